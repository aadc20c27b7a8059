/**
 * A request for this path that `first-paint/ask-ahead.ts` began before any code was there; each is handed out once. `forgetBegun` ends
 * it: what nobody took is old by then.
 */
export function takeBegun(path: string): Promise<Response> | undefined {
  const begun = window.kalivoBegun?.[path];
  if (begun !== undefined) delete window.kalivoBegun?.[path];
  return begun;
}

export const forgetBegun = (): void => {
  window.kalivoBegun = undefined;
};

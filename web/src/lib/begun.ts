type Arrived = { text: string; headers: Headers };

const arrived = new Map<string, Arrived>();
const awaited = new WeakSet<Promise<Response>>();
/** Has a way of its own, which is waited for (`features/me/session.ts`). */
export const WHO_IS_THERE = "/api/auth";

/**
 * A request for this path that `first-paint/ask-ahead.ts` began before any code was there; each is handed out once.
 * `forgetBegun` ends it: what nobody took is old by then, or somebody else's.
 */
export function takeBegun(path: string): Promise<Response> | undefined {
  const begun = window.kalivoBegun?.[path];
  if (begun !== undefined) delete window.kalivoBegun?.[path];
  arrived.delete(path);
  return begun;
}

/**
 * Reads what was begun as it comes: a screen that is drawn after that has it from its first moment (`takeArrived`). Asked
 * again, it reads what was begun since.
 */
export async function readBegun(): Promise<void> {
  const begun = Object.entries(window.kalivoBegun ?? {}).filter(
    ([path, answer]) => path !== WHO_IS_THERE && !awaited.has(answer),
  );
  for (const [, answer] of begun) awaited.add(answer);
  await Promise.all(begun.map(([path, answer]) => keepArrived(path, answer)));
}

async function keepArrived(path: string, begun: Promise<Response>): Promise<void> {
  try {
    const response = await begun;
    if (!response.ok || isTaken(path, begun)) return;
    const text = await response.clone().text();
    if (!isTaken(path, begun)) arrived.set(path, { text, headers: response.headers });
  } catch {
    // Whoever asks for it hears of it.
  }
}

const isTaken = (path: string, begun: Promise<Response>) => window.kalivoBegun?.[path] !== begun;

/** A successful answer to what was begun for this path, where it has come and nobody has taken it; once. */
export function takeArrived(path: string): Arrived | undefined {
  const found = arrived.get(path);
  if (found !== undefined) void takeBegun(path);
  return found;
}

export const forgetBegun = (): void => {
  window.kalivoBegun = undefined;
  arrived.clear();
};

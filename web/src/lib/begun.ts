import type { readMe } from "@kalivo/contract/api-paths.ts";

type Arrived = { text: string; headers: Headers };

const arrived = new Map<string, Arrived>();
const awaited = new WeakSet<Promise<Response>>();
/** Excluded: the session awaits its own prefetch (`features/me/session.ts`). */
export const WHO_IS_THERE: typeof readMe = "/api/auth";

/**
 * The prefetch of this path by `first-paint/ask-ahead.ts`; each is handed out once. `forgetBegun` drops the rest: by then
 * they are stale, or of another person.
 */
export function takeBegun(path: string): Promise<Response> | undefined {
  const begun = window.kalivoBegun?.[path];
  if (begun !== undefined) delete window.kalivoBegun?.[path];
  arrived.delete(path);
  return begun;
}

/**
 * Parses prefetched answers as they arrive, so that a screen has them in its first render (`takeArrived`). Called again,
 * it takes those that were prefetched since.
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
    // Reported to whoever takes it.
  }
}

const isTaken = (path: string, begun: Promise<Response>) => window.kalivoBegun?.[path] !== begun;

/** The prefetched answer of this path, if it arrived, succeeded and was not taken yet. */
export function takeArrived(path: string): Arrived | undefined {
  const found = arrived.get(path);
  if (found !== undefined) void takeBegun(path);
  return found;
}

export const forgetBegun = (): void => {
  window.kalivoBegun = undefined;
  arrived.clear();
};

import { readMe } from "@kalivo/contract/api-paths.ts";

type Arrived = { text: string; headers: Headers };

const arrived = new Map<string, Arrived>();
const awaited = new WeakSet<Promise<Response>>();
/** Excluded: the session awaits its own prefetch (`features/me/session.ts`). */
export const SESSION_PATH = readMe;

/**
 * The prefetch of this path by `boot/page/prefetch-api.ts`; each is handed out once. `forgetPrefetched` drops the rest: by then
 * they are stale, or of another person.
 */
export function takePrefetched(path: string): Promise<Response> | undefined {
  const prefetched = window.kalivoPrefetched?.[path];
  if (prefetched !== undefined) delete window.kalivoPrefetched?.[path];
  arrived.delete(path);
  return prefetched;
}

/**
 * Parses prefetched answers as they arrive, so that a screen has them in its first render (`takeParsed`). Called again,
 * it takes those that were prefetched since.
 */
export async function readPrefetched(): Promise<void> {
  const prefetched = Object.entries(window.kalivoPrefetched ?? {}).filter(
    ([path, answer]) => path !== SESSION_PATH && !awaited.has(answer),
  );
  for (const [, answer] of prefetched) awaited.add(answer);
  await Promise.all(prefetched.map(([path, answer]) => keepArrived(path, answer)));
}

async function keepArrived(path: string, prefetched: Promise<Response>): Promise<void> {
  try {
    const response = await prefetched;
    if (!response.ok || isTaken(path, prefetched)) return;
    const text = await response.clone().text();
    if (!isTaken(path, prefetched)) arrived.set(path, { text, headers: response.headers });
  } catch {
    // Reported to the reader that takes it.
  }
}

const isTaken = (path: string, prefetched: Promise<Response>) =>
  window.kalivoPrefetched?.[path] !== prefetched;

/** The prefetched answer of this path, if it arrived, succeeded and was not taken yet. */
export function takeParsed(path: string): Arrived | undefined {
  const found = arrived.get(path);
  if (found !== undefined) void takePrefetched(path);
  return found;
}

export const forgetPrefetched = (): void => {
  window.kalivoPrefetched = undefined;
  arrived.clear();
};

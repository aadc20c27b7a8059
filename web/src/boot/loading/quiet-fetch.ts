import { isOnline } from "../../lib/online.ts";
import { whenIdle } from "./when-idle.ts";

/** For whom a chunk is prefetched. */
export type Audience = "member" | "visitor" | "admin" | "anybody";
type Piece = { load: () => Promise<unknown>; audience: Audience };

const pieces = new Set<Piece>();
const heard = new Set<() => void>();

/** Registers a chunk for the idle prefetch; `load` rejects, or resolves with false, when it did not arrive. */
export function wantLater(load: () => Promise<unknown>, audience: Audience = "anybody"): void {
  pieces.add({ load, audience });
}

/**
 * Prefetches the registered chunks of these audiences one by one when the browser is idle, and those that they register
 * in turn. Not with data saver, not offline. Resolves with true once everything is loaded.
 */
export async function fetchInQuiet(audience: readonly Audience[], ended: AbortSignal): Promise<boolean> {
  const next = () => [...pieces].find((piece) => audience.includes(piece.audience));
  for (let piece = next(); piece !== undefined; piece = next()) {
    await quiet();
    if (ended.aborted || savesData() || !isOnline()) return false;
    pieces.delete(piece);
    const came = await piece.load().catch(() => false);
    if (came === false) {
      pieces.add(piece); // last in the queue now
      return false;
    }
  }
  for (const tell of heard) tell();
  return true;
}

/** Subscribes to the end of the prefetch. */
export function onFetched(tell: () => void): void {
  heard.add(tell);
}

const quiet = () => new Promise<void>(whenIdle);

const savesData = (): boolean => navigator.connection?.saveData === true;

/**
 * Whether a large file may be prefetched: no metered connection, as far as the browser tells (Safari and Firefox do not),
 * and no slow one.
 */
export const hasRoom = (): boolean => {
  const { type, effectiveType = "4g" } = navigator.connection ?? {};
  return !savesData() && type !== "cellular" && effectiveType === "4g";
};

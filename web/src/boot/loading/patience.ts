import { useSyncExternalStore } from "react";
import { serverIsUnreachable, whenOnline } from "../../lib/online.ts";
import { fetchLostStyles } from "./lost-styles.ts";
import { log } from "../../lib/log.ts";
import { reloadOnce } from "./reload-once.ts";

/** Whether chunks are missing because the server does not answer, and whether they are being retried. */
export type Away = "no" | "away" | "trying";

let lost = 0;
/** The retry of each missing chunk. */
const waiting = new Set<() => void>();
const heard = new Set<() => void>();

/**
 * Loads a chunk (code or sentences). If the server does not answer, it stays pending and is retried when the network is
 * back or on request; the fallback says so (`useAway`). If the server answers and the chunk is missing, this page is of an
 * older version and reloads, once.
 */
export async function patiently<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  const piece = await load().catch((error) => whenLost(error, load));
  tryAgain(); // the network is back: retry the others
  return piece;
}

async function whenLost<Piece>(error: unknown, load: () => Promise<Piece>): Promise<Piece> {
  log(`a piece of the app is not there yet: ${String(error)}`);
  if (!(await serverIsUnreachable())) return load().catch(reloadOnce); // the network may have come back meanwhile
  lost += 1;
  try {
    return await onceThere(load);
  } finally {
    lost -= 1;
    tell();
  }
}

async function onceThere<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  const end = whenOnline(tryAgain);
  await new Promise<void>((again) => {
    waiting.add(again);
    tell();
  });
  end();
  await fetchLostStyles();
  try {
    return await load();
  } catch (error) {
    return (await serverIsUnreachable()) ? onceThere(load) : reloadOnce(error);
  }
}

/** Retries all missing chunks. */
export function tryAgain(): void {
  if (waiting.size === 0) return;
  const all = [...waiting];
  waiting.clear();
  tell();
  for (const again of all) again();
}

/** Subscribes to the state; returns the unsubscribe. */
export function watchAway(changed: () => void): () => void {
  heard.add(changed);
  return () => void heard.delete(changed);
}

export function isAway(): Away {
  if (lost === 0) return "no";
  return waiting.size > 0 ? "away" : "trying";
}

export const useAway = (): Away => useSyncExternalStore(watchAway, isAway);

function tell(): void {
  for (const changed of heard) changed();
}

import { createHash } from "node:crypto";
import type { Card } from "../describe-subject.ts";
import { drawCard } from "./draw-card.ts";

/** The size of the cache: a few megabytes at most. */
const MOST_KEPT = 100;
/** Each takes a tenth of a second of CPU; when more are waiting the request is answered as busy. */
const MOST_WAITING = 20;

export type PictureShelf = (card: Card) => Promise<Buffer | "busy">;

/** Draws one picture at a time and caches the latest; a card is drawn once. */
export function pictureShelf(draw: typeof drawCard = drawCard): PictureShelf {
  const kept = new Map<string, Promise<Buffer>>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const drawInTurn = async (card: Card): Promise<Buffer> => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    waiting += 1;
    try {
      await before;
      return await draw(card, card.slogan);
    } finally {
      waiting -= 1;
      resolve();
    }
  };

  return async (card) => {
    const key = createHash("sha256").update(JSON.stringify(card)).digest("hex");
    const there = kept.get(key);
    if (there === undefined && waiting >= MOST_WAITING) return "busy";
    const picture = there ?? drawInTurn(card);
    kept.delete(key);
    kept.set(key, picture);
    dropOldest(kept);
    try {
      return await picture;
    } catch (error) {
      kept.delete(key); // a failed drawing is tried again
      throw error;
    }
  };
}

function dropOldest(kept: Map<string, unknown>) {
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

import { portraitSeed } from "@kalivo/domain/people/portrait.ts";

/** How many portraits are offered at once. */
const OFFERED = 12;
const BYTES = 12;

/** Portraits nobody has seen yet. */
export const newSeeds = (): readonly string[] =>
  Array.from({ length: OFFERED }, () => portraitSeed(crypto.getRandomValues(new Uint8Array(BYTES))));

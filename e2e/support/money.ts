import { expect } from "vitest";

/** "1 234,56 €" as people read it, with any kind of blank, in cents. */
export function centsIn(text: string): number {
  const found = /(\d[\d\s]*),(\d\d)\s€/u.exec(text);
  expect(found, `an amount in "${text}"`).not.toBeNull();
  return Number(`${found?.[1]?.replaceAll(/\s/gu, "")}${found?.[2]}`);
}

/** The same text with plain blanks, so that it can be written in a test. */
export const plain = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

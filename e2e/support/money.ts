import { expect } from "vitest";

/** Parses "1 234,56 €", with any kind of space, to cents. */
export function centsIn(text: string): number {
  const found = /(\d[\d\s]*),(\d\d)\s€/u.exec(text);
  expect(found, `an amount in "${text}"`).not.toBeNull();
  return Number(`${found?.[1]?.replaceAll(/\s/gu, "")}${found?.[2]}`);
}

/** The text with plain spaces, to compare with a literal. */
export const plain = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

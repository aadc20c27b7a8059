/** `npm run nightly`: every screen in every size and colour, where `npm test` takes one of them for each. */
export const BY_NIGHT = process.env["KALIVO_SIZE"] === "large";

/** Always the same number for a name, spread evenly: by it `npm test` chooses which of several ways something is seen. */
export const placeOf = (name: string, ways: number): number => {
  let hash = 2_166_136_261;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) % ways;
};

/** `npm run nightly` checks every screen in every size and colour scheme, `npm test` in one of them. */
export const BY_NIGHT = process.env["KALIVO_SIZE"] === "large";

/** A stable, evenly distributed hash of a name: `npm test` uses it to choose one of several variants. */
export const placeOf = (name: string, ways: number): number => {
  let hash = 2_166_136_261;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) % ways;
};

const FLAME =
  "M24 45C13.5 45 7 38.3 7 29.5 7 20.5 13 16.5 16.5 11 18.3 8.2 19 5.6 18.8 3 21.8 5 24 8.5 24 13Z";
const LEAF = "M24 45C34.5 45 41 38.3 41 29.5 41 23 37.5 17.5 29 15.5 26.5 15 24.6 14.2 24 13Z";

/** The mark of design §2 as SVG in a square of 48, without the square: half flame, half leaf, and the stem between them. */
export const markPaths = ({ stem, stemWidth }: { stem: string; stemWidth: number }): string =>
  `<path fill="${MARK_COLOURS.ember}" d="${FLAME}"/><path fill="${MARK_COLOURS.leaf}" d="${LEAF}"/><path fill="none" stroke="${stem}" stroke-width="${stemWidth}" stroke-linecap="round" d="M24 45V24"/>`;

export const MARK_COLOURS = { ember: "#f16015", leaf: "#1aa557" } as const;

/** As a picture of its own. */
export const MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${markPaths({ stem: "#ffffff", stemWidth: 2.4 })}</svg>`;

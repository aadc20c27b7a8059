/** The light colours of design §3.1: a shared picture has one look everywhere. */
export const COLOURS = {
  canvas: "#f9f8f2",
  ink: "#11221b",
  ink2: "#42514a",
  ember: "#f16015",
  leaf: "#1aa557",
  emberText: "#b2380d",
  leafText: "#00603a",
} as const;

const FLAME =
  "M24 45C13.5 45 7 38.3 7 29.5 7 20.5 13 16.5 16.5 11 18.3 8.2 19 5.6 18.8 3 21.8 5 24 8.5 24 13Z";
const LEAF = "M24 45C34.5 45 41 38.3 41 29.5 41 23 37.5 17.5 29 15.5 26.5 15 24.6 14.2 24 13Z";

const mark = (transform: string, stem: number) =>
  `<g transform="${transform}"><path fill="${COLOURS.ember}" d="${FLAME}"/><path fill="${COLOURS.leaf}" d="${LEAF}"/><path fill="none" stroke="${COLOURS.canvas}" stroke-width="${stem}" stroke-linecap="round" d="M24 45V24"/></g>`;

/** Common to every picture: the background, the cropped mark, and the name of the product (design §2). */
export const ARTWORK = `<rect width="1200" height="630" fill="${COLOURS.canvas}"/>${mark("translate(712 -52) rotate(8 300 300) scale(14.5)", 2)}${mark("translate(80 68) scale(1.25)", 2.4)}`;

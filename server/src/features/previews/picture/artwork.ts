import { MARK_COLOURS, markPaths } from "#server/documents/mark.ts";

/** The light colours of design §3.1: a shared picture has one look everywhere. */
export const COLOURS = {
  canvas: "#f9f8f2",
  ink: "#11221b",
  ink2: "#42514a",
  ...MARK_COLOURS,
  emberText: "#b2380d",
  leafText: "#00603a",
} as const;

const mark = (transform: string, stemWidth: number) =>
  `<g transform="${transform}">${markPaths({ stem: COLOURS.canvas, stemWidth })}</g>`;

/** Common to every picture: the background, the cropped mark, and the name of the product (design §2). */
export const ARTWORK = `<rect width="1200" height="630" fill="${COLOURS.canvas}"/>${mark("translate(712 -52) rotate(8 300 300) scale(14.5)", 2)}${mark("translate(80 68) scale(1.25)", 2.4)}`;

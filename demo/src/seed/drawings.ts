import type { DemoOrganisation } from "./data/organisations.ts";

/** Whose pictures are drawn: an organisation's, a team's. */
type Drawn = Pick<DemoOrganisation, "hue" | "scene" | "mark">;
type Palette = { a: string; b: string; c: string; ground: string };

// Colours of drawn pictures, not of the interface: one hue each, four steps of it.
const palette = (hue: number, chroma: number): Palette => ({
  a: `oklch(58% ${chroma} ${hue})`,
  b: `oklch(88% ${chroma * 0.45} ${hue})`,
  c: `oklch(38% ${chroma * 0.7} ${hue})`,
  ground: `oklch(95.5% ${chroma * 0.2} ${hue})`,
});

const fill = (drawing: string, { a, b, c }: Palette) =>
  drawing.replaceAll("{a}", a).replaceAll("{b}", b).replaceAll("{c}", c);

/** A square logo on its own ground; grey when nobody has selected it. */
export function drawLogo({ hue, mark }: Drawn, grey: boolean): Buffer {
  const colours = palette(hue, grey ? 0 : 0.13);
  return svg(
    96,
    96,
    `<rect width="96" height="96" rx="22" fill="${colours.ground}"/><g transform="translate(18 18) scale(1.25)">${fill(mark, colours)}</g>`,
  );
}

/** A 16:9 banner: a quiet scene in a hue with its mark, large and cropped. */
export function drawBanner({ hue, mark, scene }: Drawn): Buffer {
  const colours = palette(hue, 0.11);
  const ghost = fill(mark, { ...colours, a: colours.b, c: colours.b });
  return svg(
    1280,
    720,
    `<rect width="1280" height="720" fill="${colours.ground}"/>
     <circle cx="1010" cy="190" r="120" fill="${colours.b}"/>
     <g transform="translate(60 40) scale(9)" opacity=".55">${ghost}</g>${fill(SCENES[scene], colours)}`,
  );
}

/** A result: the mark, counted in rows. */
export function drawResult({ hue, mark }: Drawn): Buffer {
  const colours = palette(hue, 0.12);
  const one = fill(mark, colours);
  const marks = Array.from(
    { length: 24 },
    (_, n) =>
      `<g transform="translate(${100 + (n % 8) * 140} ${36 + Math.floor(n / 8) * 114}) scale(2)">${one}</g>`,
  );
  return svg(1280, 400, `<rect width="1280" height="400" fill="${colours.ground}"/>${marks.join("")}`);
}

const SCENES = {
  hills:
    '<path fill="{b}" d="M0 470c200-130 420-130 640-20s430 90 640-60v330H0z"/><path fill="{a}" d="M0 560c240-110 470-60 700 10s400 40 580-40v190H0z"/><path fill="{c}" d="M0 650c320-70 620-40 1280-10v80H0z"/>',
  waves:
    '<path fill="{b}" d="M0 450q160-70 320 0t320 0 320 0 320 0v270H0z"/><path fill="{a}" d="M0 540q160-60 320 0t320 0 320 0 320 0v180H0z"/><path fill="{c}" d="M0 640q160-50 320 0t320 0 320 0 320 0v80H0z"/>',
  roofs:
    '<path fill="{b}" d="M0 720V480l110-90 110 90v-60l130-110 130 110v80l100-80 100 80v-70l140-110 140 110v70l120-90 120 90 80-60v350z"/><path fill="{a}" d="M0 720V600l140-100 140 100v-30l120-90 120 90v50l150-110 150 110v-40l130-90 130 90v40l200-110v210z"/><path fill="{c}" d="M0 680h1280v40H0z"/>',
  circles:
    '<circle cx="200" cy="690" r="230" fill="{b}"/><circle cx="560" cy="760" r="260" fill="{a}"/><circle cx="960" cy="740" r="240" fill="{b}"/><circle cx="1240" cy="700" r="190" fill="{a}"/><circle cx="800" cy="800" r="200" fill="{c}"/><circle cx="330" cy="820" r="190" fill="{c}"/>',
} as const satisfies Record<DemoOrganisation["scene"], string>;

const svg = (width: number, height: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
  );

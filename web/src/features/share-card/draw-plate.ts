import { drawQr } from "../codes/qr-picture.ts";
import {
  bold,
  type Box,
  type Context,
  display,
  fillRounded,
  fillWith,
  plain,
  type Style,
  within,
  write,
} from "./card-canvas.ts";
import type { CardFacts } from "./card-facts.ts";
import type { Logo } from "./load-logos.ts";

export type PlateWords = { movingFor: string; scan: string; more: (n: number) => string };
type Plate = { facts: CardFacts; logos: readonly Logo[]; words: PlateWords };

export const MOST_LOGOS = 4;
const PLATE = { left: 48, top: 982, width: 984, height: 320, radius: 56 };
const X = PLATE.left + 36;
const LOGO = 96;
const QR = 272;

const CAPTION: Style = { colour: "--ink-2", font: plain, most: 30, least: 22 };
const PERSON: Style = { colour: "--ink", font: bold, most: 36, least: 24 };
const BESIDE: Style = { colour: "--ink", font: bold, most: 40, least: 24 };

/** Organisations, name and QR code; no plate when all are missing. */
export function drawPlate(context: Context, { facts, logos, words }: Plate): void {
  const { link, name } = facts;
  if (link === null && logos.length === 0) return;
  fillRounded(context, PLATE, "--surface");
  if (link !== null) drawCode(context, link);
  const width = PLATE.width - 72 - (link === null ? 0 : QR + 36);
  const line = (down: number) => ({ x: X, y: PLATE.top + down, width });
  if (logos.length > 0) {
    const middle = name === null ? 34 : 0;
    write(context, words.movingFor, line(76 + middle), CAPTION);
    drawLogos(context, { facts, logos, words }, line(100 + middle));
  }
  if (name === null) return;
  const lower = logos.length > 0 ? 88 : 0;
  write(context, name, line(162 + lower), PERSON);
  write(context, words.scan, line(202 + lower), CAPTION);
}

function drawCode(context: Context, link: string): void {
  const left = PLATE.left + PLATE.width - QR - 24;
  const box = { left, top: PLATE.top + (PLATE.height - QR) / 2, width: QR, height: QR, radius: 32 };
  within(context, box, () => drawQr(context, link, { ...box, side: QR }));
}

/**
 * Each logo uncropped on a white plate, or the first letter when it failed to load. A single one is named, those over the
 * limit are counted.
 */
function drawLogos(
  context: Context,
  { facts, logos, words }: Plate,
  place: { x: number; y: number; width: number },
): void {
  const step = LOGO + 16;
  logos.forEach(({ name, picture }, index) => {
    const box = { left: place.x + index * step, top: place.y, width: LOGO, height: LOGO, radius: 28 };
    if (picture === null) drawLetter(context, name, box);
    else drawPicture(context, picture, box);
  });
  const rest = facts.organisations.length - logos.length;
  const beside = { x: place.x + logos.length * step + 4, y: place.y + 62, width: place.width - step - 4 };
  const [first] = logos;
  if (rest > 0) write(context, words.more(rest), { ...beside, width: LOGO }, BESIDE);
  else if (logos.length === 1 && first !== undefined) write(context, first.name, beside, BESIDE);
}

function drawLetter(context: Context, name: string, box: Box): void {
  const [first] = new Intl.Segmenter().segment(name.trim());
  fillRounded(context, box, "--leaf-soft");
  context.font = display(48);
  context.textAlign = "center";
  fillWith(context, "--leaf-text");
  context.fillText((first?.segment ?? "").toUpperCase(), box.left + LOGO / 2, box.top + LOGO / 2 + 17);
}

function drawPicture(context: Context, picture: HTMLImageElement, box: Box): void {
  const scale = Math.min(LOGO / picture.naturalWidth, LOGO / picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  fillRounded(context, box, "--plate");
  within(context, box, () =>
    context.drawImage(picture, box.left + (LOGO - width) / 2, box.top + (LOGO - height) / 2, width, height),
  );
}

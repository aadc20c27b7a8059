import { APP_NAME } from "@kalivo/words/app-name.ts";
import { pngOf } from "../codes/qr-picture.ts";
import type { CardFacts } from "./card-facts.ts";
import {
  bold,
  type Context,
  display,
  drawMark,
  fillRounded,
  fillWith,
  fitted,
  type Style,
  write,
} from "./card-canvas.ts";
import { drawPlate, MOST_LOGOS, type PlateWords } from "./draw-plate.ts";
import { loadLogos } from "./load-logos.ts";

export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1350;

const EDGE = 80;
const INNER = CARD_WIDTH - 2 * EDGE;

/** The fixed words on the card. */
export type CardWords = PlateWords & { calories: string };

const NAME: Style = { colour: "--ink", font: display, most: 60, least: 60 };
const HEADLINE: Style = { colour: "--ink", font: display, most: 150, least: 64 };
const DATE: Style = { colour: "--ink-2", font: bold, most: 48, least: 32 };
const ABOUT: Style = { colour: "--ink-2", font: bold, most: 46, least: 30 };
const FIGURE: Style = { colour: "--ink", font: display, most: 236, least: 120 };
const UNIT: Style = { colour: "--ember-text", font: bold, most: 60, least: 30 };
const DONORS: Style = { colour: "--leaf-text", font: bold, most: 44, least: 28 };

/** The card as a PNG, in the fonts and colours of the current theme. */
export async function drawCard(facts: CardFacts, words: CardWords): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: CARD_WIDTH, height: CARD_HEIGHT });
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser cannot draw");
  const [logos] = await Promise.all([loadLogos(facts.organisations.slice(0, MOST_LOGOS)), loadFaces(facts)]);
  fillWith(context, "--canvas");
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  // The mark, oversized and cut off by the card's edge.
  drawMark(context, { x: 590, y: -250, scale: 16, turned: 8 });
  drawName(context);
  drawMoment(context, facts, words.calories);
  drawPlate(context, { facts, logos, words });
  return pngOf(canvas);
}

/** A canvas uses loaded fonts only: loads the subsets for the characters to draw. */
async function loadFaces({ figure, what, when, donors, name, organisations }: CardFacts): Promise<void> {
  const letters = [figure, what, when, donors, name, ...organisations.map((chosen) => chosen.name)].join("");
  await Promise.allSettled([
    document.fonts.load(display(100), letters),
    document.fonts.load(bold(40), letters),
  ]);
}

function drawName(context: Context): void {
  drawMark(context, { x: EDGE - 12, y: EDGE - 14, scale: 1.7, turned: 0 });
  context.letterSpacing = "-2.4px";
  write(context, APP_NAME.toLowerCase(), { x: EDGE + 76, y: EDGE + 48, width: 320 }, NAME);
  context.letterSpacing = "0px";
}

/** Activity, calories as the main figure, donations. With hidden calories the activity is the headline. */
function drawMoment(context: Context, { figure, what, when, donors }: CardFacts, calories: string): void {
  const down = donors === null ? 64 : 0;
  const line = (y: number) => ({ x: EDGE, y: y + down, width: INNER });
  if (figure === null) {
    write(context, what, line(740), HEADLINE);
    if (when !== null) write(context, when, line(812), DATE);
  } else {
    write(context, when === null ? what : `${what} · ${when}`, line(572), ABOUT);
    const wide = write(context, figure, { ...line(784), x: EDGE - 8, width: 620 }, FIGURE);
    write(context, calories, { x: EDGE + wide + 20, y: 784 + down, width: INNER - wide - 20 }, UNIT);
  }
  if (donors !== null) drawDonors(context, donors);
}

/** On a leaf-coloured plate, the colour of money. */
function drawDonors(context: Context, donors: string): void {
  const padding = 32;
  const { text, width } = fitted(context, donors, INNER - 2 * padding, DONORS);
  const plate = { left: EDGE, top: 848, width: width + 2 * padding, height: 88, radius: 44 };
  fillRounded(context, plate, "--leaf-soft");
  write(context, text, { x: EDGE + padding, y: plate.top + 59, width: width + 1 }, DONORS);
}

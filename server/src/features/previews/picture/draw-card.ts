import type { Font } from "satori";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { FONT_SUBSETS, readFonts } from "#server/documents/fonts.ts";
import type { Card } from "../describe-subject.ts";
import { ARTWORK, COLOURS } from "./artwork.ts";

/** The size that sites with link previews require. */
export const PICTURE_WIDTH_PX = 1200;
export const PICTURE_HEIGHT_PX = 630;

const SIZE = { width: PICTURE_WIDTH_PX, height: PICTURE_HEIGHT_PX };
const TEXT_WIDTH_PX = 660;
const LONGEST_TITLE = 60;

/**
 * A card as a PNG. All text becomes outlines of our own font, so that a machine without fonts draws the same. A title with
 * letters missing in our font (other scripts) is replaced by `instead`.
 */
export async function drawCard(card: Card, instead: string): Promise<Buffer> {
  const own = await outlines(card);
  const drawn = own.complete ? own : await outlines({ ...card, title: instead });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">${ARTWORK}${drawn.svg}</svg>`;
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
}

/** `complete`: the font has every letter. */
async function outlines(card: Card): Promise<{ svg: string; complete: boolean }> {
  let complete = drawable(card.title) !== "";
  const { default: satori } = await import("satori");
  const svg = await satori(layout(card), {
    ...SIZE,
    fonts: await fonts(),
    loadAdditionalAsset: async () => {
      complete = false;
      return [];
    },
  });
  return { svg, complete };
}

type Style = Readonly<Record<string, string | number>>;

const box = (style: Style, ...children: unknown[]) => ({
  type: "div",
  key: null,
  props: { style: { display: "flex", ...style }, children },
});

const COLUMN = { flexDirection: "column", width: TEXT_WIDTH_PX };
const TONES = { raised: COLOURS.emberText, given: COLOURS.leafText } as const;

function layout({ title, figure }: Card) {
  const name = shortened(drawable(title));
  return box(
    { ...COLUMN, height: "100%", padding: "70px 0 72px 80px", fontFamily: FAMILIES, color: COLOURS.ink },
    box({ paddingLeft: 66, fontSize: 44, fontWeight: 700, letterSpacing: "-0.04em" }, APP_NAME.toLowerCase()),
    box({ ...COLUMN, flexGrow: 1, justifyContent: "center" }, [
      box(
        { display: "block", lineClamp: 3, width: TEXT_WIDTH_PX, fontSize: titleSize(name), ...TITLE },
        name,
      ),
      ...(figure === null
        ? []
        : [
            box({ ...COLUMN, paddingTop: 36 }, [
              box({ fontSize: 30, fontWeight: 500, color: COLOURS.ink2 }, drawable(figure.label)),
              box(
                { fontSize: 68, fontWeight: 700, color: TONES[figure.tone], letterSpacing: "-0.02em" },
                drawable(figure.value),
              ),
            ]),
          ]),
    ]),
  );
}

const TITLE = {
  fontWeight: 700,
  lineHeight: 1.08,
  letterSpacing: "-0.02em",
  wordBreak: "break-word",
} as const;

function titleSize(title: string): number {
  if (title.length <= 16) return 92;
  return title.length <= 36 ? 72 : 60;
}

/** Without emoji, which are pictures, and with plain spaces, because the font has no narrow one. */
const drawable = (text: string) =>
  text.toWellFormed().normalize("NFC").replaceAll(NOT_DRAWN, "").replaceAll(/\s+/g, " ").trim();

const NOT_DRAWN =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Cc}|\p{Cf}|[\uFE00-\uFE0F\u20E3]/gu;

function shortened(title: string): string {
  const characters = Array.from(title);
  if (characters.length <= LONGEST_TITLE) return title;
  return `${characters
    .slice(0, LONGEST_TITLE - 1)
    .join("")
    .trimEnd()}…`;
}

const WEIGHTS = [500, 700] as const;
const FAMILIES = FONT_SUBSETS.join(", ");

let loading: Promise<Font[]> | undefined;

const fonts = (): Promise<Font[]> => (loading ??= loadFonts());

async function loadFonts(): Promise<Font[]> {
  const files = await readFonts(WEIGHTS);
  return files.map(({ subset, weight, data }) => ({
    name: subset,
    weight: WEIGHTS.find((one) => one === weight) ?? 500,
    style: "normal",
    data,
  }));
}

import { createRequire } from "node:module";
import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";
import { FONT_SUBSETS, readFonts, type FontFile } from "./fonts.ts";

const MARGIN = 50;
const NORMAL = 400;
const BOLD = 700;
const INK = "#14231b";
const QUIET = "#52625a";
const RULE = "#d5ded8";

export type Column = { head: string; width: number; align?: "left" | "right" };
export type TextStyle = { size?: number; bold?: boolean; colour?: string };

let loading: Promise<FontFile[]> | undefined;

/** An A4 document in the product's own typeface, written from top to bottom; page breaks and numbers are automatic. */
export async function startPages(info: {
  title: string;
  author: string;
  createdAt: Date;
  language: Language;
}) {
  const files = await (loading ??= readFonts([NORMAL, BOLD]));
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    bufferPages: true,
    lang: HTML_LANG[info.language],
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.createdAt },
  });
  for (const { subset, weight, data } of files) pdf.registerFont(`${subset}-${weight}`, data);
  return new Pages(pdf);
}

export class Pages {
  readonly #pdf: PDFKit.PDFDocument;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
  }

  /** A paragraph over the whole width. */
  text(text: string, style: TextStyle = {}): void {
    const { size = 10 } = style;
    for (const line of this.#wrapped(text, this.#width, style)) {
      this.#makeRoom(size * 1.45);
      this.#line(line, MARGIN, this.#pdf.y, style);
      this.#pdf.y += size * 1.45;
    }
  }

  gap(height = 10): void {
    this.#pdf.y += height;
  }

  /** Columns as wide as their share of the page; the head is repeated on each page. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[], last?: readonly string[]): void {
    this.#row(
      columns,
      columns.map(({ head }) => head),
      { bold: true, colour: QUIET, size: 9 },
    );
    for (const row of rows) {
      if (this.#pdf.y > this.#bottom - 30) {
        this.#pdf.addPage();
        this.#row(
          columns,
          columns.map(({ head }) => head),
          { bold: true, colour: QUIET, size: 9 },
        );
      }
      this.#row(columns, row, { size: 9 });
    }
    if (last !== undefined) this.#row(columns, last, { bold: true, size: 9 });
  }

  /** Ends the document; `foot` is printed on every page. */
  end(foot: (page: number, pages: number) => string): PDFKit.PDFDocument {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#pdf.switchToPage(page);
      this.#pdf.page.margins.bottom = 0; // else text below the margin begins a page
      this.#line(foot(page - start + 1, count), MARGIN, this.#pdf.page.height - MARGIN + 12, {
        size: 8,
        colour: QUIET,
      });
    }
    this.#pdf.end();
    return this.#pdf;
  }

  get #width() {
    return this.#pdf.page.width - 2 * MARGIN;
  }

  get #bottom() {
    return this.#pdf.page.height - MARGIN;
  }

  #makeRoom(height: number): void {
    if (this.#pdf.y + height > this.#bottom) this.#pdf.addPage();
  }

  #row(columns: readonly Column[], cells: readonly string[], style: TextStyle): void {
    const { size = 9 } = style;
    const widths = columns.map(({ width }) => width * this.#width);
    const wrapped = cells.map((cell, index) => this.#wrapped(cell, (widths[index] ?? 0) - 6, style));
    const height = Math.max(...wrapped.map(({ length }) => length)) * size * 1.4 + 6;
    this.#makeRoom(height);
    const top = this.#pdf.y;
    let left = MARGIN;
    for (const [index, lines] of wrapped.entries()) {
      const width = widths[index] ?? 0;
      for (const [at, line] of lines.entries()) {
        const inset = columns[index]?.align === "right" ? width - 6 - this.#widthOf(line, style) : 0;
        this.#line(line, left + inset, top + 3 + at * size * 1.4, style);
      }
      left += width;
    }
    this.#pdf.y = top + height;
    this.#pdf
      .moveTo(MARGIN, this.#pdf.y)
      .lineTo(MARGIN + this.#width, this.#pdf.y)
      .lineWidth(0.5)
      .stroke(RULE);
  }

  #line(text: string, x: number, y: number, style: TextStyle): void {
    let left = x;
    for (const { font, run } of runsOf(text, style)) {
      this.#pdf.font(font, style.size ?? 10).fillColor(style.colour ?? INK);
      this.#pdf.text(run, left, y, { lineBreak: false });
      left += this.#pdf.widthOfString(run);
    }
    this.#pdf.x = MARGIN;
    this.#pdf.y = y;
  }

  #widthOf(text: string, style: TextStyle): number {
    return runsOf(text, style).reduce(
      (width, { font, run }) => width + this.#pdf.font(font, style.size ?? 10).widthOfString(run),
      0,
    );
  }

  /** Breaks between words, and within a word wider than the line. */
  #wrapped(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = "";
    for (const piece of text.split(/(?<=\s)/u).flatMap((word) => this.#pieces(word, width, style))) {
      if (line !== "" && this.#widthOf((line + piece).trimEnd(), style) > width) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += piece;
    }
    return [...lines, line.trimEnd()];
  }

  #pieces(word: string, width: number, style: TextStyle): string[] {
    return this.#widthOf(word.trimEnd(), style) <= width ? [word] : Array.from(word);
  }
}

type Range = { from: number; to: number };

/** The Unicode ranges of each font file, from its package. */
const RANGES: Readonly<Record<string, readonly Range[]>> = readRanges();

function readRanges() {
  const { resolve } = createRequire(import.meta.url);
  const said: unknown = createRequire(import.meta.url)(
    resolve("@fontsource/bricolage-grotesque/unicode.json"),
  );
  return Object.fromEntries(
    Object.entries(said ?? {}).map(([subset, list]) => [subset, String(list).split(",").map(rangeOf)]),
  );
}

function rangeOf(text: string): Range {
  const [from = "", to = from] = text.replace("U+", "").split("-");
  return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
}

const hasCharacter = (subset: string, code: number) =>
  RANGES[subset]?.some(({ from, to }) => code >= from && code <= to) === true;

/** The narrow spaces of `Intl` are in no font file; characters in none (other scripts) are shown as missing. */
function runsOf(text: string, { bold = false }: TextStyle): { font: string; run: string }[] {
  const runs: { font: string; run: string }[] = [];
  for (const character of text.normalize("NFC").replaceAll(/[\u202f\u00a0]/gu, " ")) {
    const code = character.codePointAt(0) ?? 0;
    const subset = FONT_SUBSETS.find((one) => hasCharacter(one, code));
    const font = `${subset ?? "latin"}-${bold ? BOLD : NORMAL}`;
    const shown = subset === undefined ? "?" : character;
    const last = runs.at(-1);
    if (last?.font === font) last.run += shown;
    else runs.push({ font, run: shown });
  }
  return runs;
}

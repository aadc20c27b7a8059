export type Cell = string | number | boolean | Date | null;

/** Prefixes that make spreadsheets run a text as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Spreadsheets read a table as UTF-8 only with this mark at its beginning. */
export const SHEET_MARK = "\uFEFF";

/** One line for programs (RFC 4180). A text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string =>
  lineOf(cells, { separator: ",", written: (figure) => String(figure) });

/** One line for people, after `SHEET_MARK`: a spreadsheet of Belgian settings wants semicolons and decimal commas. */
export const sheetLine = (cells: readonly Cell[]): string =>
  lineOf(cells, { separator: ";", written: (figure) => String(figure).replace(".", ",") });

type Writing = { separator: string; written: (figure: number) => string };

function lineOf(cells: readonly Cell[], { separator, written }: Writing): string {
  const texts = cells.map((cell) => {
    if (cell === null) return "";
    if (cell instanceof Date) return cell.toISOString();
    if (typeof cell === "number") return written(cell);
    return typeof cell === "string" ? quoted(cell, separator) : String(cell);
  });
  return `${texts.join(separator)}\r\n`;
}

function quoted(cell: string, separator: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

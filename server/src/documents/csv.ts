export type Cell = string | number | boolean | Date | null;

/** Prefixes that make spreadsheets run a text as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of RFC 4180. A text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(",")}\r\n`;

function written(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== "string") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export type Cell = string | number | boolean | Date | null;

/** What spreadsheets run as a formula when a text begins with it. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of RFC 4180. A text that a spreadsheet would run stands behind an apostrophe, which makes it a text. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(",")}\r\n`;

function written(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== "string") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

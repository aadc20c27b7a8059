const MAX_DECIMALS = 2;

/** Parses typed text: comma or point, spaces between thousands. Anything else is null. */
export function parseDecimal(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** The same for whole numbers, where a point separates thousands, as written in Belgium. */
export const parseWhole = (text: string): number | null =>
  parseDecimal(/^\s*\d{1,3}(?:\.\d{3})+\s*$/.test(text) ? text.replaceAll(".", "") : text);

/** Formats a number for a field in fr-BE, with the decimals of its step. */
export function showDecimal(value: number, step: number): string {
  return new Intl.NumberFormat("fr-BE", {
    minimumFractionDigits: decimalsOf(step),
    maximumFractionDigits: MAX_DECIMALS,
    useGrouping: false,
  }).format(value);
}

/** Rounded to hundredths, which removes float errors, and clamped to the bounds. */
export function stepped(value: number, by: number, least: number, most: number): number {
  return clamped(Math.round((value + by) * 100) / 100, least, most);
}

export const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const decimalsOf = (step: number) =>
  Math.min(MAX_DECIMALS, Number.isInteger(step) ? 0 : (String(step).split(".")[1] ?? "").length);

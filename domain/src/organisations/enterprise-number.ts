/**
 * Reads a typed Belgian enterprise number, with or without `BE`, dots and spaces, as `0123.456.749`; null: it is none. The
 * last two digits check the first eight (97 less their remainder by 97).
 */
export function parseEnterpriseNumber(typed: string): string | null {
  const [, digits] = /^(?:BE)?([01]\d{9})$/i.exec(typed.replaceAll(/[\s.-]/g, "")) ?? [];
  if (digits === undefined || Number(digits.slice(8)) !== 97 - (Number(digits.slice(0, 8)) % 97)) return null;
  return `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
}

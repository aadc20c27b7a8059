/** Joins class names, skipping false and empty ones: `classNames(css.card, wide && css.wide)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}

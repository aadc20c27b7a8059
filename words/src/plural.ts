import { lazy } from "@kalivo/domain/lazy.ts";

/** Numbers look the same in all three languages: they are a product rule, not a translation (design §6). */
const figures = lazy(() => new Intl.NumberFormat("fr-BE", { maximumFractionDigits: 0 }));

export type PluralForms = { one: string; other: string };

/**
 * Makes the counter of one language: `counted(3, { one: "donor", other: "donors" })` is "3 donors".
 * The figure is written the fr-BE way, the word follows the language's own plural rule.
 */
export function pluralOf(tag: string) {
  const rules = lazy(() => new Intl.PluralRules(tag));
  const word = (n: number, forms: PluralForms) => (rules().select(n) === "one" ? forms.one : forms.other);
  const counted = (n: number, forms: PluralForms) => `${figures().format(n)} ${word(n, forms)}`;
  return { word, counted };
}

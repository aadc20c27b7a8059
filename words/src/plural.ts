import { lazy } from "@kalivo/domain/lazy.ts";

/** Numbers look the same in all languages: they are a product rule, not a translation (design §6). */
const figures = lazy(() => new Intl.NumberFormat("fr-BE", { maximumFractionDigits: 0 }));

/** What is said by the plural category of a figure; a category that is not named is said as `other`. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Makes the counter of one language: `counted(3, { one: "donor", other: "donors" })` is "3 donors", and `plural`
 * says whole sentences, `plural(3, (figure) => ({ one: `of ${figure} donor`, other: `of ${figure} donors` }))`.
 * The figure is written the fr-BE way, the words follow the language's own plural rule.
 */
export function pluralOf(tag: string) {
  const rules = lazy(() => new Intl.PluralRules(tag));
  const word = (n: number, forms: PluralForms) => forms[rules().select(n)] ?? forms.other;
  const counted = (n: number, forms: PluralForms) => `${figures().format(n)} ${word(n, forms)}`;
  const plural = (n: number, forms: (figure: string) => PluralForms) => word(n, forms(figures().format(n)));
  return { word, counted, plural };
}

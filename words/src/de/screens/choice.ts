import type { choice as english } from "../../en/screens/choice.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("de");

/** Choosing organisations, and an organisation's own page. */
export const choice: typeof english = {
  title: "Wähle deine Organisationen",
  help: "Was du sammelst, teilen wir gleichmäßig zwischen denen auf, die du auswählst.",
  chosen: "Gewählt",
  sort: "Sortieren",
  raised: "bisher gesammelt",
  chosenBy: (n: number) =>
    plural(n, (figure) => ({
      one: `Gewählt von ${figure} Sportler`,
      other: `Gewählt von ${figure} Sportlern`,
    })),
  own: "Eine deiner Organisationen",
  notOwn: "Nicht mehr eine deiner Organisationen",
  yours: (amount: string) => `${amount} kamen durch deine Kalorien.`,
  listed: (day: string) => `Dabei seit ${day}`,
  themesLabel: "Themen",
  allThemes: "Alle",
  themes: {
    nature: "Natur",
    animals: "Tiere",
    poverty: "Armut",
    health: "Gesundheit",
    youth: "Jugend",
    culture: "Kultur",
    rights: "Rechte",
    care: "Pflege",
  },
  result: "Was die Organisation bisher erreicht hat",
  about: "Über uns",
  byMonth: "Gesammelt nach Monat",
  association: "Das sind wir: Was hier gegeben wird, bezahlt, was Kalivo kostet.",
  costs: {
    title: "Was Kalivo kostet",
    what: "Was",
    paidTo: "Bezahlt an",
    yearly: "Im Jahr",
    total: "Zusammen, im Jahr",
    covered: (kept: string, total: string, year: number) => `Dafür gegeben in ${year}: ${kept} von ${total}.`,
    tooFew: "Wir sagen, wie viel dafür gegeben wurde, sobald fünf Menschen das getan haben.",
    none: "Die Liste wird gerade geschrieben. Sie steht dann hier.",
  },
  saved: "Deine Organisationen sind gespeichert",
};

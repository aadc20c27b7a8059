import type { choice as english } from "../../en/screens/choice.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("nl-BE");

/** Choosing organisations, and an organisation's own page. */
export const choice: typeof english = {
  title: "Kies je organisaties",
  help: "Alles wat je ophaalt, wordt gelijk verdeeld over de organisaties die je kiest.",
  chosen: "Gekozen",
  sort: "Sorteren",
  fromBurners: (n) =>
    plural(n, (figure) => ({ one: `dankzij ${figure} sporter`, other: `dankzij ${figure} sporters` })),
  yours: (amount) => `${amount} daarvan komt van jouw calorieën.`,
  listed: (day) => `Hier sinds ${day}`,
  themesLabel: "Thema’s",
  allThemes: "Alle",
  themes: {
    nature: "Natuur",
    animals: "Dieren",
    poverty: "Armoede",
    health: "Gezondheid",
    youth: "Jeugd",
    culture: "Cultuur",
    rights: "Rechten",
    care: "Zorg",
  },
  result: "Wat het opleverde",
  about: "Over deze organisatie",
  byMonth: "Opgehaald per maand",
  saved: "Je organisaties zijn opgeslagen",
};

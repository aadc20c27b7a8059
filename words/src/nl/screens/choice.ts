import type { choice as english } from "../../en/screens/choice.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("nl-BE");

/** Choosing organisations, and an organisation's own page. */
export const choice: typeof english = {
  title: "Kies je organisaties",
  help: "Alles wat je ophaalt, wordt gelijk verdeeld over de organisaties die je kiest.",
  chosen: "Gekozen",
  sort: "Sorteren",
  raised: "opgehaald tot nu toe",
  chosenBy: (n) =>
    plural(n, (figure) => ({
      one: `Gekozen door ${figure} sporter`,
      other: `Gekozen door ${figure} sporters`,
    })),
  own: "Een van jouw organisaties",
  notOwn: "Niet langer een van jouw organisaties",
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
  result: "Het resultaat van de organisatie",
  about: "Over deze organisatie",
  byMonth: "Opgehaald per maand",
  association: "Dit zijn wij: wat hier gegeven wordt, betaalt wat Kalivo kost.",
  costs: {
    title: "Wat Kalivo kost",
    what: "Wat",
    paidTo: "Betaald aan",
    yearly: "Per jaar",
    total: "Samen, per jaar",
    covered: (kept: string, total: string, year: number) =>
      `Hiervoor gegeven in ${year}: ${kept} van ${total}.`,
    tooFew: "We zeggen hoeveel hiervoor gegeven is zodra vijf mensen dat deden.",
    none: "De lijst wordt geschreven. Ze komt hier.",
  },
  saved: "Je organisaties zijn opgeslagen",
};

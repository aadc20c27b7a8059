import type { choice as english } from "../../en/screens/choice.ts";

/** Choosing organisations, and an organisation's own page. */
export const choice: typeof english = {
  title: "Kies je organisaties",
  help: "Wat je calorieën ophalen, gaat in gelijke delen naar deze organisaties.",
  sort: "Sorteren",
  raised: "opgehaald",
  burners: "sporters",
  listed: "toegevoegd",
  about: "Over deze organisatie",
  byMonth: "Opgehaald per maand",
  saved: "Je organisaties zijn opgeslagen",
};

import type { cardExpiring as english } from "../../en/mails/card-expiring.ts";

/** A card that will soon stop working, while somebody is supported with it. */
export const cardExpiring: typeof english = {
  subject: (label) => `${label} vervalt binnenkort`,
  preview: "Kies een andere, zodat je steun doorloopt.",
  title: "Je kaart vervalt binnenkort",
  what: (label, month) => `${label}, de kaart waarmee je geeft, werkt tot eind ${month}.`,
  replace:
    "Zet de nieuwe in de plaats, dan verandert er verder niets. Vervangt je bank de kaart zelf, dan krijgen wij vaak het nieuwe nummer en hoef je niets te doen.",
  noDebt: "Een toezegging is geen schuld: kan ze niet worden geïnd, dan ben je niets verschuldigd.",
  button: "Betaalmethode wijzigen",
  reason:
    "Je krijgt deze e-mail omdat je iemand steunt met een kaart die vervalt. Je kunt hem niet uitzetten.",
};

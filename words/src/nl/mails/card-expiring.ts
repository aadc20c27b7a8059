import type { cardExpiring as english } from "../../en/mails/card-expiring.ts";

/** A card that will soon stop working, while somebody is supported with it. */
export const cardExpiring: typeof english = {
  subject: (label) => `${label} vervalt binnenkort`,
  preview: "Voeg je nieuwe kaart toe, zodat je steun doorloopt.",
  title: "Je kaart vervalt binnenkort",
  what: (label, month) => `${label}, de kaart waarmee je geeft, werkt tot eind ${month}.`,
  replace:
    "Zet de nieuwe in de plaats, dan verandert er verder niets. Vervangt je bank de kaart zelf, dan krijgen wij vaak het nieuwe nummer en hoef je niets te doen.",
  noDebt: "Lukt een inning niet, dan ben je niets verschuldigd.",
  button: "Betaalmethode wijzigen",
  reason:
    "Je krijgt deze e-mail omdat je iemand steunt met een kaart die vervalt. E-mails over je geld sturen we altijd.",
};

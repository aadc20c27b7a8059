import type { organisations as english } from "../../en/screens/organisations.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { counted, plural } = pluralOf("nl-BE");

/** Organisations: cards, page, choice, blacklist. */
export const organisations: typeof english = {
  totalRaised: "Totaal opgehaald",
  burnersCount: "Aantal sporters",
  start: "Begin met steunen",
  stop: "Stop met steunen",
  continue: "Verder",
  chooseOne: "Kies minstens 1 organisatie",
  selected: (n) => counted(n, { one: "gekozen", other: "gekozen" }),
  blacklist: "Organisaties uitsluiten",
  blacklistSome: (n) =>
    plural(n, (figure) => ({
      one: `${figure} organisatie uitsluiten`,
      other: `${figure} organisaties uitsluiten`,
    })),
  blacklistNone: "Geen enkele uitsluiten",
  blacklistHelp: "Je geld gaat nooit naar de organisaties die je hier kiest.",
  blacklistNeedsPayment:
    "Om organisaties uit te sluiten, moet je eerst een betaalmethode hebben of iemand steunen.",
  blacklistSaved: "Je keuze is opgeslagen",
  failed: (status) => orUnreachable(status, `Onverwachte fout: ${status}`),
};

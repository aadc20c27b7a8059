import type { organisations as english } from "../../en/screens/organisations.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { counted, plural } = pluralOf("de");

/** Organisations: cards, page, choice, blacklist. */
export const organisations: typeof english = {
  totalRaised: "Insgesamt gesammelt",
  burnersCount: "Anzahl Sportler",
  start: "Unterstützen",
  stop: "Nicht mehr unterstützen",
  continue: "Weiter",
  chooseOne: "Wähle mindestens 1 Organisation",
  selected: (n: number) => counted(n, { one: "gewählt", other: "gewählt" }),
  blacklist: "Organisationen ausschließen",
  blacklistSome: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Organisation ausschließen`,
      other: `${figure} Organisationen ausschließen`,
    })),
  blacklistNone: "Keine ausschließen",
  blacklistHelp: "An die Organisationen, die du hier auswählst, geht dein Geld nie.",
  blacklistNeedsPayment:
    "Um Organisationen auszuschließen, füge zuerst ein Zahlungsmittel hinzu oder unterstütze jemanden.",
  blacklistSaved: "Deine Auswahl ist gespeichert",
  failed: (status: number) => orUnreachable(status, `Unerwarteter Fehler: ${status}`),
};

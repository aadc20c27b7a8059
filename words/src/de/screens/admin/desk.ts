import type { desk as english } from "../../../en/screens/admin/desk.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("de");

/** The search of the admin pages, and a statement as whoever answers its payer needs it. */
export const desk: typeof english = {
  title: "Suche",
  search: "Alles durchsuchen",
  placeholder: "Name, E-Mail, Nummer, Referenz",
  help: "Ein Name, eine E-Mail-Adresse, die Nummer einer Abrechnung oder eine Referenz der Bank, des Zahlungsdienstes oder eines Mandats.",
  tooLong: (most: number) => `Das ist länger als jeder Name und jede Referenz: höchstens ${most} Zeichen.`,
  none: "Nichts gefunden",
  noneHelp:
    "Referenzen werden ganz gefunden. Von einem Namen reichen drei Buchstaben; ein kürzerer wird als ganzes Wort gefunden.",
  statements: "Abrechnungen",
  onNoStatement: "Noch auf keinem Kontoauszug",
  arrivals: "Vom Zahlungsdienst ausgezahlt",
  wholeRun: (id: number) => `Lauf ${id}`,
  person: (id: number) => `Person ${id}`,
  foundBy: {
    statement: "über ihre Nummer",
    charge: "über die Nummer ihres Einzugs",
    provider: "über eine Referenz des Zahlungsdienstes",
    mandate: "über ihr Mandat",
    payer: "über ihren Zahler",
  },
  month: "Monat",
  returned: "Erstattet oder zurückgebucht",
  charge: "Nummer des Einzugs",
  method: "Zahlungsmittel",
  payment: "Zahlung beim Zahlungsdienst",
  providerCharge: "Referenz auf der Zahlungsbestätigung",
  mandate: "Mandat",
  reason: "Grund",
  triedNext: "Wieder versucht",
  notices: "E-Mails, die ihn ankündigten",
  noticeStates: {
    waiting: "unterwegs",
    sent: "verschickt",
    given_up: "aufgegeben",
    not_needed: "nicht mehr nötig",
  },
  refusedSoFar: "bisher abgelehnt",
  nextTry: (at: string) => `nächster Versuch ${at}`,
  tries: (n: number) => counted(n, { one: "Versuch", other: "Versuche" }),
  asPayer: "Wie der Zahler es sieht",
  logged: "Dass du diese Seite geöffnet hast, steht im Protokoll.",
  resend: "Ankündigung noch einmal schicken",
  resendTitle: (name: string) => `Die Ankündigung an ${name} noch einmal schicken?`,
  resendHelp: (amount: string, due: string, told: string) =>
    `Dieselbe E-Mail wie am ${told} geht noch einmal hinaus. Es bleibt bei ${amount} und beim Tag: ${due}.`,
  resent: "Die Ankündigung ist unterwegs.",
};

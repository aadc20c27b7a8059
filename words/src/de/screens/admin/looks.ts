import type { looks as english } from "../../../en/screens/admin/looks.ts";

/** What organisations propose, and what an admin looks at before it is shown. */
export const looks: typeof english = {
  none: "Nichts wartet auf einen Blick",
  noneHelp: "Was Organisationen von ihrer Seite aus senden, steht hier, bis jemand es angesehen hat.",
  wordsOf: (organisation: string) => `Texte von ${organisation}`,
  postOf: (organisation: string) => `Beitrag von ${organisation}`,
  sent: (day: string) => `Gesendet am ${day}`,
  languages: { en: "Englisch", fr: "Französisch", nl: "Niederländisch", de: "Deutsch" },
  fields: {
    short_description: "Kurzer Text",
    long_description: "Langer Text",
    result: "Ergebnis",
    account_holder: "Kontoinhaber",
  },
  now: "Jetzt",
  proposed: "Vorgeschlagen",
  nothing: "Nichts",
  holderHelp:
    "Mit der Zustimmung wird der Name für das Konto vorgeschlagen: Ein zweiter Admin und sieben Tage folgen.",
  payout: (amount: string, day: string) => `Für die Überweisung von ${amount} am ${day}`,
  approve: "Zeigen",
  approved: "Es wird jetzt gezeigt.",
  returnAction: "Zurückgeben",
  returnTitle: "Mit einem Wort zurückgeben",
  reason: "Was sich ändern sollte",
  reasonHelp: "Es geht per E-Mail an den Kontakt der Organisation.",
  returned: "Es ging an die Organisation zurück.",
  link: "Ihre eigene Seite",
  linkHelp:
    "Mit einem Link per E-Mail bestätigt der Kontakt, pflegt die Texte und zeigt, was Überweisungen bewirkt haben. Ohne Passwort.",
  sendLink: "Link schicken",
  linkSent: "Der Link ist unterwegs.",
  confirmed: (name: string, day: string) =>
    `${name} hat am ${day} bestätigt, dass die Organisation mitmacht.`,
  notConfirmed: "Sie hat noch nicht bestätigt, dass sie mitmacht.",
  unconfirm: "Bestätigung zurücknehmen",
  unconfirmHelp: "Der Tag verschwindet von ihrer Seite. Mit einem neuen Link kann sie neu bestätigen.",
  unconfirmed: "Die Bestätigung ist zurückgenommen.",
};

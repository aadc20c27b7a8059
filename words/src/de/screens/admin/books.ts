import type { books as english } from "../../../en/screens/admin/books.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("de");

/** What the accountant gets. */
export const books: typeof english = {
  year: "Jahr",
  month: "Monat",
  wholeYear: "Ganzes Jahr",
  check: {
    next: {
      books:
        "Angegeben sind Cent. Bis die Bücher stimmen, wird kein Auszahlungslauf genehmigt. Ändere nichts von Hand: Die Schritte stehen im Handbuch des Servers, „The books differ“.",
      provider:
        "Angegeben sind Cent. Unsere eigenen Bücher stimmen, Auszahlungsläufe können also weiter genehmigt werden. Ändere nichts von Hand: Die Schritte stehen im Handbuch des Servers, „The books differ“.",
    },
    title: "Stimmen die Bücher?",
    never: "Die Bücher wurden noch nicht geprüft.",
    run: "Jetzt prüfen",
    asked: "Die Bücher werden geprüft. Komm gleich wieder.",
    result: (n: number, at: string) =>
      plural(n, (figure) => ({
        one: `${figure} Abweichung am ${at}.`,
        other: `${figure} Abweichungen am ${at}.`,
      })),
    compared: (at: string) => `Mit dem Zahlungsdienst verglichen am ${at}.`,
    notCompared: (why: string) => `Nicht mit dem Zahlungsdienst verglichen: ${why}`,
    differences: (n: number) => counted(n, { one: "Abweichung", other: "Abweichungen" }),
    difference: (subject: string, expected: string, found: string) =>
      `${subject}: erwartet ${expected}, gefunden ${found}`,
  },
  downloads: "Zum Mitnehmen",
  busy: "Wird gesammelt …",
  tables: {
    journal: {
      title: "Journal",
      help: "Jede Buchung mit Soll und Haben, wie die Buchhaltung sie einliest",
    },
    accounts: { title: "Konten", help: "Anfangs- und Endsaldo jedes Kontos" },
    months: { title: "Monate", help: "Nach dem Monat der Trainings" },
    charges: { title: "Einzüge", help: "Nach dem Monat der Trainings, mit Zahler und Referenzen" },
    fees: { title: "Gebühren", help: "Was der Zahlungsdienst behielt und wer es gezahlt hat" },
    refunds: { title: "Erstattungen", help: "Nach dem Tag, an dem sie verlangt wurden" },
    payouts: { title: "Auszahlungen", help: "Nach dem Tag, an dem sie das Konto verließen" },
  },
  accounts: "Konten",
  none: "Noch ist nichts gebucht",
  noneHelp: "Konten erscheinen hier ab der ersten Zahlung.",
  journals: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Buchung ist gebucht.`,
      other: `${figure} Buchungen sind gebucht.`,
    })),
  account: "Konto",
  opening: "Anfang",
  debit: "Soll",
  credit: "Haben",
  closing: "Ende",
  total: "Alle Konten",
};

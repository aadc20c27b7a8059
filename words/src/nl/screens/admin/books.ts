import type { books as english } from "../../../en/screens/admin/books.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("nl-BE");

export const books: typeof english = {
  year: "Jaar",
  month: "Maand",
  wholeYear: "Heel het jaar",
  check: {
    next: {
      books:
        "De bedragen zijn in cent. Zolang de boeken verschillen, wordt geen ronde uitbetalingen goedgekeurd. Verander niets met de hand: de stappen staan in het draaiboek van de server, “The books differ”.",
      provider:
        "De bedragen zijn in cent. Onze eigen boeken kloppen, dus kan een ronde uitbetalingen nog worden goedgekeurd. Verander niets met de hand: de stappen staan in het draaiboek van de server, “The books differ”.",
    },
    title: "Klopt de boekhouding?",
    never: "De boekhouding is nog niet nagekeken.",
    run: "Nu nakijken",
    asked: "De boekhouding wordt nagekeken. Kom zo meteen terug.",
    result: (n, at) =>
      plural(n, (figure) => ({
        one: `${figure} verschil op ${at}.`,
        other: `${figure} verschillen op ${at}.`,
      })),
    compared: (at) => `Vergeleken met de betaaldienst op ${at}.`,
    notCompared: (why) => `Niet vergeleken met de betaaldienst: ${why}`,
    differences: (n) => counted(n, { one: "verschil", other: "verschillen" }),
    difference: (subject, expected, found) => `${subject}: verwacht ${expected}, gevonden ${found}`,
  },
  downloads: "Om mee te nemen",
  busy: "Even verzamelen…",
  tables: {
    journal: { title: "Dagboek", help: "Elke boeking met debet en credit, klaar om te importeren" },
    accounts: { title: "Rekeningen", help: "Begin- en eindsaldo van elke rekening" },
    months: { title: "Maanden", help: "Volgens de maand van de trainingen" },
    charges: { title: "Inningen", help: "Volgens de maand van de trainingen, met betaler en referenties" },
    fees: { title: "Kosten", help: "Wat de betaaldienst inhield, en wie dat betaalde" },
    refunds: { title: "Terugbetalingen", help: "Volgens de dag waarop ze gevraagd werden" },
    payouts: { title: "Uitbetalingen", help: "Volgens de dag waarop ze de rekening verlieten" },
  },
  accounts: "Rekeningen",
  none: "Er is nog niets geboekt",
  noneHelp: "Vanaf de eerste betaling staan de rekeningen hier.",
  journals: (n) =>
    plural(n, (figure) => ({
      one: `${figure} boeking in deze periode.`,
      other: `${figure} boekingen in deze periode.`,
    })),
  account: "Rekening",
  opening: "Beginsaldo",
  debit: "Debet",
  credit: "Credit",
  closing: "Eindsaldo",
  total: "Alle rekeningen",
};

import type { booksWords as englishBooks, deskWords as englishDesk } from "../../en/admin/desk.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("nl-BE");

export const deskWords: typeof englishDesk = {
  title: "Zoeken",
  search: "Alles doorzoeken",
  placeholder: "Naam, e-mail, nummer, referentie",
  help: "Een naam, een e-mailadres, het nummer van een afrekening, of een referentie van de bank, de betaaldienst of een mandaat.",
  tooLong: (most) => `Dat is langer dan elke naam of referentie: hoogstens ${most} tekens.`,
  none: "Niets gevonden",
  noneHelp:
    "Referenties zoek je volledig. Van een naam volstaan drie letters; een kortere naam zoek je als heel woord.",
  statements: "Afrekeningen",
  arrivals: "Uitbetaald door de betaaldienst",
  wholeRun: (id) => `Ronde ${id}`,
  person: (id) => `Persoon ${id}`,
  foundBy: {
    statement: "via het nummer",
    charge: "via het nummer van de inning",
    provider: "via een referentie van de betaaldienst",
    mandate: "via het mandaat",
    payer: "via de betaler",
  },
  month: "Maand",
  returned: "Terugbetaald of teruggehaald",
  charge: "Nummer van de inning",
  method: "Betaalmiddel",
  payment: "Betaling bij de betaaldienst",
  providerCharge: "Referentie op het ontvangstbewijs",
  mandate: "Mandaat",
  reason: "Reden",
  triedNext: "Volgende poging",
  notices: "E-mails die ze aankondigden",
  noticeStates: {
    waiting: "onderweg",
    sent: "verstuurd",
    given_up: "opgegeven",
    not_needed: "niet meer nodig",
  },
  refusedSoFar: "tot nu toe geweigerd",
  nextTry: (at: string) => `volgende poging ${at}`,
  tries: (n: number) => counted(n, { one: "poging", other: "pogingen" }),
  asPayer: "Zoals de betaler ze ziet",
  logged: "Dat je deze pagina opent, staat in het auditlog.",
  resend: "Aankondiging opnieuw sturen",
  resendTitle: (name) => `De aankondiging opnieuw naar ${name} sturen?`,
  resendHelp: (amount, due, told) =>
    `Dezelfde e-mail als op ${told} vertrekt nog eens. ${amount} blijft, en de dag ook: ${due}.`,
  resent: "De aankondiging is onderweg.",
};

export const booksWords: typeof englishBooks = {
  year: "Jaar",
  month: "Maand",
  wholeYear: "Heel het jaar",
  downloads: "Om mee te nemen",
  busy: "Even verzamelen…",
  tables: {
    journal: { title: "Dagboek", help: "Elke boeking met debet en credit, klaar om te importeren" },
    accounts: { title: "Rekeningen", help: "Begin- en eindsaldo van elke rekening" },
    months: { title: "Maanden", help: "Volgens de afgerekende maand" },
    charges: { title: "Inningen", help: "Volgens de afgerekende maand, met betaler en referenties" },
    fees: { title: "Kosten", help: "Wat de betaaldienst hield, en wie het droeg" },
    refunds: { title: "Terugbetalingen", help: "Volgens de dag waarop ze gevraagd werden" },
    payouts: { title: "Uitbetalingen", help: "Volgens de dag waarop ze de rekening verlieten" },
  },
  accounts: "Rekeningen",
  none: "Er is nog niets geboekt",
  noneHelp: "Vanaf de eerste betaling staan de rekeningen hier.",
  journals: (n) => `${counted(n, { one: "boeking", other: "boekingen" })} in deze periode.`,
  account: "Rekening",
  opening: "Beginsaldo",
  debit: "Debet",
  credit: "Credit",
  closing: "Eindsaldo",
  total: "Alle rekeningen",
};

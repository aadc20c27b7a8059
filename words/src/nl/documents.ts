import type { documents as english } from "../en/documents.ts";

/** What a payer keeps: the statement of a year, the receipt of a month. Never reaches the browser's bundles. */
export const documents: typeof english = {
  yearTitle: (year) => `Je donaties in ${year}`,
  receiptTitle: (month) => `Betalingsbevestiging van je donatie voor ${month}`,
  notCertificate: "Dit is geen fiscaal attest.",
  notCertificateWhy:
    "Donaties die samen worden geïnd en aan verschillende organisaties worden doorgegeven, geven in België geen recht op een belastingvermindering.",
  payer: (name: string) => `Gegeven door: ${name}`,
  madeOn: (day) => `Opgemaakt op ${day}`,
  statement: (id) => `Afrekening ${id}`,
  payments: "Betalingen, volgens de dag waarop ze zijn betaald",
  noPayments: "Er is in dit jaar niets betaald.",
  columns: {
    statement: "Afrekening",
    month: "Maand",
    paidOn: "Betaald op",
    reference: "Referentie",
    gross: "Gegeven",
    returned: "Teruggegaan",
    fee: "Kosten",
    net: "Voor de organisaties",
  },
  byOrganisation: "Aan de organisaties",
  organisation: "Organisatie",
  total: "Totaal",
  feeWhy: "De kosten zijn wat de betaaldienst inhoudt. Ze gaan van de donatie af en komen er nooit bij.",
  returnedWhy: "Teruggegaan: aan jou terugbetaald, of door je bank teruggehaald.",
  grantedOn: (association) =>
    `Je gaf aan ${association}. Die geeft het geld door aan de organisaties die jouw sporters kozen.`,
  page: (page, pages) => `Pagina ${page} van ${pages}`,
  /** Names of files: small letters, no blanks, no accents. */
  files: { year: "donaties", receipt: "betalingsbevestiging" },
};

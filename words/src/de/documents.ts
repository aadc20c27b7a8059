import type { documents as english } from "../en/documents.ts";
/** What a payer keeps: the statement of a year, the receipt of a month. Never reaches the browser's bundles. */
export const documents: typeof english = {
  yearTitle: (year: number) => `Deine Spenden ${year}`,
  receiptTitle: (month: string) => `Zahlungsbestätigung für ${month}`,
  notCertificate: "Das ist keine Steuerbescheinigung.",
  notCertificateWhy:
    "Spenden, die gemeinsam eingezogen und an mehrere Organisationen weitergegeben werden, geben in Belgien kein Recht auf eine Steuerermäßigung.",
  payer: (name: string) => `Gespendet von: ${name}`,
  madeOn: (day: string) => `Erstellt am ${day}`,
  statement: (id: number) => `Abrechnung ${id}`,
  payments: "Zahlungen, nach dem Tag der Zahlung",
  noPayments: "Du hast in diesem Jahr nichts gezahlt.",
  columns: {
    statement: "Abrechnung",
    month: "Monat",
    paidOn: "Gezahlt am",
    reference: "Referenz",
    gross: "Gespendet",
    returned: "Zurück",
    fee: "Gebühr",
    net: "Für die Organisationen",
  },
  byOrganisation: "An die Organisationen",
  organisation: "Organisation",
  total: "Insgesamt",
  feeWhy: "Diese Gebühr behält der Zahlungsdienst. Sie geht von deiner Spende ab und kommt nie dazu.",
  returnedWhy: "Zurück: dir erstattet oder von deiner Bank zurückgebucht.",
  grantedOn: (association: string) =>
    `Du hast an ${association} gespendet. Die Vereinigung gibt das Geld an die Organisationen weiter, die von den Menschen gewählt wurden, die du unterstützt.`,
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  /** Names of files: small letters, no blanks, no accents. */
  files: { year: "spenden", receipt: "zahlungsbestaetigung" },
};

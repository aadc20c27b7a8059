import type { documents as english } from "../en/documents.ts";

export const documents: typeof english = {
  yearTitle: (year: number) => `Tes dons en ${year}`,
  receiptTitle: (month: string) => `Confirmation de paiement : ${month}`,
  notCertificate: "Ceci n’est pas une attestation fiscale.",
  notCertificateWhy:
    "Les dons collectés ensemble et reversés à plusieurs associations ne donnent pas droit à une réduction d’impôt en Belgique.",
  payer: (name: string) => `Donné par : ${name}`,
  madeOn: (day: string) => `Établi le ${day}`,
  statement: (id: number) => `Décompte ${id}`,
  payments: "Paiements, par date de paiement",
  noPayments: "Rien n’a été payé cette année-là.",
  columns: {
    statement: "Décompte",
    month: "Mois",
    paidOn: "Payé le",
    reference: "Référence",
    gross: "Donné",
    returned: "Restitué",
    fee: "Frais",
    net: "Pour les associations",
  },
  byOrganisation: "Aux associations",
  organisation: "Association",
  total: "Total",
  feeWhy: "Les frais sont ce que garde le prestataire de paiement. Ils sont retirés du don, jamais ajoutés.",
  returnedWhy: "Restitué : remboursé par nous, ou repris par ta banque.",
  grantedOn: (association: string) =>
    `Tu as donné à ${association}, qui reverse l’argent aux associations choisies par les athlètes que tu soutiens.`,
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  /** Names of files: small letters, no blanks, no accents. */
  files: { year: "dons", receipt: "confirmation-de-paiement" },
};

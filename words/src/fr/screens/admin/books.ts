import type { books as english } from "../../../en/screens/admin/books.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("fr-BE");

export const books: typeof english = {
  year: "Année",
  month: "Mois",
  wholeYear: "Toute l’année",
  check: {
    next: {
      books:
        "Les montants sont en centimes. Tant que les comptes diffèrent, aucun lot de versements n’est approuvé. Ne change rien à la main : la marche à suivre est dans le guide du serveur, « The books differ ».",
      provider:
        "Les montants sont en centimes. Nos propres comptes sont justes, les lots de versements peuvent donc encore être approuvés. Ne change rien à la main : la marche à suivre est dans le guide du serveur, « The books differ ».",
    },
    title: "La comptabilité est-elle juste ?",
    never: "Les comptes n’ont pas encore été vérifiés.",
    run: "Vérifier maintenant",
    asked: "Les comptes sont en cours de vérification. Reviens dans un instant.",
    result: (n, at) =>
      plural(n, (figure) => ({
        one: `${figure} différence le ${at}.`,
        other: `${figure} différences le ${at}.`,
      })),
    compared: (at) => `Comparés avec le prestataire de paiement le ${at}.`,
    notCompared: (why) => `Pas comparés avec le prestataire de paiement : ${why}`,
    differences: (n) => counted(n, { one: "différence", other: "différences" }),
    difference: (subject, expected, found) => `${subject} : attendu ${expected}, trouvé ${found}`,
  },
  downloads: "À emporter",
  busy: "Préparation…",
  tables: {
    journal: { title: "Journal", help: "Chaque écriture avec débit et crédit, prête à importer" },
    accounts: { title: "Comptes", help: "Solde d’ouverture et de clôture de chaque compte" },
    months: { title: "Mois", help: "Selon le mois des séances" },
    charges: { title: "Prélèvements", help: "Selon le mois des séances, avec soutien et références" },
    fees: { title: "Frais", help: "Ce que le prestataire a retenu, et à charge de qui" },
    refunds: { title: "Remboursements", help: "Selon le jour de la demande" },
    payouts: { title: "Versements", help: "Selon le jour où ils ont quitté le compte" },
  },
  accounts: "Comptes",
  none: "Rien n’est encore comptabilisé",
  noneHelp: "Les comptes figurent ici dès le premier paiement.",
  journals: (n: number) => counted(n, { one: "écriture comptabilisée.", other: "écritures comptabilisées." }),
  account: "Compte",
  opening: "Ouverture",
  debit: "Débit",
  credit: "Crédit",
  closing: "Clôture",
  total: "Tous les comptes",
};

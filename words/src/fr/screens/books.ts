import type { books as english } from "../../en/screens/books.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("fr-BE");

export const books: typeof english = {
  title: "Comptes ouverts",
  help: "Tout droit de notre grand livre : ce que les soutiens ont payé, ce que cela a coûté, et où se trouve chaque centime maintenant.",
  none: "Rien n’a encore été prélevé.",
  noneHelp: "Le premier mois sera ici dès qu’au moins 5 personnes y auront donné.",
  total: "Tous les mois",
  sums: {
    gross: "Payé par les soutiens",
    fees: "Gardé par le prestataire de paiement",
    refunds: "Remboursé",
    disputes: "Repris par les banques",
    losses: "Frais des dons rendus, à charge de l’ASBL",
    net: "Pour les associations",
  },
  disputeFees: (amount: string) =>
    `Les contestations coûtent en plus ${amount} de frais. L’ASBL les supporte, pas les associations.`,
  heldBack:
    "Les remboursements et contestations de moins de 5 soutiens sont publiés dès qu’ils en concernent environ 5 ensemble.",
  organisations: "Où est l’argent",
  organisationsHelp:
    "Ce qui a été donné est en attente environ deux mois, au cas où une banque le reprendrait. Ensuite, c’est versé chaque mois.",
  columns: {
    organisation: "Association",
    given: "Donné",
    held: "En attente",
    payable: "À verser",
    inTransit: "En virement",
    paid: "Versé",
  },
  others: "Associations avec moins de 5 soutiens",
  standing: "Le tout, maintenant",
  standingHelp: "D’abord où est l’argent, puis à qui il est. Les deux donnent la même somme.",
  places: {
    provider: "Chez le prestataire de paiement",
    onItsWay: "En route vers notre banque",
    bank: "À notre banque",
    disputed: "Repris par les banques, pas encore tranché",
    borne: "À charge de l’ASBL",
    held: "En attente pour les associations",
    payable: "À verser",
    inTransit: "Virement demandé à notre banque",
    sum: "Ensemble",
  },
  byMonth: "Par mois",
  fewDonors:
    "Un mois avec moins de 5 soutiens est ajouté au mois précédent, pour que personne ne puisse y lire le don de quelqu’un.",
  notCollected: "Demandé, mais pas prélevé avec ce mois",
  carried: "Reporté à un mois suivant",
  waived: "Abandonné, trop petit à prélever",
  writtenOff: "Non recouvré",
  few: "Moins de 5 soutiens",
  monthOrganisations: "Aux associations",
  payouts: "Versé aux associations",
  noPayouts: "Rien n’a encore été versé.",
  payoutColumns: { day: "Jour", amount: "Montant", reference: "Référence" },
  checksums: "Sommes de contrôle",
  checksumsHelp:
    "Quand un mois est fini, chaque écriture du grand livre reçoit une empreinte, et les empreintes sont enchaînées. Si quelque chose d’antérieur à une somme de contrôle que tu gardes changeait plus tard, elle ne serait plus juste.",
  noChecksums: "Aucun mois n’est encore scellé.",
  entries: (n: number) => counted(n, { one: "écriture", other: "écritures" }),
  recompute: "Tout le monde peut les recalculer, avec notre code public :",
  download: "Télécharger en CSV",
  downloadOf: (what: string) => `Télécharger en CSV : ${what}`,
  entriesOf: (month: string) => `les écritures (${month})`,
  records: {
    title: "Pour tes archives",
    help: "Ce ne sont pas des attestations fiscales : les dons collectés ensemble et reversés ne donnent pas droit à une réduction d’impôt.",
    year: (year: number, team: string | null) =>
      team === null ? `Tes dons en ${year}` : `Dons en ${year} (${team})`,
    pdf: "PDF",
    csv: "CSV, une ligne par association",
    receipt: "Reçu en PDF",
  },
  proof: {
    title: "Vérifier dans les comptes ouverts",
    help: "Voici les écritures de notre grand livre pour ce paiement. Une fois leur mois fini, elles sont scellées : l’empreinte du sel, d’une barre et du texte figure dans la liste publiée sous ce numéro.",
    entry: (entry: number, month: string) => `Écriture ${entry} (${month})`,
    unsealed: "Pas encore scellée : son mois n’est pas fini.",
    salt: "Sel",
    hash: "Empreinte",
    text: "Texte",
    toBooks: "Vers les comptes ouverts",
  },
  raised: {
    title: "Ce que tes calories ont récolté",
    none: "Rien n’a encore été récolté.",
    noneHelp:
      "Quand un mois est fini, ce que tes soutiens ont donné pour lui figure ici, avec l’endroit où cela se trouve.",
    raised: "Récolté",
    onItsWay: "En route : annoncé à tes soutiens, ou en cours de prélèvement",
    waiting: "Attend un mois suivant : trop petit pour être prélevé seul",
    notFunded: "Non financé : il ne restait aucune association à qui le donner",
    goesTo: "Revient à",
    held: (amount: string) =>
      `Le montant de ${amount} est en attente environ deux mois, au cas où une banque le reprendrait.`,
    released: "Le tout est libéré pour les associations.",
    whereNext: "Les comptes ouverts disent quand les associations sont payées.",
  },
};

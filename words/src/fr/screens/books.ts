import type { books as english } from "../../en/screens/books.ts";
import { CLEARING_DAYS } from "@kalivo/domain/limits.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("fr-BE");

export const books: typeof english = {
  title: "Comptes publiés",
  help: "Dans notre comptabilité : ce que les soutiens ont payé, ce que cela a coûté et où se trouve chaque centime aujourd’hui.",
  none: "Rien n’a encore été prélevé.",
  noneHelp: "Le premier mois apparaîtra ici dès qu’au moins 5 personnes auront donné.",
  total: "Tous les mois",
  sums: {
    gross: "Payé par les soutiens",
    fees: "Retenu par le prestataire de paiement",
    returned: "Remboursé, ou repris par les banques",
    losses: "Payé par notre ASBL : frais de ce qui est reparti, et ce qui est reparti après deux mois",
    net: "Pour les associations",
  },
  returnedTwice: (amount: string) =>
    `En plus, ${amount} sont repartis deux fois : nous les avions remboursés, et une banque les a repris aussi. C’est à charge de notre ASBL, pas des associations.`,
  disputeFees: (amount: string) =>
    `Les contestations ont aussi coûté ${amount} de frais, à charge de l’ASBL et non des associations.`,
  clearing: {
    title: "Retrouvé à la banque",
    found: (percent: number) =>
      `${percent} % des euros en mouvement ont été retrouvés sur l’extrait de la banque en ${CLEARING_DAYS} jours.`,
    sums: (traced: string, moved: string, since: string) => `${traced} sur ${moved} depuis le ${since}.`,
    help: "Ce qui arrive sur notre compte et ce qui en part doit figurer sur l’extrait de la banque : nous comparons les deux. Un virement compte une fois ce délai passé.",
  },
  organisations: "Où est l’argent",
  organisationsHelp:
    "Les dons restent en attente environ deux mois, car une banque peut encore les reprendre. Ensuite, nous les versons chaque mois.",
  columns: {
    organisation: "Association",
    given: "Donné",
    held: "En attente",
    payable: "À verser",
    inTransit: "En virement",
    paid: "Versé",
    kept: "Conservé pour nos frais",
  },
  others: "Autres associations",
  standing: "Où se trouve tout l’argent",
  standingHelp: "D’abord où se trouve l’argent, puis à qui il revient. Les deux totaux sont égaux.",
  places: {
    provider: "Chez le prestataire de paiement",
    onItsWay: "En route vers notre banque",
    bank: "À notre banque",
    /** A negative sum there. */
    bankBelowZero:
      "Notre banque est sous zéro ici quand nous avons payé une association avant d’avoir reçu l’argent du prestataire de paiement. Nous avons avancé la différence.",
    disputed: "Repris par les banques, pas encore tranché",
    borne: "Payé par notre ASBL",
    held: "En attente pour les associations",
    payable: "À verser",
    inTransit: "Virement demandé à notre banque",
    kept: "Donné pour Kalivo\u00a0: conservé pour ses frais",
    sum: "Ensemble",
  },
  byMonth: "Par mois",
  collected: "Ce qui est donné un mois est prélevé le mois suivant.",
  fewDonors:
    "Un mois avec moins de 5 soutiens est ajouté au mois précédent, et une association qui en a si peu aux autres, parfois avec une plus grande, pour que personne ne puisse lire dans ces comptes le don de quelqu’un.",
  notCollected: "Demandé, mais pas prélevé avec ce mois",
  carried: "Reporté à un mois suivant",
  waived: "Non prélevé (montant trop faible)",
  writtenOff: "Abandonné, rien n’est dû",
  few: "Moins de 5 soutiens",
  monthOrganisations: "Donné, par organisation",
  payouts: "Versé aux associations",
  noPayouts: "Rien n’a encore été versé.",
  payoutColumns: { day: "Jour", amount: "Montant", reference: "Référence" },
  checksums: "Sommes de contrôle",
  checksumsHelp:
    "À la fin du mois, chaque écriture du grand livre reçoit une empreinte, et les empreintes s’enchaînent. Garde une somme de contrôle : si une écriture antérieure était modifiée, elle ne correspondrait plus.",
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
    receipt: "Confirmation de paiement (PDF)",
  },
  proof: {
    title: "Vérifier dans nos comptes publiés",
    help: "Voici les écritures de notre grand livre pour ce paiement. À la fin de leur mois, elles sont scellées : calcule l’empreinte de sel|texte et compare-la à la liste publiée, sous ce numéro.",
    entry: (entry: number, month: string) => `Écriture ${entry} (${month})`,
    unsealed: "Pas encore scellée : son mois n’est pas fini.",
    salt: "Sel",
    hash: "Empreinte",
    text: "Texte",
    toBooks: "Voir nos comptes publiés",
  },
  raised: {
    title: "Ce que tes calories ont récolté",
    none: "Rien n’a encore été récolté.",
    noneHelp:
      "À la fin de chaque mois, tu verras ici ce que tes soutiens ont donné et où se trouve l’argent.",
    raised: "Récolté",
    onItsWay: "En route : annoncé à tes soutiens, ou en cours de prélèvement",
    waiting: "Reporté : montant trop faible pour être prélevé seul",
    notFunded: "Non versé : il ne restait aucune association à soutenir",
    goesTo: "Revient à",
    held: (amount: string) =>
      `${amount} en attente environ deux mois, moins les frais du prestataire de paiement : une banque peut encore les reprendre.`,
    released: "Tout peut maintenant être versé aux associations ; une partie y est peut-être déjà.",
    paid: (day: string) =>
      `Tout est versé aux associations depuis le ${day}, moins les frais du prestataire de paiement.`,
    whereNext: "Nos comptes publiés indiquent quand chaque association est payée.",
  },
};

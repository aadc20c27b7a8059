import type { billing as english } from "../../../en/screens/admin/billing.ts";
import { CLOSE_DAY_FR as CLOSE_DAY, CLOSE_TIME, NOTICE_DAYS } from "../../../figures.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("fr-BE");

const outcomes: Readonly<Record<string, string>> = {
  charge: "Prélevé",
  carried: "Reporté",
  waived: "Abandonné",
  cancelled: "Annulé",
  nothing: "Rien ce mois-ci",
};

export const billing: typeof english = {
  none: "Aucun mois n’est encore calculé",
  noneHelp: `Le premier sera calculé le ${CLOSE_DAY} du mois qui suit la première séance.`,
  running: "Le mois en cours",
  stages: {
    open: "Ouvert",
    computing: "En cours de calcul",
    computed: "Calculé",
    announced: "Annoncé",
    settled: "Prélevé",
    closed: "Clôturé",
  },
  stagesHelp: {
    open: `Des séances arrivent encore. Il est calculé le ${CLOSE_DAY} à ${CLOSE_TIME}.`,
    computing:
      "Il ne prend plus de séances, et ses décomptes sont en cours de calcul. Les nouvelles séances vont au mois suivant.",
    computed: "Chaque décompte est fixé. Les e-mails qui annoncent les prélèvements partent ensuite.",
    announced: `Les soutiens connaissent leur montant. Il est prélevé ${NOTICE_DAYS} jours après l’e-mail.`,
    settled: "Il ne reste rien à prélever.",
    closed:
      "Chaque prélèvement est terminé, et les comptes étaient justes à la clôture. La page Comptabilité montre le dernier contrôle.",
  },
  collected: (amount: string) => `Prélevé : ${amount}`,
  inTrouble: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} prélèvement à regarder`,
      other: `${figure} prélèvements à regarder`,
    })),
  wentBack: {
    disputed: "Contesté",
    lost: "Contestation perdue",
    refunding: "Remboursement en cours",
    refunded: "Remboursé",
    partly_refunded: "Remboursé en partie",
  },
  returned: (amount) => `${amount} rendus`,
  paidBack: (amount) => `dont ${amount} remboursés`,
  takenBack: (amount) => `dont ${amount} repris par des banques`,
  left: (amount) => `Il reste ${amount}`,
  collectedGross: "prélevé, brut",
  computedOn: (at: string) => `Calculé le ${at}`,
  unnoticed: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} prélèvement attend, car aucun serveur d’e-mail n’a accepté l’annonce.`,
      other: `${figure} prélèvements attendent, car aucun serveur d’e-mail n’a accepté l’annonce.`,
    })),
  statementSums: "Décomptes",
  chargeSums: "Prélèvements",
  noSums: "Aucun",
  states: {
    open: "En préparation",
    announced: "Annoncé",
    carried: "Reporté",
    charged: "Payé",
    cancelled: "Annulé",
    waived: "Abandonné",
    unpaid: "Non prélevé",
  },
  chargeStates: {
    planned: "Annonce pas encore acceptée",
    notified: "Annoncé",
    submitting: "En cours d’envoi",
    unknown: "Réponse manquante",
    action_required: "À confirmer par le soutien",
    processing: "À la banque",
    succeeded: "Payé",
    failed: "Échoué",
    canceled: "Annulé",
    written_off: "Non recouvré",
  },
  stopped: "Soutien bloqué",
  stoppedSince: (day) => `bloqué par une contestation depuis le ${day}`,
  endsStop: "Lever le blocage : sous Contestations",
  statements: "Décomptes du mois",
  allStatements: "Décomptes de tous les mois",
  filter: "État",
  all: "Tous",
  month: "Mois",
  ofCharge: (state) => `Prélèvement : ${state}`,
  ended: (ended, all) =>
    plural(all, (figure) => ({
      one: `${ended} prélèvement terminé sur ${figure}`,
      other: `${ended} prélèvements terminés sur ${figure}`,
    })),
  waits: {
    stopped: (n, since) => `Arrêtés par une contestation : ${n}, depuis le ${since}.`,
    untold: (n, since) => `Sans annonce acceptée par un serveur d’e-mail : ${n}, depuis le ${since}.`,
    provider: (n, since) => `Sans réponse du prestataire de paiement : ${n}, depuis le ${since}.`,
    bank: (n, since) => `À la banque : ${n}, depuis le ${since}.`,
    payer: (n, since) =>
      plural(n, (figure) => ({
        one: `${figure} n’a pas pu être prélevé depuis le ${since} et attend son payeur.`,
        other: `${figure} n’ont pas pu être prélevés depuis le ${since} et attendent leurs payeurs.`,
      })),
    worker: (n, since) => `Annoncés pour le ${since} ou plus tard : ${n}.`,
  },
  endsBy: (day) => `Cela prend fin tout seul au plus tard le ${day}.`,
  noStatements: "Aucun décompte dans cet état.",
  number: "Numéro",
  totalOf: (n: number) =>
    plural(n, (figure) => ({ one: `Total de ${figure} décompte`, other: `Total de ${figure} décomptes` })),
  payer: "Soutien",
  team: "Équipe",
  sum: "Montant",
  state: "État",
  end: "À faire",
  what: "Ce qui s’est passé",
  noCharge: "Pas de prélèvement",
  attempts: (n: number) => counted(n, { one: "essai", other: "essais" }),
  due: (at: string) => `prévu le ${at}`,
  nextTry: (at: string) => `de nouveau le ${at}`,
  paidOn: (at: string) => `payé le ${at}`,
  includes: (n: number) =>
    plural(n, (figure) => ({
      one: `avec ${figure} mois précédent`,
      other: `avec ${figure} mois précédents`,
    })),
  simulate: "Simuler",
  simulateHelp: "Ce que ferait une clôture maintenant. Rien n’est écrit.",
  result: "Résultat",
  resultHelp: "Le mois de chaque soutien tel qu’il a été calculé, dans son état d’aujourd’hui.",
  showResult: "Afficher le résultat",
  comesTo: (amount: string) => `Le mois : ${amount}`,
  simulated: "Si le mois était clôturé maintenant",
  was: "Le résultat de la clôture",
  facts: {
    statements: "Décomptes",
    toCharge: "À prélever",
    carried: "Reportés",
    waived: "Abandonnés",
    amount: "Total",
  },
  before: "Mois précédent",
  lines: "Lignes",
  kcal: "kcal",
  outcome: "Ce qui se passe",
  outcomes,
  cut: "Réduit par le plafond",
  first: (shown: number, all: number) =>
    plural(all, (figure) => ({
      one: `Les ${shown} premiers soutiens sur ${figure}.`,
      other: `Les ${shown} premiers soutiens sur ${figure}.`,
    })),
  nothing: "Il n’y a rien à prélever pour ce mois.",
  nobodyPays: "Personne ne paierait quoi que ce soit.",
};

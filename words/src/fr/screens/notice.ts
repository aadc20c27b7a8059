import type { notice as english, Asked } from "../../en/screens/notice.ts";
import { orUnreachable } from "../unreachable.ts";

export const notice: typeof english = {
  title: "Tes dons",
  forTeam: (team: string) => `C’est le mois de l’équipe ${team}.`,
  forPerson: (name: string) => `Ce mois concerne ${name}.`,
  titles: {
    cancel: (month: string) => `Annuler tes dons pour ${month} ?`,
    drop_line: (month: string) => `Retirer une personne de ce mois (${month}) ?`,
    lower_line: (month: string) => `Payer moins pour ${month} ?`,
    change_method: () => "Changer de moyen de paiement",
    stop_pledge: () => "Arrêter de soutenir ?",
    stop_all: () => "Tout arrêter ?",
  },
  bodies: {
    cancel: ({ amount }: Asked) => `La somme de ${amount} ne sera pas prélevée.`,
    drop_line: ({ amount, name }: Asked) =>
      `La somme de ${amount} pour ${name} ne sera pas prélevée pour ce mois.`,
    lower_line: ({ name }: Asked) => `Choisis ce que tu paies pour ${name}.`,
    change_method: ({ amount }: Asked) =>
      `La somme de ${amount} sera prélevée via le nouveau moyen de paiement.`,
    stop_pledge: ({ name }: Asked) =>
      `Pour ${name}, les nouvelles séances ne te coûteront plus rien. Ce qui est déjà annoncé reste.`,
    stop_all: () => "Ce qui a été récolté jusqu’à maintenant sera encore prélevé.",
  },
  announcedStays: (amount: string) => `La somme annoncée de ${amount} reste.`,
  less: "Voici ce qui leur manquera",
  supported: "Ne seront plus soutenus",
  actions: {
    cancel: "Annuler les dons de ce mois",
    drop_line: "Retirer cette personne",
    lower_line: "Réduire",
    change_method: "Aller au paiement",
    stop_pledge: "Ne plus soutenir",
    stop_all: "Tout arrêter",
  },
  keep: "Ne rien changer",
  kept: "Rien n’a été changé.",
  over: {
    collected: (month: string) => `Le mois (${month}) a déjà été prélevé : ce lien ne peut plus le changer.`,
    collecting: (month: string) =>
      `Le mois (${month}) est en cours de prélèvement et ne peut plus être changé.`,
    failed: (month: string) =>
      `Le mois (${month}) n’a pas encore pu être prélevé. Ses lignes ne changent plus, mais tu peux annuler le mois entier sur sa page.`,
    cancelled: (month: string) => `Le mois (${month}) est déjà annulé. Rien ne sera prélevé.`,
    ended: (month: string) => `Le mois (${month}) est terminé. Plus rien ne sera prélevé.`,
  },
  refund: "Tu peux demander un remboursement sur sa page.",
  seeMonth: "Voir ce mois",
  unusable: "C’est déjà fait.",
  unknown: "Ce lien n’est pas valable. Ouvre l’e-mail le plus récent, ou connecte-toi.",
  home: "Retour à l’accueil",
  failed: (status: number) => orUnreachable(status, `Une erreur est survenue : ${status}`),
};

import type { notice as english, Asked } from "../../en/screens/notice.ts";
import { orUnreachable } from "../unreachable.ts";

export const notice: typeof english = {
  title: "Tes dons",
  forTeam: (team: string) => `Ce sont les dons de l’équipe ${team}.`,
  forPerson: (name: string) => `Ce sont les dons de ${name}.`,
  titles: {
    cancel: (month: string) => `Annuler tes dons pour ${month} ?`,
    drop_line: (month: string) => `Retirer une personne de ce mois (${month}) ?`,
    lower_line: (month: string) => `Payer moins pour ${month} ?`,
    change_method: () => "Changer de moyen de paiement",
    stop_pledge: () => "Arrêter de soutenir ?",
    stop_all: () => "Tout arrêter ?",
  },
  bodies: {
    cancel: ({ amount }: Asked) => `Nous ne prélèverons pas ${amount}.`,
    drop_line: ({ amount, name }: Asked) => `Nous ne prélèverons pas ${amount} pour ${name} ce mois-ci.`,
    lower_line: ({ name }: Asked) => `Choisis ce que tu paies pour ${name}.`,
    change_method: ({ amount }: Asked) => `Nous prélèverons ${amount} via le nouveau moyen de paiement.`,
    stop_pledge: ({ name }: Asked) => `Pour ${name}, les nouvelles séances ne te coûteront plus rien.`,
    stop_all: () => "Ce qui a été récolté jusqu’à maintenant sera encore prélevé.",
  },
  carriedStays: (amount: string) =>
    `${amount} attendent le mois suivant : nous les prélèverons encore, et tu le sauras trois jours avant.`,
  announcedStays: (amount: string) => `Les ${amount} déjà annoncés restent.`,
  less: "Voici ce qui sera donné en moins pour elles",
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
    collected: (month: string) =>
      `Nous avons déjà prélevé les dons pour ${month} : ce lien ne peut plus les changer.`,
    collecting: (month: string) =>
      `Nous prélevons en ce moment les dons pour ${month} : ils ne peuvent plus être changés.`,
    failed: (month: string) =>
      `Nous n’avons pas encore pu prélever les dons pour ${month}. Les lignes ne changent plus, mais tu peux tout annuler sur la page de ce mois.`,
    cancelled: (month: string) => `Les dons pour ${month} sont déjà annulés. Nous ne prélevons rien.`,
    carried: (month: string) =>
      `Ce qui restait de ${month} était trop peu pour être prélevé. Il s’ajoute au mois suivant, et tu pourras encore le changer ou l’annuler depuis l’e-mail.`,
    ended: (month: string) => `Les dons pour ${month} sont terminés. Nous ne prélevons plus rien.`,
  },
  refund: "Tu peux demander un remboursement sur sa page.",
  seeMonth: "Voir ce mois",
  unusable: "C’est déjà fait.",
  unknown: "Ce lien n’est pas valable. Ouvre l’e-mail le plus récent, ou connecte-toi.",
  home: "Retour à l’accueil",
  failed: (status: number) => orUnreachable(status, `Une erreur est survenue : ${status}`),
};

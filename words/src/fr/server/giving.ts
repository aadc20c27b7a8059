import { LEAST_CHARGE } from "../../figures.ts";
import { REFUND_ARRIVES_DAYS, REFUND_DAYS } from "@kalivo/domain/limits.ts";
import type { giving as english } from "../../en/server/giving.ts";

export const giving: typeof english = {
  unknownPerson: "Cette personne n’existe pas.",
  oneself: "Tu ne peux pas te soutenir toi-même.",
  pledgeFromAge: (years: number) => `Tu peux soutenir quelqu’un à partir de ${years} ans.`,
  cannotSupport: "Tu ne peux pas soutenir cette personne.",
  stoppedByDispute:
    "Un paiement est contesté : on ne peut donc soutenir personne de plus avant que nous ayons parlé. Écris-nous et nous regardons cela ensemble.",
  notPaused: "Tes dons ne sont pas en pause.",
  stopLater:
    "Ton soutien s’arrête tout de suite, quand tu veux. Un jour à venir, c’est pour un autre montant.",
  stoppedElsewhere: "Tu ne soutiens plus cette personne, cela a été arrêté ailleurs. Rien n’a changé.",
  nothingToPlan: "Tu ne soutiens pas cette personne : il n’y a rien à changer plus tard.",
  noMonthAhead: (months: number) =>
    `Choisis le premier jour d’un mois à venir, dans les ${months} mois au plus.`,
  goOnNeedsMethod:
    "Choisis d’abord un autre moyen de paiement : l’actuel n’a pas pu servir deux mois de suite.",
  goesOn: "Tes dons reprennent : ce qui est brûlé à partir de maintenant compte.",
  stillStopped:
    "Ta pause est terminée. Tes dons restent arrêtés, car ta banque a repris un paiement : rien ne compte tant que nous ne nous sommes pas parlé. Écris-nous.",
  nothingToPause: "Il n’y a rien à mettre en pause : tu ne donnes à personne.",
  paused: "C’est en pause. Ce qui est brûlé à partir de maintenant ne coûte rien.",
  stoppedAll: "C’est arrêté. Tu ne soutiens plus personne.",
  stoppedAndCancelled:
    "C’est arrêté. Tu ne soutiens plus personne, et nous ne prélevons pas les dons annoncés.",
  pausedUntil:
    "En pause. D’ici là, ce qui est brûlé ne coûte rien ; ensuite, tout compte à nouveau, tout seul.",
  noDayAhead: (months: number) => `Choisis un jour à partir de demain, dans les ${months} mois au plus.`,
  resting: "Repose-toi bien. D’ici là, tes calories ne sont qu’à toi : personne ne donne pour elles.",
  restOver:
    "Te revoilà ! Ce que tu brûles à partir de maintenant compte pour celles et ceux qui te soutiennent.",
  notResting: "Tu n’es pas en repos.",
  stoppedNotCancelled:
    "C’est arrêté. Tu ne soutiens plus personne. Les dons annoncés n’ont pas pu être annulés : nous les prélevons en ce moment, ou ils sont terminés.",
  notYourDonor: "Ce n’est pas un de tes soutiens.",
  donorRefused: "Tu ne reçois plus ce soutien.",
  donorAllowed: "Cette personne ou équipe peut à nouveau te soutenir.",
  said: {
    started: "Tu soutiens maintenant cette personne.",
    changed: "C’est modifié.",
    unchanged: "Rien n’a changé.",
    stopped: "Tu ne soutiens plus cette personne.",
    "nothing-to-stop": "Tu ne soutenais pas cette personne.",
    planned: "C’est prévu. D’ici là, tes dons restent comme ils sont.",
    "plan-taken-back": "C’est annulé. Tes dons restent comme ils sont.",
  },

  noPayments: "les paiements ne sont pas configurés",
  methodFromAge: (years) => `Tu peux ajouter un moyen de paiement à partir de ${years} ans.`,
  pageUnreachable: "La page de paiement est inaccessible pour le moment. Réessaie dans quelques minutes.",
  blacklistNeedsMethod:
    "Pour exclure des associations, ajoute d’abord un moyen de paiement ou soutiens quelqu’un.",
  choiceSaved: "Ton choix est enregistré.",
  otherMode: "Ignoré : de l’autre mode.",
  received: "Reçu.",

  unknownStatement: "Ce décompte n’existe pas.",
  unknownLine: "Cette ligne n’est plus dans ce mois.",
  collecting: "Ce mois ne peut plus être changé : il est en cours de prélèvement, ou terminé.",
  onlyWhole:
    "Nous avons déjà essayé de prélever : les lignes restent comme elles sont. Tu peux annuler le mois entier.",
  notLower: "Le nouveau montant doit être inférieur au montant actuel.",
  nothingPaid: "Rien n’a été payé cette année-là.",
  noReceipt: "Ce mois n’a pas été payé, il n’y a donc pas de confirmation de paiement.",
  notPublic: "Ce mois n’est pas montré seul : il compte si peu de soutiens que nous l’ajoutons à un autre.",
  notSealed: "Ce mois n’est pas scellé.",

  note: {
    ended: (day: string, why: string) => `Terminé le ${day} : nous ne prélevons plus rien. ${why}`,
    why: {
      payer_asked: "Tu l’as demandé.",
      mistake: "Nous n’aurions pas dû te demander ce montant.",
      unreachable: "Nos e-mails à ce sujet ne sont pas arrivés, et nous ne prélevons rien sans te prévenir.",
      stopped: "Tes prélèvements sont bloqués après une contestation auprès de ta banque.",
      not_attempted: "Nous n’avons pas pu le prélever à temps.",
      nobody_left: "Il n’y avait plus personne à qui demander.",
    },
    anew: "Nous n’avons rien prélevé à la date annoncée. Tu reçois un nouvel e-mail avec une nouvelle date avant tout prélèvement.",
    stopped:
      "Nous avons arrêté de prélever après une contestation auprès de ta banque. Nous ne prélevons rien avant que ce soit réglé et que tu aies reçu un nouvel e-mail.",
  },

  link: {
    forged: "Ce lien n’est pas de nous.",
    expired: "Ce lien a expiré.",
    "used-up": "C’est déjà fait, ou ce mois ne peut plus être changé de cette façon.",
    "not-yours": "Cet e-mail s’adressait à quelqu’un qui ne décide plus ici.",
    moved:
      "Cet e-mail est parti vers une autre adresse que celle de ton compte aujourd’hui : ses liens ne fonctionnent plus. Connecte-toi pour modifier ce mois.",
  },
  rest: {
    carried: `C’est fait. Ce qui reste est sous ${LEAST_CHARGE}, donc nous ne le prélevons pas maintenant : il s’ajoute au mois suivant, et tu le sauras trois jours avant.`,
    waived: "C’est fait. Ce qui reste est trop peu pour un prélèvement, tu ne paies donc rien pour ce mois.",
  },
  linkSaid: {
    cancel: "Les dons de ce mois ne seront pas prélevés.",
    drop_line: "Cette ligne est retirée du mois.",
    stop_pledge: "Tu ne soutiens plus cette personne.",
    change_method: "Choisis ton nouveau moyen de paiement.",
    lower_line: "Ton mois est réduit.",
    stop_all: "C’est arrêté. Tu ne soutiens plus personne.",
  },

  refund: {
    "not-paid": () => "Rien n’a été prélevé pour ce mois, il n’y a donc rien à rembourser.",
    "under-way": () =>
      `Ce mois est déjà en cours de remboursement. Cela prend 5 à ${REFUND_ARRIVES_DAYS} jours.`,
    disputed: () =>
      "Ta banque a déjà repris ce paiement. Le rembourser en plus reviendrait à le rendre deux fois.",
    "nothing-left": () => "Ce mois est déjà remboursé en entier.",
    "too-late": (mail) =>
      `Un mois peut être remboursé tout de suite dans les ${REFUND_DAYS} jours après le prélèvement. Écris à ${mail}.`,
    "one-a-year": (mail) =>
      `Un mois t’a déjà été remboursé cette année. Écris à ${mail} et nous regarderons ton cas.`,
  },
  tryAgain: {
    "not-failed": () => "Il n’y a rien à réessayer : le prélèvement de ce mois n’a pas échoué.",
    "under-way": () => "Ce mois est en cours de prélèvement.",
    confirm: () => "Ta banque demande ta confirmation. Ouvre sa page depuis le décompte.",
    blocked: (mail) => `Tes dons sont arrêtés après une contestation. Écris à ${mail}.`,
    "no-method": () => "Il n’y a pas de moyen de paiement. Ajoutes-en un d’abord.",
    "new-method": () => "Ta banque ne permet plus d’essayer avec ce moyen de paiement. Choisis-en un autre.",
    "too-soon": () => "Le dernier essai date de moins d’une heure. Attends encore un peu.",
    "too-many": () =>
      "Les banques ne permettent plus d’essai ce mois-ci. Choisis un autre moyen de paiement.",
  },
};

import { REFUND_ARRIVES_DAYS, REFUND_DAYS } from "@kalivo/domain/limits.ts";
import type { moneyBack as english } from "../../en/screens/money-back.ts";

export const moneyBack: typeof english = {
  title: "Quelque chose ne va pas ?",
  ask: "Demander un remboursement",
  why: "Pourquoi ? (facultatif)",
  reasons: {
    unrecognised: "Je ne le reconnais pas",
    too_much: "C’est plus que prévu",
    requested: "Une autre raison",
  },
  askTitle: (amount: string) => `Que sont ces ${amount} ?`,
  what: (month: string, day: string, method: string) =>
    `C’est ce que tu as donné pour ${month}, prélevé le ${day} via ${method}, pour :`,
  whose: (name: string, amount: string) => `${name} : ${amount}`,
  effect:
    "Si nous te remboursons, les personnes que tu as soutenues voient un montant plus petit, et les associations ne le reçoivent pas.",
  stays: "Tu continues à soutenir le mois prochain. Tu peux arrêter à tout moment.",
  bankNot:
    "Inutile de passer par ta banque : une contestation peut coûter 20 € à l’ASBL, et elle arrête tes dons ici.",
  refund: (amount: string) => `Rembourser ${amount}`,
  keep: "Ne rien changer",
  asked: "Ton remboursement est en route.",
  until: (day: string) => `Jusqu’au ${day}, tu peux te faire rembourser ici, pour un mois par an.`,
  refundObstacles: {
    "not-paid": () => "Rien n’a été prélevé pour ce mois.",
    "under-way": () =>
      `Ce mois est déjà en cours de remboursement. Cela prend 5 à ${REFUND_ARRIVES_DAYS} jours.`,
    disputed: () =>
      "Ta banque a déjà repris ce paiement. Le rembourser en plus reviendrait à le rendre deux fois.",
    "nothing-left": () => "Ce mois a été remboursé entièrement.",
    "too-late": (mail: string) =>
      `Un mois peut être remboursé ici dans les ${REFUND_DAYS} jours après le prélèvement. Écris à ${mail} et nous regarderons ton cas.`,
    "one-a-year": (mail: string) =>
      `Un mois t’a déjà été remboursé cette année. Écris à ${mail} et nous regarderons ton cas.`,
  },
  write: (mail: string) => `Écrire à ${mail}`,
  returned: (amount: string, left: string) => `Restitué : ${amount}. Compte encore comme don : ${left}.`,
  refunds: {
    way: (amount: string, method: string) =>
      `Un remboursement de ${amount} est en route via ${method}. Cela prend 5 à ${REFUND_ARRIVES_DAYS} jours.`,
    paid: (amount: string, method: string, day: string) => `Remboursé le ${day} : ${amount} via ${method}.`,
    failed: (amount: string, mail: string) =>
      `Nous n’avons pas pu te rembourser ${amount}. Écris à ${mail}, pour que nous trouvions un autre moyen.`,
  },
  disputes: {
    inquiry: (amount: string) =>
      `Ta banque pose une question sur ce paiement de ${amount}. Rien n’a encore bougé.`,
    inquiry_closed: () => "Ta banque a posé une question sur ce paiement. Il reste comme il était.",
    open: (amount: string) =>
      `Ta banque a repris ${amount} parce que le paiement est contesté. Tant qu’elle n’a pas décidé, ce montant ne compte pas comme donné.`,
    won: (amount: string) => `Ta banque a examiné la contestation : le paiement de ${amount} est maintenu.`,
    lost: (amount: string) =>
      `Ta banque a repris ${amount} définitivement. Ce montant ne compte pas comme donné.`,
  },

  tryNow: "Essayer maintenant",
  tried: "Nous essayons maintenant.",
  retryOn: (day: string) => `Nous réessayons le ${day}.`,
  noRetry: "Nous n’essaierons plus avec ce moyen de paiement.",
  noDebt: "Si un prélèvement échoue, tu ne dois rien.",
  newMethod: "Choisir un autre moyen de paiement",
  addMethod: "Ajouter un moyen de paiement",
  confirm: "Confirmer auprès de ta banque",
  confirmHelp: "Ta banque veut que tu confirmes toi-même ce paiement. Cela prend une minute.",
  processing: (day: string) =>
    `Ta banque s’en occupe. Nous le saurons au plus tard le ${day} ; tu n’as rien à faire.`,
  givenUp: "Le prélèvement de ce mois a échoué et nous y avons renoncé. Tu ne dois rien.",
  tryObstacles: {
    "not-failed": null,
    "under-way": "Un essai est en cours.",
    confirm: null,
    blocked: null,
    "no-method": "Il n’y a pas de moyen de paiement pour essayer.",
    "new-method": null,
    "too-soon": "Le dernier essai date de moins d’une heure.",
    "too-many": "Les banques ne permettent plus d’essai ce mois-ci.",
  },

  problems: {
    blocked: "Ta banque a repris un paiement. Tes dons sont arrêtés jusqu’à ce que nous en ayons parlé.",
    confirm: "Ta banque veut que tu confirmes toi-même un paiement.",
    declined: (day: string) => `Ta banque a refusé un paiement. Nous réessayons le ${day}.`,
    declinedNow: "Ta banque a refusé un paiement. Un nouvel essai est en cours.",
    "new-method": "Ta banque n’accepte plus ce moyen de paiement. Choisis-en un autre.",
    paused:
      "Deux prélèvements de suite ont échoué : tes dons sont en pause. Choisis un autre moyen de paiement pour reprendre.",
    resume: "Tes dons sont en pause. Reprends, et ils comptent à nouveau à partir de maintenant.",
    "no-method": "Il n’y a pas encore de moyen de paiement : tes dons comptent dès que tu en ajoutes un.",
    "card-expiring": "Ta carte expire ce mois-ci, ou a expiré. Remplace-la par la nouvelle.",
  },
  stopped:
    "Ta banque nous a dit que tu contestes un paiement : nous ne prélevons donc plus rien et tes codes ne déclenchent plus aucun nouveau don. Était-ce une erreur ? Écris-nous et tes dons reprendront.",
  goOn: "Reprendre",
  seeStatement: "Voir le décompte",
};

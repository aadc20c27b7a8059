import type { refunds as english } from "../../../en/screens/admin/refunds.ts";

export const refunds: typeof english = {
  none: "Aucun remboursement",
  noneHelp: "Ce que les soutiens demandent eux-mêmes, et ce que tu rembourses, figure ici.",
  filter: "État",
  filters: {
    all: "Tous",
    requested: "Demandés",
    pending: "En route",
    succeeded: "Remboursés",
    failed: "Échoués",
  },
  states: {
    requested: "Demandé",
    pending: "En route",
    succeeded: "Remboursé",
    failed: "Échoué",
  },
  of: (charged: string) => `sur ${charged}`,
  askedBy: {
    payer: "Demandé par le soutien",
    admin: "Par l’administration",
    provider: "Dans le tableau de bord du prestataire",
  },
  reasons: {
    unrecognised: "Pas reconnu",
    too_much: "Plus que prévu",
    requested: "Sur demande",
    duplicate: "Prélevé deux fois",
    fraud: "Fraude",
  },
  askedOn: (at: string) => `Demandé le ${at}`,
  doneOn: (at: string) => `fait le ${at}`,
  nextTry: (at: string) => `nouvelle demande le ${at}`,
  failure: (why: string) => `Échec : ${why}`,
  statement: (id: string) => `Décompte ${id}`,
  add: "Rembourser un décompte",
  find: "Le trouver",
  refund: "Rembourser",
  number: "Numéro, nom ou référence",
  numberHelp:
    "Le numéro figure sur la page du soutien, dans les e-mails et sur la confirmation de paiement. Un nom, une adresse e-mail ou une référence de la banque ou du prestataire convient aussi.",
  unknown: "Aucun décompte ne correspond.",
  goesBack: (amount: string, method: string) => `${amount} repart vers ${method}.`,
  givenBackBy: (name: string) => `Rendu par ${name}`,
  borneByUs: "Payé par l’ASBL",
  whole: (left: string) => `${left} comptent comme donnés.`,
  paidOn: (day: string, method: string) => `Payé le ${day} via ${method}.`,
  released: "Cet argent est déjà libéré pour les associations : ce remboursement est à charge de l’ASBL.",
  amount: "Montant",
  amountHelp: "Une partie seulement est possible.",
  amountWrong: (most: string) => `Indique un montant entre 0,01 € et ${most}.`,
  reason: "Raison",
  effect:
    "Ce montant sort des chiffres de tout le monde et la personne qui l’a payé reçoit un e-mail. C’est irréversible.",
  effectNobody:
    "Ce montant sort des chiffres de tout le monde. Il ne reste personne pour recevoir un e-mail. C’est irréversible.",
  action: (amount: string) => `Rembourser ${amount}`,
  done: "Le remboursement est en route.",
  obstacles: {
    "not-paid": "Rien n’a été prélevé pour ce décompte.",
    "under-way": "Il est déjà en cours de remboursement.",
    disputed:
      "La banque du payeur a repris ce paiement : le rembourser en plus reviendrait à le rendre deux fois.",
    "nothing-left": "Il n’en reste rien à rembourser.",
  },
};

import type {
  endWords as englishEnd,
  disputeWords as englishDisputes,
  refundWords as englishRefunds,
} from "../../en/admin/money-back.ts";

export const refundWords: typeof englishRefunds = {
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
    "Le numéro figure sur la page du soutien, dans les e-mails et sur le reçu. Un nom, une adresse e-mail ou une référence de la banque ou du prestataire convient aussi.",
  unknown: "Aucun décompte ne correspond.",
  goesBack: (amount: string, method: string) => `${amount} repart vers ${method}.`,
  givenBackBy: (name: string) => `Rendu par ${name}`,
  borneByUs: "À charge de l’ASBL",
  whole: (left: string) => `La somme de ${left} compte comme donnée.`,
  paidOn: (day: string, method: string) => `Payé le ${day} via ${method}.`,
  released: "Son argent est déjà libéré pour les associations : ce remboursement est à charge de l’ASBL.",
  amount: "Montant",
  amountHelp: "Une partie seulement est possible.",
  amountWrong: (most: string) => `Indique un montant entre 0,01 € et ${most}.`,
  reason: "Raison",
  effect:
    "Cette somme sort des chiffres de tout le monde et la personne qui l’a payée reçoit un e-mail. C’est irréversible.",
  effectNobody:
    "Cette somme sort des chiffres de tout le monde. Il ne reste personne pour recevoir un e-mail. C’est irréversible.",
  action: (amount: string) => `Rembourser ${amount}`,
  done: "Le remboursement est en route.",
  obstacles: {
    "not-paid": "Rien n’a été prélevé pour ce décompte.",
    "under-way": "Il est déjà en cours de remboursement.",
    disputed: "Il est contesté : le rembourser en plus reviendrait à le rendre deux fois.",
    "nothing-left": "Il n’en reste rien à rembourser.",
  },
};

export const disputeWords: typeof englishDisputes = {
  none: "Aucune contestation",
  noneHelp: "Ce que la banque d’un soutien demande ou reprend figure ici.",
  filter: "État",
  filters: {
    all: "Toutes",
    to_decide: "À décider",
    to_look: "Terminées, payeur arrêté",
    inquiry: "Question",
    inquiry_closed: "Question close",
    open: "Ouvertes",
    won: "Gagnées",
    lost: "Perdues",
  },
  of: (charged: string) => `sur ${charged}`,
  openedOn: (at: string) => `Ouverte le ${at}`,
  closedOn: (at: string) => `close le ${at}`,
  evidenceDue: (at: string) => `preuves à donner avant le ${at}`,
  fee: (amount: string) => `frais ${amount}`,
  reason: (reason: string) => `raison : ${reason.replaceAll("_", " ")}`,
  toDecide: "À toi de décider",
  small: "Sous 50 €, elle est acceptée d’office : s’y opposer coûte plus.",
  contest: "Pour t’y opposer, donne les preuves dans le tableau de bord du prestataire avant l’échéance.",
  accept: "Accepter la contestation",
  acceptTitle: (amount: string) => `Renoncer à ${amount} ?`,
  acceptHelp: (amount: string, fee: string, name: string) =>
    `${amount} reste à la banque de ${name}, et les frais de ${fee} au prestataire. Ce que les associations en avaient disparaît, le reste est à charge de l’ASBL. Il n’est plus possible de s’y opposer.`,
  accepted: "La contestation est acceptée.",
  blocked: "Bloqué",
  leave: "Laisser ainsi",
  leaveHelp: (name: string) =>
    `${name} reste à l’arrêt : rien n’est prélevé et aucun code ne marche tant que personne ne le laisse continuer.`,
  left: "Cela reste ainsi.",
  lift: "Lever le blocage",
  liftTitle: (name: string) => `Lever le blocage pour ${name} ?`,
  liftHelp: (n: number, amount: string) =>
    `Prélèvements en attente : ${n}, ensemble ${amount}. Ils reprennent, un jour annoncé à l’avance. Les codes fonctionnent de nouveau.`,
  lifted: "Les prélèvements automatiques et les codes reprennent.",
};

export const endWords: typeof englishEnd = {
  end: "Terminer ce prélèvement",
  action: (amount: string) => `Terminer ${amount} définitivement`,
  what: (amount: string, payer: string, month: string) =>
    `${amount} de ${payer} pour ${month} : 0,00 € en sera prélevé, maintenant ou plus tard.`,
  atProvider:
    "1 paiement est d’abord annulé auprès du prestataire. S’il est payé entre-temps, il est comptabilisé à la place.",
  withoutProvider:
    "J’ai regardé chez le prestataire. Mettre fin bien que le paiement ne puisse pas y être annulé.",
  mail: "Chaque personne qui décide pour ce soutien reçoit 1 e-mail qui le dit et explique pourquoi. C’est sans retour.",
  nobody: "Il ne reste personne pour recevoir un e-mail. C’est sans retour.",
  reasonMissing: "Dis pourquoi : la personne qui paie et le relevé le lisent.",
  reason: "Raison",
  reasons: {
    payer_asked: "À sa demande",
    mistake: "Une erreur de notre part",
    unreachable: "Impossible à joindre",
    stopped: "Contesté",
  },
};

import type { paymentProblem as english } from "../../en/mails/payment-problem.ts";

export const paymentProblem: typeof english = {
  confirmSubject: "Ta banque te demande de confirmer ton don",
  declinedSubject: "Ton don n’a pas pu être prélevé",
  pausedSubject: "Ton soutien est en pause",
  preview: (month: string) => `Tes dons pour ${month}.`,
  confirmTitle: "Confirme ton don",
  declinedTitle: "Ton don n’a pas pu être prélevé",
  pausedTitle: "Ton soutien est en pause",
  confirm: (amount: string, month: string) =>
    `Ta banque veut que tu confirmes toi-même le paiement de ${amount} pour ${month}. Cela prend une minute.`,
  declined: (amount: string, month: string, method: string) =>
    `Ta banque a refusé le paiement de ${amount} pour ${month} (${method}).`,
  retry: (day: string) =>
    `Nous réessayons le ${day}. Tu n’as rien à faire, mais tu peux déjà choisir un autre moyen de paiement.`,
  newMethod: "Nous n’essaierons plus avec ce moyen de paiement. Choisis-en un autre.",
  noMethod: (amount: string, month: string) =>
    `Il n’y a pas de moyen de paiement pour prélever ${amount} pour ${month}. Choisis-en un.`,
  refusedForGood: (amount: string, month: string, method: string) =>
    `Ta banque nous a dit de ne plus essayer ${method} : nous ne lui avons donc pas demandé ${amount} pour ${month}. Choisis un autre moyen de paiement.`,
  paused:
    "Deux mois de suite n’ont pas pu être prélevés : ton soutien est donc en pause. Il reprend dès qu’un paiement réussit, ou quand tu choisis un autre moyen de paiement et appuies ensuite sur Reprendre.",
  endedSubject: (month: string) => `Plus rien n’est prélevé pour ${month}`,
  endedTitle: (month: string) => `Plus rien n’est prélevé pour ${month}`,
  ended: (amount: string, month: string) =>
    `Le prélèvement de ${amount} pour ${month} est terminé. Plus rien n’en sera pris, et tu n’as rien à faire.`,
  endedWhy: {
    payer_asked: "Tu nous l’as demandé.",
    mistake: "Cette somme n’aurait pas dû t’être demandée. Nous en sommes désolés.",
    unreachable: "Nos e-mails à ce sujet ne te sont pas parvenus, et sans annonce nous ne prélevons rien.",
    stopped: "Tes prélèvements sont bloqués après une contestation auprès de ta banque.",
    not_attempted: "Nous n’avons pas pu la prélever à temps.",
  },
  noDebt: "Une promesse de don n’est pas une dette : si le prélèvement échoue, tu ne dois rien.",
  confirmButton: "Confirmer le paiement",
  methodButton: "Choisir un autre moyen de paiement",
  reason: "Tu reçois cet e-mail parce qu’un don devait être prélevé. Il ne peut pas être désactivé.",
};

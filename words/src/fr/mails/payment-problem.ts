import type { paymentProblem as english } from "../../en/mails/payment-problem.ts";

export const paymentProblem: typeof english = {
  confirmSubject: "Ta banque te demande de confirmer ton don",
  declinedSubject: "Nous n’avons pas pu prélever ton don",
  pausedSubject: "Tes dons sont en pause",
  preview: (month: string) => `Tes dons pour ${month}.`,
  confirmTitle: "Confirme ton don",
  declinedTitle: "Nous n’avons pas pu prélever ton don",
  pausedTitle: "Tes dons sont en pause",
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
    "Deux prélèvements de suite ont échoué : tes dons sont donc en pause. Ils reprennent dès qu’un paiement réussit, ou quand tu choisis un autre moyen de paiement et appuies ensuite sur Reprendre.",
  endedSubject: (month: string) => `Nous ne prélevons plus rien pour ${month}`,
  endedTitle: (month: string) => `Nous ne prélevons plus rien pour ${month}`,
  ended: (amount: string, month: string) =>
    `Nous ne prélevons plus les ${amount} pour ${month}. Tu ne dois rien, et tu n’as rien à faire.`,
  endedWhy: {
    payer_asked: "Tu nous l’as demandé.",
    mistake: "Nous n’aurions pas dû te demander ce montant. Nous en sommes désolés.",
    unreachable:
      "Nos e-mails à ce sujet ne te sont pas parvenus, et nous ne prélevons rien sans te prévenir.",
    stopped: "Tes prélèvements sont bloqués après une contestation auprès de ta banque.",
    not_attempted: "Nous n’avons pas pu le prélever à temps.",
  },
  noDebt: "Si un prélèvement échoue, tu ne dois rien.",
  confirmButton: "Confirmer le paiement",
  methodButton: "Choisir un autre moyen de paiement",
  reason:
    "Tu reçois cet e-mail parce que nous devions prélever un don. Nous envoyons toujours les e-mails sur ton argent.",
};

import type { dispute as english } from "../../en/mails/dispute.ts";

export const dispute: typeof english = {
  subject: (month: string) => `Ta banque a repris tes dons pour ${month}`,
  preview: "Tes dons automatiques sont arrêtés pour l’instant.",
  title: "Ta banque a repris un paiement",
  what: (amount: string, month: string, method: string) =>
    `Ta banque (${method}) nous a signalé que le paiement de ${amount} pour ${month} est contesté, et elle a repris l’argent.`,
  stopped: "Par prudence, nous ne prélevons plus rien, et tes codes ne déclenchent plus aucun nouveau don.",
  means: {
    open: "Tant que la banque n’a pas décidé, ce montant ne compte pas comme donné.",
    decided: "C’est définitif : ce montant ne compte pas comme donné.",
  },
  mistake: (mail: string) =>
    `Était-ce une erreur, ou n’as-tu pas reconnu la ligne sur ton extrait de compte ? Écris à ${mail} : nous réglons cela ensemble et tes dons peuvent reprendre.`,
  onStatement: (line: string) => `Sur ton extrait de compte, le paiement s’appelle ${line}.`,
  button: "Voir le décompte",
  reason:
    "Tu reçois cet e-mail parce qu’un de tes paiements a été contesté. Nous envoyons toujours les e-mails sur ton argent.",
};

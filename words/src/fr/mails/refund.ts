import { REFUND_ARRIVES_DAYS } from "@kalivo/domain/limits.ts";
import type { refund as english } from "../../en/mails/refund.ts";

export const refund: typeof english = {
  subject: (amount: string) => `Ton remboursement de ${amount} est en route`,
  preview: (month: string) => `Un remboursement de tes dons pour ${month}.`,
  title: "Ton remboursement est en route",
  sent: (amount: string, method: string) => `Nous te remboursons ${amount} via ${method}.`,
  arrives: `L’argent arrive dans les 5 à ${REFUND_ARRIVES_DAYS} jours, selon ta banque.`,
  means:
    "Ce montant ne compte plus comme don, ni pour toi ni pour les personnes que tu as soutenues. Les associations ne le recevront pas.",
  amount: "Remboursé",
  charged: "Prélevé",
  period: "Mois",
  day: "Remboursé le",
  method: "Via",
  reference: "Référence",
  button: "Voir le décompte",
  help: (mail: string) =>
    `Si l’argent n’est pas arrivé après dix jours, écris à ${mail} en indiquant la référence.`,
  failedSubject: "Ton remboursement a échoué",
  failedTitle: "Ton remboursement a échoué",
  failed: (amount: string, month: string, method: string) =>
    `Nous n’avons pas pu te rembourser ${amount} pour ${month} via ${method}. Ton don reste inchangé.`,
  failedHelp: (mail: string) =>
    `Écris à ${mail}, pour que nous trouvions un autre moyen. Inutile de le demander aussi à ta banque.`,
  reason:
    "Tu reçois cet e-mail parce que tu as payé un don qui est remboursé. Nous envoyons toujours les e-mails sur ton argent.",
};

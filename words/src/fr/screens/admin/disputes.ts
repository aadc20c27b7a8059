import type { disputes as english } from "../../../en/screens/admin/disputes.ts";
import { pluralOf } from "../../../plural.ts";

const { plural } = pluralOf("fr-BE");

export const disputes: typeof english = {
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
  states: {
    inquiry: "Question",
    inquiry_closed: "Question close",
    open: "Ouverte",
    won: "Gagnée",
    lost: "Perdue",
  },
  of: (charged: string) => `sur ${charged}`,
  openedOn: (at: string) => `Ouverte le ${at}`,
  closedOn: (at: string) => `close le ${at}`,
  evidenceDue: (at: string) => `preuves à donner avant le ${at}`,
  fee: (amount: string) => `frais ${amount}`,
  reason: (reason: string) => `raison : ${reason}`,
  reasons: {
    bank_cannot_process: "la banque ne peut pas le traiter",
    credit_not_processed: "un remboursement promis n’est pas arrivé",
    customer_initiated: "le soutien l’a demandé à sa banque",
    debit_not_authorized: "le soutien dit ne pas l’avoir autorisé",
    duplicate: "prélevé deux fois",
    fraudulent: "le soutien dit que ce n’était pas lui",
    general: "sans raison indiquée",
    incorrect_account_details: "données du compte erronées",
    insufficient_funds: "pas assez d’argent sur le compte",
    product_not_received: "le soutien dit n’avoir rien eu en échange",
    product_unacceptable: "le soutien n’est pas satisfait",
    subscription_canceled: "le soutien dit avoir arrêté",
    unrecognized: "le soutien ne le reconnaît pas",
  },
  toDecide: "À toi de décider",
  small: "Sous 50 €, elle est acceptée d’office : s’y opposer coûte plus.",
  contest: "Pour t’y opposer, donne les preuves dans le tableau de bord du prestataire avant l’échéance.",
  contestRefunded: (amount: string) =>
    `Nous en avons déjà remboursé ${amount} : l’accepter, c’est les payer deux fois. Oppose-toi dans le tableau de bord du prestataire ; la référence et le jour du remboursement, sous Remboursements, suffisent comme preuve.`,
  accept: "Accepter la contestation",
  acceptRefunded: (amount: string) =>
    `Nous en avons déjà remboursé ${amount} : le payeur les recevra alors deux fois.`,
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
    plural(n, (figure) => ({
      one: `${figure} prélèvement en attente, ${amount} : il reprend, un jour annoncé à l’avance. Les codes fonctionnent de nouveau.`,
      other: `${figure} prélèvements en attente, ensemble ${amount} : ils reprennent, un jour annoncé à l’avance. Les codes fonctionnent de nouveau.`,
    })),
  liftHelpNone: "Aucun prélèvement n’attend. Les prélèvements automatiques et les codes reprennent.",
  lifted: "Les prélèvements automatiques et les codes reprennent.",
};

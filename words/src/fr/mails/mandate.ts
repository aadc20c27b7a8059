import type { mandate as english } from "../../en/mails/mandate.ts";

export const mandate: typeof english = {
  text: ({
    association,
    ceiling,
    noticeDays,
  }: {
    association: string;
    ceiling: string;
    noticeDays: string;
  }) =>
    `J’autorise ${association} à prélever mes dons une fois par mois via ce moyen de paiement : la somme de ce que j’ai promis, jamais plus de ${ceiling} par mois. La somme exacte m’est communiquée par e-mail au moins ${noticeDays} jours avant chaque prélèvement, et je peux à tout moment la réduire, l’annuler ou tout arrêter.`,
};

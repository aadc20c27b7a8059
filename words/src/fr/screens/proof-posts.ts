import type { proofPosts as english } from "../../en/screens/proof-posts.ts";

export const proofPosts: typeof english = {
  title: "Ce que l’argent a permis",
  yours: (amount) => `${amount} de toi en font partie`,
  raised: (amount) => `${amount} récoltés par tes calories en font partie`,
  ofStatement: (amount) => `${amount} de ce mois en font partie`,
  payout: (amount, day) => `D’un virement de ${amount} du ${day}`,
  ofMonth: (month) => `Dons de ${month}`,
  ofMonths: (first, last) => `Dons de ${first} à ${last}`,
  cameBack: (day) => `Ce virement est revenu le ${day}. L’argent est de nouveau dû à l’association.`,
  paidAgain: (back, again) =>
    `Ce virement est revenu le ${back}. L’argent a été versé à nouveau le ${again}.`,
  confirmed: (day) => `L’association a confirmé le ${day} qu’elle participe.`,
};

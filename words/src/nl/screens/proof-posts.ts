import type { proofPosts as english } from "../../en/screens/proof-posts.ts";

export const proofPosts: typeof english = {
  title: "Wat het geld deed",
  yours: (amount) => `Hier zit ${amount} van jou in`,
  raised: (amount) => `Hier zit ${amount} in die je calorieën ophaalden`,
  ofStatement: (amount) => `Hier zit ${amount} van deze maand in`,
  payout: (amount, day) => `Uit een overschrijving van ${amount} op ${day}`,
  ofMonth: (month) => `Giften van ${month}`,
  ofMonths: (first, last) => `Giften van ${first} tot ${last}`,
  cameBack: (day) => `Deze overschrijving kwam terug op ${day}. De organisatie heeft het geld weer te goed.`,
  paidAgain: (back, again) =>
    `Deze overschrijving kwam terug op ${back}. Het geld is opnieuw betaald op ${again}.`,
  confirmed: (day) => `De organisatie bevestigde op ${day} dat ze meedoet.`,
};

import type { proofPosts as english } from "../../en/screens/proof-posts.ts";

/** What organisations show of the transfers that they got. */
export const proofPosts: typeof english = {
  title: "Was das Geld bewirkt hat",
  yours: (amount: string) => `${amount} davon sind von dir`,
  raised: (amount: string) => `${amount} davon haben deine Kalorien gesammelt`,
  ofStatement: (amount: string) => `${amount} davon sind aus diesem Monat`,
  payout: (amount: string, day: string) => `Aus einer Überweisung von ${amount} am ${day}`,
  ofMonth: (month: string) => `Spenden vom ${month}`,
  ofMonths: (first: string, last: string) => `Spenden von ${first} bis ${last}`,
  cameBack: (day: string) =>
    `Diese Überweisung kam am ${day} zurück. Das Geld steht der Organisation wieder zu.`,
  paidAgain: (back: string, again: string) =>
    `Diese Überweisung kam am ${back} zurück. Das Geld wurde am ${again} neu überwiesen.`,
  confirmed: (day: string) => `Die Organisation hat am ${day} bestätigt, dass sie mitmacht.`,
};

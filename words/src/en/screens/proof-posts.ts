/** What organisations show of the transfers that they got. */
export const proofPosts = {
  title: "What the money did",
  yours: (amount: string) => `${amount} of yours is in this`,
  raised: (amount: string) => `${amount} that your calories raised is in this`,
  ofStatement: (amount: string) => `${amount} of this month is in this`,
  payout: (amount: string, day: string) => `From a transfer of ${amount} on ${day}`,
  ofMonth: (month: string) => `Donations of ${month}`,
  ofMonths: (first: string, last: string) => `Donations of ${first} to ${last}`,
  cameBack: (day: string) =>
    `This transfer came back on ${day}. The money is owed to the organisation again.`,
  paidAgain: (back: string, again: string) =>
    `This transfer came back on ${back}. The money was paid again on ${again}.`,
  confirmed: (day: string) => `The organisation confirmed on ${day} that it takes part.`,
};

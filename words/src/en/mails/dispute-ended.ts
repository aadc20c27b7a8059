/** What became of a payment that the payer's bank had reversed. */
export const disputeEnded = {
  won: {
    title: "Your bank has decided",
    subject: (month: string) => `Your donations for ${month} count again`,
    preview: "The payment is confirmed.",
    what: (amount: string, month: string, method: string) =>
      `Your bank looked at the disputed payment of ${amount} for ${month} (${method}) and confirmed it. It counts as given again.`,
  },
  lost: {
    title: "Your payment stays reversed",
    subject: (month: string) => `Your donations for ${month} stay reversed`,
    preview: "This is final.",
    what: (amount: string, month: string, method: string) =>
      `The disputed payment of ${amount} for ${month} (${method}) stays reversed, and that is final. It doesn't count as given.`,
  },
  stopped: (mail: string) =>
    `Nothing is collected from you, and your codes start no new support, until we've talked. Write to ${mail}.`,
  button: "See the statement",
  reason:
    "You get this email because a payment of yours was disputed. We always send emails about your money.",
};

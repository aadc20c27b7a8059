/** Ending a charge that was not collected, for good. */
export const ends = {
  end: "End this charge",
  action: (amount: string) => `End ${amount}`,
  what: (amount: string, payer: string, month: string) =>
    `${amount} of ${payer} for ${month}: we collect 0,00 €, now or later.`,
  atProvider:
    "1 payment at the payment provider is cancelled first. Should it be paid in the meantime, it is booked instead.",
  withoutProvider: "I have looked at the provider. End it although its payment cannot be cancelled there.",
  mail: "Everybody who decides for this payer gets 1 email that says so and why. This cannot be undone.",
  nobody: "Nobody is left who would get an email. This cannot be undone.",
  reasonMissing: "Say why: it is shown to the payer and on the statement.",
  reason: "Reason",
  reasons: {
    payer_asked: "The payer asked",
    mistake: "A mistake of ours",
    unreachable: "Cannot be reached",
    stopped: "Disputed",
  },
};

/** Ending a charge that was not collected, for good. */
export const ends = {
  end: "End this charge",
  action: (amount: string) => `End ${amount} for good`,
  what: (amount: string, payer: string, month: string) =>
    `${amount} of ${payer} for ${month}: 0,00 € of it is collected any more, now or later.`,
  atProvider:
    "1 payment at the payment provider is cancelled first. Should it be paid in the meantime, it is booked instead.",
  withoutProvider: "I have looked at the provider. End it although its payment cannot be cancelled there.",
  mail: "Everybody who decides for this payer gets 1 mail that says so and why. There is no way back.",
  nobody: "Nobody is left who would get a mail. There is no way back.",
  reasonMissing: "Say why: the payer and the statement read it.",
  reason: "Reason",
  reasons: {
    payer_asked: "The payer asked",
    mistake: "A mistake of ours",
    unreachable: "Cannot be reached",
    stopped: "Disputed",
  },
};

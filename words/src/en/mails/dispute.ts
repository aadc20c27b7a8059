/** The payer's bank took a payment back. */
export const dispute = {
  subject: (month: string) => `Your bank took back your donations of ${month}`,
  preview: "Your automatic donations are stopped for now.",
  title: "Your bank took a payment back",
  what: (amount: string, month: string, method: string) =>
    `The bank of ${method} told us that the payment of ${amount} for ${month} is disputed, and has taken the money back.`,
  stopped:
    "So that nothing happens that you do not want, we collect nothing more from you, and your codes start no new support.",
  means: "Until the bank has decided, this sum does not count as given.",
  mistake: (mail: string) =>
    `Was it a mistake, or did you not recognise the line on your bank statement? Write to ${mail}: then we sort it out and your support can go on.`,
  onStatement: (line: string) => `On your bank statement the payment is called ${line}.`,
  button: "See the statement",
  reason: "You receive this email because a payment of yours was disputed. It cannot be switched off.",
};

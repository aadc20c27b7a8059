/** The payer's bank reversed a payment. */
export const dispute = {
  subject: (month: string) => `Your bank reversed your donations for ${month}`,
  preview: "Your automatic donations are stopped for now.",
  title: "Your bank reversed a payment",
  what: (amount: string, month: string, method: string) =>
    `Your bank (${method}) told us that the payment of ${amount} for ${month} is disputed, and has reversed it.`,
  stopped: "To be safe we have stopped collecting from you, and your codes start no new support.",
  means: {
    open: "This amount won't count as given until the bank has decided.",
    decided: "That is final: this amount doesn't count as given.",
  },
  mistake: (mail: string) =>
    `Was it a mistake, or didn't you recognise the line on your bank statement? Write to ${mail} and we'll sort it out.`,
  onStatement: (line: string) => `On your bank statement the payment is called ${line}.`,
  button: "See the statement",
  reason:
    "You get this email because a payment of yours was disputed. We always send emails about your money.",
};

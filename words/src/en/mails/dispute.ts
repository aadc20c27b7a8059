/** The payer's bank reversed a payment. */
export const dispute = {
  subject: (month: string) => `Your bank reversed your donations of ${month}`,
  preview: "Your automatic donations are stopped for now.",
  title: "Your bank reversed a payment",
  what: (amount: string, month: string, method: string) =>
    `The bank of ${method} told us that the payment of ${amount} for ${month} is disputed, and has reversed it.`,
  stopped:
    "So that nothing happens you don't want, we collect nothing more from you, and your codes start no new support.",
  means: "Until the bank has decided, this amount does not count as given.",
  mistake: (mail: string) =>
    `Was it a mistake, or didn't you recognise the line on your bank statement? Write to ${mail} and we'll sort it out.`,
  onStatement: (line: string) => `On your bank statement the payment is called ${line}.`,
  button: "See the statement",
  reason:
    "You get this email because a payment of yours was disputed. We always send emails about your money.",
};

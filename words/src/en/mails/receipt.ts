export const receipt = {
  subject: (amount: string, month: string) => `Thank you for your ${amount} for ${month}`,
  preview: "Thank you. Here is where your money goes.",
  title: "Thank you",
  thanks: (amount: string, month: string) => `Thank you for your ${amount} for ${month}.`,
  intro: (amount: string, day: string) => `We collected ${amount} on ${day}.`,
  factsTitle: "The payment",
  gross: "You paid",
  fee: "Payment provider's fee",
  feeUnknown: "known in a few days",
  net: "For the organisations",
  period: "Month",
  day: "Collected on",
  method: "Payment method",
  number: "Statement",
  onStatement: "On your bank statement",
  reference: "Reference",
  organisationsTitle: "Where it goes",
  organisationsBeforeFee: "Before the payment provider's fee:",
  burners: (names: string) => `Made possible by ${names}.`,
  grant: (association: string) =>
    `Your donation went to ${association}. It passes it on to these organisations two months later at the earliest, once it can no longer be disputed.`,
  noCertificate: "This is not a tax certificate.",
  button: "See the statement",
  dispute: (mail: string, until: string) =>
    `If something is wrong, write to ${mail}. You can also dispute the payment with your bank until ${until}.`,
  reason:
    "You get this email because we collected a donation from you. We always send emails about your money.",
};

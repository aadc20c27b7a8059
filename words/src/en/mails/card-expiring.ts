/** A card that will soon stop working, while somebody is supported with it. */
export const cardExpiring = {
  subject: (label: string) => `${label} expires soon`,
  preview: "Add your new card to keep supporting.",
  title: "Your card expires soon",
  what: (label: string, month: string) => `Your card ${label} works until the end of ${month}.`,
  replace:
    "Add the new one and nothing else changes. If your bank replaces it automatically, we often get the new number and there is nothing to do.",
  noDebt: "If we can't collect a donation, you owe nothing.",
  button: "Change the payment method",
  reason:
    "You get this email because a card you give with is about to expire. We always send emails about your money.",
};

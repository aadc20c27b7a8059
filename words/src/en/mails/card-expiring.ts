/** A card that will soon stop working, while somebody is supported with it. */
export const cardExpiring = {
  subject: (label: string) => `${label} expires soon`,
  preview: "Choose another one, so that your support goes on.",
  title: "Your card expires soon",
  what: (label: string, month: string) => `${label}, with which you give, works until the end of ${month}.`,
  replace:
    "Put the new one in its place, and nothing else changes. If your bank replaces it by itself, we often learn the new number and you need do nothing.",
  noDebt: "A pledge is not a debt: if it cannot be collected, nothing is owed.",
  button: "Change the payment method",
  reason:
    "You receive this email because you support somebody with a card that expires. It cannot be switched off.",
};

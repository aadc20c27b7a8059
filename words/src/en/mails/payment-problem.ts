export const paymentProblem = {
  confirmSubject: "Your bank asks you to confirm your donation",
  declinedSubject: "Your donation could not be collected",
  pausedSubject: "Your support is paused",
  preview: (month: string) => `Your donations of ${month}.`,
  confirmTitle: "Please confirm your donation",
  declinedTitle: "We could not collect your donation",
  pausedTitle: "Your support is paused",
  confirm: (amount: string, month: string) =>
    `Your bank wants you to confirm the payment of ${amount} for ${month} yourself. It takes a minute.`,
  declined: (amount: string, month: string, method: string) =>
    `Your bank refused the payment of ${amount} for ${month} from ${method}.`,
  retry: (day: string) =>
    `We try again on ${day}. You need do nothing, or you can choose another payment method now.`,
  newMethod: "We do not try this payment method again. Please choose another one.",
  noMethod: (amount: string, month: string) =>
    `There is no payment method to collect ${amount} for ${month} with. Please choose one.`,
  refusedForGood: (amount: string, month: string, method: string) =>
    `Your bank told us earlier not to try ${method} again, so we did not ask it for the ${amount} of ${month}. Please choose another payment method.`,
  paused:
    "Two months in a row could not be collected, so your support is paused. It goes on once a payment succeeds, or when you choose another payment method and then press Go on.",
  noDebt: "A pledge is not a debt: if it cannot be collected, nothing is owed.",
  confirmButton: "Confirm the payment",
  methodButton: "Choose another payment method",
  reason:
    "You receive this email because money was about to be collected from you. It cannot be switched off.",
};

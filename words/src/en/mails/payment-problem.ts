export const paymentProblem = {
  confirmSubject: "Your bank asks you to confirm your donation",
  declinedSubject: "We couldn't collect your donation",
  pausedSubject: "Your support is paused",
  preview: (month: string) => `Your donations for ${month}.`,
  confirmTitle: "Please confirm your donation",
  declinedTitle: "We couldn't collect your donation",
  pausedTitle: "Your support is paused",
  confirm: (amount: string, month: string) =>
    `Your bank wants you to confirm the payment of ${amount} for ${month} yourself. It takes a minute.`,
  declined: (amount: string, month: string, method: string) =>
    `Your bank refused the payment of ${amount} for ${month} from ${method}.`,
  retry: (day: string) =>
    `We'll try again on ${day}. There is nothing to do, but you can already choose another payment method.`,
  newMethod: "We won't try this payment method again. Please choose another one.",
  noMethod: (amount: string, month: string) =>
    `There is no payment method to collect ${amount} for ${month} with. Please choose one.`,
  refusedForGood: (amount: string, month: string, method: string) =>
    `Your bank told us earlier not to try ${method} again, so we didn't ask it for the ${amount} of ${month}. Please choose another payment method.`,
  paused:
    "We couldn't collect two months in a row, so your support is paused. It continues once a payment succeeds, or when you choose another payment method and then press Go on.",
  endedSubject: (month: string) => `We collect nothing more for ${month}`,
  endedTitle: (month: string) => `We collect nothing more for ${month}`,
  ended: (amount: string, month: string) =>
    `We have stopped collecting the ${amount} for ${month}. You owe nothing, and there is nothing to do.`,
  endedWhy: {
    payer_asked: "You asked us for it.",
    mistake: "We should not have asked you for it. We are sorry.",
    unreachable: "Our emails about it didn't reach you, and we collect nothing without telling you first.",
    stopped: "We stopped collecting from you after a dispute with your bank.",
    not_attempted: "We couldn't collect it in time.",
  },
  noDebt: "If we can't collect a donation, you owe nothing.",
  confirmButton: "Confirm the payment",
  methodButton: "Choose another payment method",
  reason:
    "You get this email because we were about to collect money from you. We always send emails about your money.",
};

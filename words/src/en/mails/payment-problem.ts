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
    `We'll try again on ${day}. There is nothing to do, but you can already choose another payment method.`,
  newMethod: "We won't try this payment method again. Please choose another one.",
  noMethod: (amount: string, month: string) =>
    `There is no payment method to collect ${amount} for ${month} with. Please choose one.`,
  refusedForGood: (amount: string, month: string, method: string) =>
    `Your bank told us earlier not to try ${method} again, so we did not ask it for the ${amount} of ${month}. Please choose another payment method.`,
  paused:
    "Two months in a row could not be collected, so your support is paused. It goes on once a payment succeeds, or when you choose another payment method and then press Go on.",
  endedSubject: (month: string) => `Nothing more is collected for ${month}`,
  endedTitle: (month: string) => `Nothing more is collected for ${month}`,
  ended: (amount: string, month: string) =>
    `The collection of ${amount} for ${month} has ended. Nothing of it is taken any more, and you need do nothing.`,
  endedWhy: {
    payer_asked: "You asked us for it.",
    mistake: "It should not have been asked of you. We are sorry.",
    unreachable: "Our mails about it did not reach you, and without a notice we collect nothing.",
    stopped: "Your collections are stopped after a dispute with your bank.",
    not_attempted: "We could not collect it in time.",
  },
  noDebt: "A pledge is not a debt: if we can't collect it, you owe nothing.",
  confirmButton: "Confirm the payment",
  methodButton: "Choose another payment method",
  reason:
    "You get this email because we were about to collect money from you. We always send emails about your money.",
};

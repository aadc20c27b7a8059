import { REFUND_ARRIVES_DAYS, REFUND_DAYS } from "@kalivo/domain/limits.ts";
/** A charge after its day: paid back, disputed, refused, and what stands in the way of the next one. */
export const moneyBack = {
  title: "Something wrong?",
  ask: "Ask for a refund",
  why: "Why? (optional)",
  reasons: {
    unrecognised: "I don't recognise it",
    too_much: "It is more than I expected",
    requested: "Another reason",
  },
  askTitle: (amount: string) => `What is this ${amount}?`,
  what: (month: string, day: string, method: string) =>
    `Your donations for ${month}, collected on ${day} from ${method}, for:`,
  whose: (name: string, amount: string) => `${name}: ${amount}`,
  effect:
    "If we refund you, the people you supported see a smaller amount and the organisations don't receive it.",
  stays: "Your support continues next month. You can stop any time.",
  bankNot:
    "No need to ask your bank: a dispute can cost the association 20 €, and it stops your donations here.",
  refund: (amount: string) => `Refund ${amount}`,
  keep: "Keep it as it is",
  asked: "Your refund is on its way.",
  until: (day: string) => `Until ${day} you can get it refunded here, one month a year.`,
  refundObstacles: {
    "not-paid": () => "Nothing was collected for this month.",
    "under-way": () => `We are already refunding this month. It takes 5 to ${REFUND_ARRIVES_DAYS} days.`,
    disputed: () =>
      "Your bank has already reversed this payment. If we refunded it too, you would get it twice.",
    "nothing-left": () => "This month was refunded in full.",
    "too-late": (mail: string) =>
      `You can get a month refunded here within ${REFUND_DAYS} days of the charge. Write to ${mail} and we'll look into it.`,
    "one-a-year": (mail: string) =>
      `You already had a month refunded this year. Write to ${mail} and we'll look into it.`,
  },
  write: (mail: string) => `Write to ${mail}`,
  returned: (amount: string, left: string) => `${amount} came back to you. ${left} still counts as given.`,
  refunds: {
    way: (amount: string, method: string) =>
      `${amount} is on its way back to ${method}. It takes 5 to ${REFUND_ARRIVES_DAYS} days.`,
    paid: (amount: string, method: string, day: string) => `We refunded ${amount} to ${method} on ${day}.`,
    failed: (amount: string, mail: string) =>
      `We couldn't refund ${amount}. Please write to ${mail}, and we'll find another way.`,
  },
  disputes: {
    inquiry: (amount: string) =>
      `Your bank has a question about this payment of ${amount}. Nothing has changed yet.`,
    inquiry_closed: () => "Your bank asked about this payment. Nothing changes.",
    open: (amount: string) =>
      `Your bank reversed ${amount} because the payment is disputed. It doesn't count as given until your bank has decided.`,
    won: (amount: string) => `Your bank looked at the dispute: your payment of ${amount} is confirmed.`,
    lost: (amount: string) => `Your bank reversed ${amount}, and that is final. It doesn't count as given.`,
  },

  tryNow: "Try now",
  tried: "We are trying it now.",
  retryOn: (day: string) => `We'll try again on ${day}.`,
  noRetry: "We won't try this payment method again.",
  noDebt: "If we can't collect a donation, you owe nothing.",
  newMethod: "Choose another payment method",
  addMethod: "Add a payment method",
  confirm: "Confirm at your bank",
  confirmHelp: "Your bank wants you to confirm this payment yourself. It takes a minute.",
  processing: (day: string) =>
    `Your bank is processing it. We'll know by ${day}, and there is nothing to do.`,
  givenUp: "We couldn't collect this month and have stopped trying. You owe nothing.",
  tryObstacles: {
    "not-failed": null,
    "under-way": "We are trying it right now.",
    confirm: null,
    blocked: null,
    "no-method": "There is no payment method to try it with.",
    "new-method": null,
    "too-soon": "We tried it less than an hour ago.",
    "too-many": "Banks allow no more attempts this month.",
  },

  problems: {
    blocked: "Your bank reversed a payment. Your donations are stopped until we've talked.",
    confirm: "Your bank wants you to confirm a payment yourself.",
    declined: (day: string) => `Your bank refused a payment. We'll try again on ${day}.`,
    declinedNow: "Your bank refused a payment. We are trying again.",
    "new-method": "Your bank no longer accepts this payment method. Choose another one.",
    paused:
      "We couldn't collect two months in a row, so your support is paused. Choose another payment method to go on.",
    resume: "Your support is paused. Go on, and it counts again from now.",
    "no-method": "There is no payment method yet: your support counts once you add one.",
    "card-expiring": "Your card expires this month or has expired. Add the new one.",
  },
  stopped:
    "Your bank told us that you dispute a payment, so we collect nothing more and your codes start no new support. Was it a mistake? Write to us and your support can continue.",
  goOn: "Go on",
  seeStatement: "See the statement",
};

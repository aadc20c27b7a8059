import { LEAST_CHARGE } from "../../figures.ts";
import { REFUND_ARRIVES_DAYS, REFUND_DAYS } from "@kalivo/domain/limits.ts";
/** What is said about supporting somebody and about the payer's months. */
export const giving = {
  unknownPerson: "There is no such person.",
  oneself: "You can't support yourself.",
  pledgeFromAge: (years: number) => `You can support somebody from the age of ${years}.`,
  cannotSupport: "You can't support this person.",
  stoppedByDispute:
    "A payment is disputed, so you can't support anybody new until we've talked. Write to us and we'll look at it together.",
  stopLater: "Support stops right away, whenever you like. A later day is for another amount.",
  stoppedElsewhere: "You no longer support this person: it was stopped elsewhere. Nothing was changed.",
  nothingToPlan: "You don't support this person, so there is nothing to change later.",
  noMonthAhead: (months: number) =>
    `Choose the first day of a month to come, at most ${months} months ahead.`,
  notPaused: "Your support is not paused.",
  goOnNeedsMethod:
    "Choose another payment method first: the current one couldn't be used two months in a row.",
  goesOn: "Your support continues: what is burned from now on counts.",
  stillStopped:
    "Your pause is over. Your support stays stopped, because your bank reversed a payment: nothing counts until we've talked. Write to us.",
  nothingToPause: "There is nothing to pause: you give to nobody.",
  paused: "Paused. What is burned from now on costs nothing.",
  stoppedAll: "Stopped. You no longer support anybody.",
  stoppedAndCancelled:
    "Stopped. You no longer support anybody, and we don't collect the announced donations.",
  pausedUntil: "Paused. Until that day, what is burned costs nothing; then it counts again automatically.",
  noDayAhead: (months: number) => `Choose a day from tomorrow on, at most ${months} months ahead.`,
  resting: "Enjoy your rest. Until that day your calories are yours alone, and nobody gives for them.",
  restOver: "Welcome back: what you burn from now on counts for those who support you.",
  notResting: "You are not resting.",
  stoppedNotCancelled:
    "Stopped. You no longer support anybody. The announced donations couldn't be cancelled: we are collecting them, or they have ended.",
  notYourDonor: "This is no donor of yours.",
  donorRefused: "You no longer get support from this donor.",
  donorAllowed: "This donor may support you again.",
  said: {
    started: "You support this person now.",
    changed: "Your support was changed.",
    unchanged: "Your support stays as it is.",
    stopped: "You no longer support this person.",
    "nothing-to-stop": "You didn't support this person.",
    planned: "Planned. Until that day your support stays as it is.",
    "plan-taken-back": "Undone. Your support stays as it is.",
  },

  noPayments: "payments are not configured",
  methodFromAge: (years: number) => `You can set up a payment method from the age of ${years}.`,
  pageUnreachable: "We can't reach the payment page right now. Please try again in a few minutes.",
  blacklistNeedsMethod: "To exclude organisations, add a payment method or support someone first.",
  choiceSaved: "Your choice is saved.",
  otherMode: "Ignored: of the other mode.",
  received: "Received.",

  unknownStatement: "There is no such statement.",
  unknownLine: "This line is no longer in this month.",
  collecting: "These donations can't be changed any more: we are collecting them, or the month is over.",
  onlyWhole:
    "We tried to collect it already, so single lines stay as they are. You can cancel the whole month.",
  notLower: "The new amount must be lower than the current one.",
  nothingPaid: "Nothing was paid in this year.",
  noReceipt: "This month wasn't paid, so there is no payment confirmation.",
  notPublic: "We don't show this month alone: so few people gave that we add it to another one.",
  notSealed: "This month is not sealed.",

  /** What the statement says of a charge that ended without its money, or waits for a new day. */
  note: {
    ended: (day: string, why: string) => `Ended on ${day}: we collect nothing more. ${why}`,
    why: {
      payer_asked: "You asked for it.",
      mistake: "We should not have asked you for it.",
      unreachable: "Our emails about it didn't arrive, and we collect nothing without telling you first.",
      stopped: "We stopped collecting from you after a dispute with your bank.",
      not_attempted: "We couldn't collect it in time.",
      nobody_left: "There was nobody left to ask.",
    },
    anew: "We collected nothing on the day we announced. You get another email with a new day before we collect.",
    stopped:
      "We stopped collecting from you after a dispute with your bank. We collect nothing before that is settled and you got another email.",
  },

  link: {
    forged: "This link is not one of ours.",
    expired: "This link has expired.",
    "used-up": "This is already done, or this month can't be changed in this way any more.",
    "not-yours": "This email was for somebody who no longer decides here.",
    moved:
      "This email went to another address than the one your account has now, so its links no longer work. Sign in to change this month.",
  },
  rest: {
    carried: `Done. What is left is under ${LEAST_CHARGE}, so we don't charge it now: we add it to next month, and tell you three days before.`,
    waived: "Done. What is left is too little to collect: you pay nothing for this month.",
  },
  linkSaid: {
    cancel: "This month's donations won't be collected.",
    drop_line: "This line was taken out of the month.",
    stop_pledge: "You no longer support this person.",
    change_method: "Choose your new payment method.",
    lower_line: "Your month was lowered.",
    stop_all: "Stopped. You no longer support anybody.",
  },

  refund: {
    "not-paid": () => "Nothing was collected for this month, so there is nothing to refund.",
    "under-way": () => `We are already refunding this month. It takes 5 to ${REFUND_ARRIVES_DAYS} days.`,
    disputed: () =>
      "Your bank has already reversed this payment. If we refunded it too, you would get it twice.",
    "nothing-left": () => "This month was refunded in full.",
    "too-late": (mail: string) =>
      `You can get a month refunded right away within ${REFUND_DAYS} days of the charge. Please write to ${mail}.`,
    "one-a-year": (mail: string) =>
      `You already had a month refunded this year. Write to ${mail} and we'll look into it.`,
  },
  tryAgain: {
    "not-failed": () => "There is nothing to try again: this month's payment didn't fail.",
    "under-way": () => "We are collecting this month right now.",
    confirm: () => "Your bank asks for your confirmation. Open its page from the statement.",
    blocked: (mail: string) => `Your donations are stopped after a dispute. Please write to ${mail}.`,
    "no-method": () => "There is no payment method. Please add one first.",
    "new-method": () => "Your bank won't let us try this payment method again. Please choose another one.",
    "too-soon": () => "We tried less than an hour ago. Please wait a little.",
    "too-many": () => "Banks allow no more attempts this month. Please choose another payment method.",
  },
};

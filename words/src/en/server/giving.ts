import { REFUND_ARRIVES_DAYS, REFUND_DAYS } from "@kalivo/domain/limits.ts";
/** What is said about supporting somebody and about the payer's months. */
export const giving = {
  unknownPerson: "There is no such person.",
  oneself: "You cannot support yourself.",
  pledgeFromAge: (years: number) => `You can support somebody from the age of ${years}.`,
  cannotSupport: "You cannot support this person.",
  stoppedByDispute:
    "A payment is disputed, so nobody new can be supported until we have talked. Write to us and we look at it together.",
  stopLater: "Support stops at once, whenever you like. A later day is for another amount.",
  nothingToPlan: "You do not support this person, so there is nothing to change later.",
  noMonthAhead: (months: number) =>
    `Choose the first day of a month to come, at most ${months} months ahead.`,
  notPaused: "Your support is not paused.",
  goOnNeedsMethod:
    "Choose another payment method first: the present one could not be used two months in a row.",
  goesOn: "Your support goes on: what is burned from now on counts.",
  stillStopped:
    "Your pause is over. Your support stays stopped, because your bank reversed a payment: nothing counts until we've talked. Write to us.",
  nothingToPause: "There is nothing to pause: you give to nobody.",
  paused: "Paused. What is burned from now on costs nothing.",
  pausedUntil: "Paused. Until that day, what is burned costs nothing; then it counts again by itself.",
  noDayAhead: (months: number) => `Choose a day from tomorrow on, at most ${months} months ahead.`,
  resting: "Enjoy your rest. Until that day your calories are yours alone, and nobody gives for them.",
  restOver: "Welcome back: what you burn from now on counts for those who support you.",
  notResting: "You are not resting.",
  stoppedAll: "Stopped. Nobody is supported any more.",
  stoppedAndCancelled: "Stopped. Nobody is supported any more, and the announced month is not collected.",
  stoppedNotCancelled:
    "Stopped. Nobody is supported any more. The announced month could not be cancelled: it is being collected, or has ended.",
  notYourDonor: "This is no donor of yours.",
  donorRefused: "You no longer get support from this donor.",
  donorAllowed: "This donor may support you again.",
  said: {
    started: "You support this person now.",
    changed: "Your support was changed.",
    unchanged: "Your support stays as it is.",
    stopped: "You no longer support this person.",
    "nothing-to-stop": "You did not support this person.",
    planned: "Planned. Until that day your support stays as it is.",
    "plan-taken-back": "Taken back. Your support stays as it is.",
  },

  noPayments: "payments are not configured",
  methodFromAge: (years: number) => `You can set up a payment method from the age of ${years}.`,
  pageUnreachable: "The payment page cannot be reached right now. Please try again in a few minutes.",
  blacklistNeedsMethod: "To exclude organisations, add a payment method or support someone first.",
  choiceSaved: "Your choice is saved.",
  otherMode: "Ignored: of the other mode.",
  received: "Received.",

  unknownStatement: "There is no such statement.",
  unknownLine: "There is no such line in this month any more.",
  collecting: "This month can no longer be changed: it is being collected, or it is over.",
  onlyWhole: "It was tried already, so single lines stay as they are. The whole month can be cancelled.",
  notLower: "The new amount must be lower than the present one.",
  nothingPaid: "Nothing was paid in this year.",
  noReceipt: "This month was not paid, so there is no payment confirmation.",
  notPublic: "This month is not public: it has fewer than 5 donors.",
  notSealed: "This month is not sealed.",

  /** What the statement says of a charge that ended without its money, or waits for a new day. */
  note: {
    ended: (day: string, why: string) => `Ended on ${day}: nothing of it is collected any more. ${why}`,
    why: {
      payer_asked: "You asked for it.",
      mistake: "It should not have been asked of you.",
      unreachable: "Our mails about it did not arrive, and without a notice nothing is collected.",
      stopped: "Your collections are stopped after a dispute with your bank.",
      not_attempted: "It could not be collected in time.",
      nobody_left: "Nobody was left to be asked.",
    },
    anew: "The day that was announced has passed without a collection. You get a new notice with a new day before anything is taken.",
    stopped:
      "Your collections are stopped after a dispute with your bank. Nothing is taken before that is settled and you got a new notice.",
  },

  link: {
    forged: "This link is not one of ours.",
    expired: "This link has expired.",
    "used-up": "This was done before, or this month cannot be changed in this way any more.",
    "not-yours": "This email was for somebody who no longer decides here.",
    moved:
      "This email went to another address than the one your account has now, so its links do nothing any more. Sign in to change this month.",
  },
  linkSaid: {
    cancel: "This month's donations will not be collected.",
    drop_line: "This line was taken out of the month.",
    stop_pledge: "You no longer support this person.",
    change_method: "Choose your new payment method.",
    lower_line: "Your month was lowered.",
    stop_all: "Stopped. Nobody is supported any more.",
  },

  refund: {
    "not-paid": () => "Nothing was collected for this month, so there is nothing to pay back.",
    "under-way": () => `This month is being paid back already. It takes 5 to ${REFUND_ARRIVES_DAYS} days.`,
    disputed: () =>
      "Your bank has taken this payment back already. Paying it back as well would pay it twice.",
    "nothing-left": () => "All of this month was paid back already.",
    "too-late": (mail: string) =>
      `A month can be paid back at once within ${REFUND_DAYS} days of the charge. Please write to ${mail}.`,
    "one-a-year": (mail: string) =>
      `You already had a month refunded this year. Write to ${mail} and we'll look into it.`,
  },
  tryAgain: {
    "not-failed": () => "There is nothing to try again: this month's payment did not fail.",
    "under-way": () => "This month is being collected right now.",
    confirm: () => "Your bank asks for your confirmation. Open its page from the statement.",
    blocked: (mail: string) => `Your donations are stopped after a dispute. Please write to ${mail}.`,
    "no-method": () => "There is no payment method. Please add one first.",
    "new-method": () =>
      "Your bank does not allow this payment method to be tried again. Please choose another one.",
    "too-soon": () => "This was tried less than an hour ago. Please wait a little.",
    "too-many": () =>
      "This was tried as often as banks allow in a month. Please choose another payment method.",
  },
};

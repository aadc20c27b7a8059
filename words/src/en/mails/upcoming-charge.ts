import { REFUND_DAYS } from "@kalivo/domain/limits.ts";
export const upcomingCharge = {
  subject: (amount: string, day: string) => `We'll collect ${amount} on ${day}`,
  anewSubject: (amount: string, day: string) => `New day: we'll collect ${amount} on ${day}`,
  /** Why there is a second notice. */
  anew: {
    slipped: (before: string) =>
      `We announced ${before}, and collected nothing that day. So this is the new day, and until then you can change everything again.`,
    new_people: (before: string) =>
      `We announced ${before}. Since then somebody else decides for the team and has to know first. So this is a new day, and until then everything can be changed again.`,
  },
  preview: (month: string) => `Your donations for ${month}. There is nothing to do.`,
  title: (month: string) => `Your donations for ${month}`,
  thanks: (burners: string, month: string) => `Thank you for supporting ${burners} in ${month}.`,
  intro: (amount: string, day: string) => `We'll collect ${amount} on ${day}.`,
  nothingToDo: "There is nothing to do.",
  total: "Exact amount",
  period: "Month",
  chargeDay: "Collected on",
  method: "Payment method",
  mandate: (reference: string, creditorId: string) =>
    `Mandate reference ${reference}, creditor identifier ${creditorId}`,
  mandateLabel: "Direct debit",
  number: "Statement",
  onStatement: "On your bank statement",
  linesTitle: "What you pay for",
  part: (kcal: string, rate: string, amount: string) => `${kcal} kcal × ${rate} per 100 kcal = ${amount}`,
  cap: (cap: string) => `Your monthly limit for this person: ${cap}`,
  noCap: "No monthly limit for this person",
  carried: (month: string) => `Moved from ${month}, when the amount was too small to collect`,
  asked: (amount: string) => `To collect for this person: ${amount}`,
  organisations: (list: string) => `Goes to ${list}`,
  noOrganisation: "No organisation to give to: we collect nothing",
  share: (organisation: string, amount: string) => `${organisation} (${amount})`,
  ceiling: (ceiling: string) =>
    `Together your donations were more than your ceiling of ${ceiling} a month. We lowered each in proportion, so that you pay exactly that.`,
  carriedMonths: (months: string) => `This includes what was moved from ${months}.`,
  aheadTitle: "What you planned",
  ahead: (name: string, day: string, rate: string) =>
    `From ${day} you give ${rate} per 100 kcal for ${name}.`,
  aheadLimit: (limit: string) => `At most ${limit} a month.`,
  pausedUntil: (day: string) => `Your support is paused until ${day}.`,
  lower: "Pay less for this person this month",
  drop: "Skip this person this month",
  stop: "Stop supporting this person",
  stopAll: "Stop everything",
  changeTitle: "Want to change something?",
  change: (day: string) => `Until the collection on ${day} you can, without signing in.`,
  cancel: "Cancel your donations for this month",
  changeMethod: "Change the payment method",
  seeStatement: "See the statement",
  disputeTitle: "Something wrong?",
  dispute: (mail: string) =>
    `Write to ${mail}. We answer, and we refund a wrong payment for up to ${REFUND_DAYS} days.`,
  disputeCard: (until: string) => `You can also dispute it with your bank until ${until}.`,
  disputeSepa: (until: string) =>
    `Your bank also refunds it without asking why, until ${until} (eight weeks).`,
  grant: (association: string) =>
    `You give to ${association}, which passes it on to the organisations above. The payment provider's fees come out of it and are shown on your payment confirmation.`,
  reason:
    "You get this email because we are about to collect money from you. We always send emails about your money.",
};

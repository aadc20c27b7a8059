import { LEAST_AT_END, LEAST_CHARGE, NOTICE_DAYS } from "../../figures.ts";

/** What began and what ended for a donor: what was agreed, or what is still collected. */
export const givingChanged = {
  begun: (name: string) => `You now support ${name}`,
  begunMany: (n: number) => `You now support ${n} more people`,
  ended: (name: string) => `Your support for ${name} has ended`,
  endedMany: (n: number) => `Your support for ${n} people has ended`,
  changed: "Your support has changed",
  preview: "Whom you support, at what rate, and when we collect.",
  endedPreview: "Until when it counts, and what we still collect.",
  thanks: (names: string) => `Thank you for supporting ${names}.`,
  thanksUntilNow: (names: string) => `Thank you for supporting ${names} until now.`,
  rate: (rate: string) => `${rate} per 100 kcal`,
  from: (day: string) => `Counts from ${day}`,
  syncedOnly: "Only for workouts recorded by a watch, a phone, Garmin or Strava",
  noOrganisation: "No organisation chosen yet: until there is one, we collect nothing",
  paused: "Your support is paused. Nothing counts until you go on.",
  endedTitle: "What has ended",
  countedUntil: (name: string, day: string) => `${name}: what was burned until ${day} counts.`,
  raised: (amount: string, day: string) =>
    `For everybody you supported this month, ${amount} was raised up to ${day}. We still collect it, with what came after that.`,
  raisedLittle: (amount: string, day: string) =>
    `For everybody you supported this month, ${amount} was raised up to ${day}. If it stays below ${LEAST_AT_END} with what came after that, we don't collect it.`,
  carried: (amount: string) => `${amount} of earlier months comes with it.`,
  before: (amount: string, month: string, day: string) =>
    `For ${month}, ${amount} was raised. We collect it on ${day} at the earliest.`,
  beforeLittle: (amount: string, month: string) =>
    `For ${month}, ${amount} was raised. That is less than ${LEAST_AT_END}: we don't collect it.`,
  announced: (amount: string, month: string) => `We announced ${amount} for ${month}. That stays.`,
  collected: (month: string, day: string) => `We collect for ${month} on ${day} at the earliest.`,
  emailFirst: `${NOTICE_DAYS} days earlier, we email you the exact amount.`,
  least: `Less than ${LEAST_CHARGE} moves to the next month.`,
  leastAtEnd: `Less than ${LEAST_AT_END} isn't collected any more.`,
  twoTaps: "On Home, two taps pause or stop everything. No reasons asked.",
  teamTwoTaps: "On the team's page, two taps pause or stop everything. No reasons asked.",
  teamGone: "The team is deleted. What it still owes comes from its payment method, and we email you before.",
  button: "See, pause or stop",
  reason: "You get this email because what you give has changed. We always send emails about your money.",
};

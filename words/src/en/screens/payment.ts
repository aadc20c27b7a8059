import {
  CHARGE_DAY_EN as CHARGE_DAY,
  CLOSE_DAY_EN as CLOSE_DAY,
  LEAST_CHARGE,
  NOTICE_DAYS,
} from "../../figures.ts";
/** The page before the provider's own: what happens when. */
export const payment = {
  forTeam: (team: string) => `For the team ${team}.`,
  /** What waits for the payment method. */
  gives: (name: string, rate: string, limit: string | null) =>
    `For every 100 calories ${name} burns, you give ${rate}${limit === null ? "" : `, at most ${limit} a month`}.`,
  title: "How paying works",
  steps: [
    {
      title: "We add up the month",
      help: `On the ${CLOSE_DAY} we multiply your burners' calories by your rate, never above your limits.`,
    },
    {
      title: `Email ${NOTICE_DAYS} days before`,
      help: "You see the exact amount and why. You can lower or cancel it right from the email.",
    },
    {
      title: `We collect once, about the ${CHARGE_DAY}`,
      help: `One charge for everyone you support. Under ${LEAST_CHARGE} it waits for next month.`,
    },
  ],
  cancelAnyTime: "Stop whenever you like: two taps on Home, no reasons asked.",
  dispute: "You have 2 months to dispute a charge with your bank.",
  ceiling: (amount: string) => `Whatever happens, never more than ${amount} a month. Change it in Settings.`,
  toTheAssociation: (association: string) =>
    `Your money goes to ${association}, which passes it on to the organisations your burners chose.`,
  birthdayHelp: "You need to be 18 to give. We ask only once and show it to nobody.",
  birthdayMissing: "Give your birthday first. It looks like 31/12/1990.",
  add: "Add payment method",
  modify: "Modify payment methods",
  inUse: (method: string) => `In use: ${method}.`,
  saved: "Your payment method is saved.",
  waiting: "We are waiting for the payment provider to confirm...",
  cancelled: "No payment method was saved. You can try again whenever you like.",
  /** Of somebody who supports people and left this step for later. */
  missing:
    "Your support is saved. One thing is missing: a payment method. Until you add one, your burners' organisations receive nothing and you pay nothing.",
};

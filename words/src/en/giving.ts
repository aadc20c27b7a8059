import { CLOSE_DAY_EN } from "../figures.ts";
import { orUnreachable } from "./unreachable.ts";
import { pluralOf } from "../plural.ts";

const { counted } = pluralOf("en");

/** What a link of the notice asks for, and for whom. */
export type Asked = { amount: string; name: string };

/** What a payer decides about all they give, and the page behind a link of the notice. Comes with those screens alone. */
export const giving = {
  stop: {
    title: "Pause or stop",
    pauseHelp: "Until you go on, no new calories count. What was earned before stays, and we collect it.",
    pause: "Pause",
    stopHelp: (n: number) =>
      n === 0
        ? "Nobody new begins to earn from you."
        : `You support ${counted(n, { one: "person", other: "people" })}. That ends at once.`,
    stopTeamHelp: (n: number) =>
      n === 0
        ? "Nobody new begins to earn from the team."
        : `The team supports ${counted(n, { one: "person", other: "people" })}. That ends at once.`,
    earned: (amount: string, day: string) =>
      `${amount} was earned up to ${day}. We collect it after the ${CLOSE_DAY_EN}, with what is earned until now.`,
    nothingEarned: `What was earned until now is counted on the ${CLOSE_DAY_EN}.`,
    carried: (amount: string) => `${amount} of earlier months comes with it.`,
    announced: (amount: string, month: string) => `${amount} for ${month} is announced and stays.`,
    cancelled: (amount: string, month: string) => `${amount} for ${month} is announced, and is cancelled.`,
    cancelIt: "See that month, or cancel it",
    cancelToo: (amount: string) =>
      `Also cancel the announced month: the ${amount} is not collected. Otherwise it is.`,
    codes: "Donation codes are switched off.",
    stop: "Stop everything",
    keep: "Keep giving",
    failed: (status: number) => orUnreachable(status, `there was an error : ${status}`),
  },

  notice: {
    title: "Your donations",
    forTeam: (team: string) => `The month of the team ${team}.`,
    forPerson: (name: string) => `This month belongs to ${name}.`,
    titles: {
      cancel: (month: string) => `Cancel ${month}?`,
      drop_line: (month: string) => `Drop one person from ${month}?`,
      lower_line: (month: string) => `Pay less for ${month}?`,
      change_method: () => "Change your payment method",
      stop_pledge: () => "Stop supporting?",
      stop_all: () => "Stop everything?",
    },
    bodies: {
      cancel: ({ amount }: Asked) => `${amount} won't be charged.`,
      drop_line: ({ amount, name }: Asked) => `${amount} for ${name} won't be charged this month.`,
      lower_line: ({ name }: Asked) => `Choose what you pay for ${name}.`,
      change_method: ({ amount }: Asked) => `${amount} will be charged to the new one.`,
      stop_pledge: ({ name }: Asked) =>
        `You won't be charged for new workouts of ${name}. What is already announced stays.`,
      stop_all: () => "What was earned until now is still collected.",
    },
    announcedStays: (amount: string) => `The ${amount} that is announced stays.`,
    less: "This is what they get less",
    supported: "No longer supported",
    actions: {
      cancel: "Cancel this month",
      drop_line: "Drop this person",
      lower_line: "Lower it",
      change_method: "Continue to payment",
      stop_pledge: "Stop supporting",
      stop_all: "Stop everything",
    },
    keep: "Keep it",
    kept: "Nothing was changed.",
    over: {
      collected: (month: string) => `${month} was collected already, so this link can't change it any more.`,
      collecting: (month: string) => `${month} is being collected right now and can't be changed any more.`,
      failed: (month: string) =>
        `${month} could not be collected yet. Single lines can't be changed any more, but the whole month can be cancelled on its page.`,
      cancelled: (month: string) => `${month} was cancelled already. Nothing is collected for it.`,
      ended: (month: string) => `${month} has ended. Nothing is collected for it any more.`,
    },
    refund: "You can ask for a refund on its page.",
    seeMonth: "See that month",
    unusable: "This was done already.",
    unknown: "This link is not valid. Open the newest email, or sign in.",
    home: "Back to home",
    failed: (status: number) => orUnreachable(status, `there was an error : ${status}`),
  },
};

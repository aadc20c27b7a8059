import { orUnreachable } from "../unreachable.ts";

/** What a link of the notice asks for, and for whom. */
export type Asked = { amount: string; name: string };

/** The page behind a link of the notice. */
export const notice = {
  title: "Your donations",
  forTeam: (team: string) => `These are the donations of the team ${team}.`,
  forPerson: (name: string) => `These are the donations of ${name}.`,
  titles: {
    cancel: (month: string) => `Cancel your donations for ${month}?`,
    drop_line: (month: string) => `Drop one person from ${month}?`,
    lower_line: (month: string) => `Pay less for ${month}?`,
    change_method: () => "Change your payment method",
    stop_pledge: () => "Stop supporting?",
    stop_all: () => "Stop everything?",
  },
  bodies: {
    cancel: ({ amount }: Asked) => `We won't collect ${amount}.`,
    drop_line: ({ amount, name }: Asked) => `We won't collect ${amount} for ${name} this month.`,
    lower_line: ({ name }: Asked) => `Choose what you pay for ${name}.`,
    change_method: ({ amount }: Asked) => `We'll collect ${amount} from the new one.`,
    stop_pledge: ({ name }: Asked) => `You won't pay for new workouts of ${name}.`,
    stop_all: () => "We still collect what was raised until now.",
  },
  carriedStays: (amount: string) =>
    `${amount} waits for next month: we still collect it then, and tell you three days before.`,
  announcedStays: (amount: string) => `The ${amount} we announced stays.`,
  less: "This much less is given for them",
  supported: "No longer supported",
  actions: {
    cancel: "Cancel these donations",
    drop_line: "Drop this person",
    lower_line: "Lower it",
    change_method: "Continue to payment",
    stop_pledge: "Stop supporting",
    stop_all: "Stop everything",
  },
  keep: "Keep it",
  kept: "Nothing was changed.",
  over: {
    collected: (month: string) =>
      `We already collected the donations for ${month}, so this link can't change them any more.`,
    collecting: (month: string) =>
      `We are collecting the donations for ${month} right now, so they can't be changed any more.`,
    failed: (month: string) =>
      `We couldn't collect the donations for ${month} yet. Single lines can't be changed any more, but you can cancel all of them on the page of that month.`,
    cancelled: (month: string) => `The donations for ${month} were already cancelled. We collect nothing.`,
    carried: (month: string) =>
      `What was left of ${month} was too little to charge. We add it to next month, and you can still change or cancel it from the email then.`,
    ended: (month: string) => `The donations for ${month} have ended. We collect nothing more.`,
  },
  refund: "You can ask for a refund on its page.",
  seeMonth: "See that month",
  unusable: "This is already done.",
  unknown: "This link is not valid. Open the newest email, or sign in.",
  home: "Back to home",
  failed: (status: number) => orUnreachable(status, `there was an error : ${status}`),
};

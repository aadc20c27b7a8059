import { orUnreachable } from "../unreachable.ts";

/** What a link of the notice asks for, and for whom. */
export type Asked = { amount: string; name: string };

/** The page behind a link of the notice. */
export const notice = {
  title: "Your donations",
  forTeam: (team: string) => `The month of the team ${team}.`,
  forPerson: (name: string) => `This month belongs to ${name}.`,
  titles: {
    cancel: (month: string) => `Cancel your donations for ${month}?`,
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
      `You won't be charged for new workouts of ${name}. A payment already announced stays.`,
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
};

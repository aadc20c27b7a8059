import { NOTICE_DAYS } from "../../figures.ts";
import { orUnreachable } from "../unreachable.ts";
/** People: cards, profile, the support dialog. */
export const people = {
  raised: "Raised",
  donated: "Donated",
  youGive: "You give",
  givesYou: "Gives you",
  you: "You",
  support: (firstName: string) => `Support ${firstName}`,
  editSupport: "Edit your support",
  supportFailed: (status: number) => orUnreachable(status, `there was an error : ${status}`),
  stop: (firstName: string) => `Stop supporting ${firstName}? You won't pay for new workouts.`,
  aboutAMonth: (amount: string) => `About ${amount} a month`,
  monthlyLimit: "Monthly limit: never more than this",
  paidTo: (association: string) => `Paid to ${association}. Stop any time in two taps.`,
  mailBeforeCharge: `You get an email ${NOTICE_DAYS} days before each charge.`,
  /** More organisations than are named; two at least. */
  andOthers: (n: number) => `and ${n} others`,
};

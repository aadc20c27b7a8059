import { CLOSE_DAY_EN as CLOSE_DAY, LEAST_AT_END } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { plural } = pluralOf("en");

/** What a payer decides about all they give. */
export const stop = {
  title: "Pause or stop",
  pauseHelp: "Until you go on, no new calories count. What was raised before stays, and we collect it.",
  pause: "Pause",
  stopHelp: (n: number) =>
    n === 0
      ? "You start to support nobody new."
      : plural(n, (figure) => ({
          one: `You support ${figure} person. That ends right away.`,
          other: `You support ${figure} people. That ends right away.`,
        })),
  stopTeamHelp: (n: number) =>
    n === 0
      ? "The team starts to support nobody new."
      : plural(n, (figure) => ({
          one: `The team supports ${figure} person. That ends right away.`,
          other: `The team supports ${figure} people. That ends right away.`,
        })),
  earned: (amount: string, day: string) =>
    `${amount} was raised up to ${day}. We collect it after the ${CLOSE_DAY}, with what is raised until now.`,
  earnedLittle: (amount: string, day: string) =>
    `${amount} was raised up to ${day}. What is raised until now comes with it.`,
  nothingEarned: `What was raised until now is counted on the ${CLOSE_DAY}.`,
  carried: (amount: string) => `${amount} of earlier months comes with it.`,
  little: `If all of it is less than ${LEAST_AT_END}, we don't collect it.`,
  announced: (amount: string, month: string) => `We announced ${amount} for ${month}. That stays.`,
  cancelled: (amount: string, month: string) => `We announced ${amount} for ${month}. That is cancelled.`,
  cancelIt: "See that month, or cancel it",
  cancelToo: (amount: string) =>
    `Also cancel the announced donations: we then don't collect the ${amount}. Otherwise we do.`,
  codes: "Donation codes are switched off.",
  stop: "Stop everything",
  keep: "Keep giving",
  failed: (status: number) => orUnreachable(status, `there was an error : ${status}`),
};

import { CLOSE_DAY_EN as CLOSE_DAY } from "../../figures.ts";
import { orUnreachable } from "../unreachable.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("en");

/** What a payer decides about all they give. */
export const stop = {
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
    `${amount} was earned up to ${day}. We collect it after the ${CLOSE_DAY}, with what is earned until now.`,
  nothingEarned: `What was earned until now is counted on the ${CLOSE_DAY}.`,
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
};

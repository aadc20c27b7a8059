import type { WhyLess } from "@kalivo/domain/efforts/arrange.ts";
import type { Unpaid } from "./unpaid.ts";

export type WhyNotCounted = WhyLess | Unpaid | "too_late";

/** One sentence for every workout that counts nothing, or less than it would alone, or that nobody pays for. */
const SENTENCES: Readonly<Record<WhyNotCounted, string>> = {
  duplicate: "The same effort is counted already.",
  partial: "Some of its time is counted with another workout.",
  too_old: "It reached us more than 30 days after it began, so it does not count.",
  too_late: "It could be counted too late: its month was billed long ago.",
  not_shared: "Not shared with donors, so it does not count.",
  refused: "We looked at it and did not count it.",
  twin_timezone:
    "It looks like another workout told by a clock of another time zone. Is it the same? It waits for your answer.",
  twin_same_day: "It looks like another workout of that day. Is it the same? It waits for your answer.",
  shared_record: "Somebody else sent the same recording: it counts once we have checked it.",
  own_app: "It says that our own app recorded it: it counts once we have checked it.",
  speed_unusual: "Unusually fast: it counts once we have checked it.",
  effort_unusual: "An unusual effort: it counts once we have checked it.",
  workout_large: "An unusually large workout: it counts once we have checked it.",
  day_large: "An unusually large day: it counts once we have checked it.",
  month_large: "An unusually large month: it counts once we have checked it.",
  speed_impossible: "Nobody is that fast, so it does not count.",
  effort_impossible: "Nobody burns that much in so little time, so it does not count.",
  workout_too_large: "One workout can't have more than 20 000 calories, so it does not count.",
  day_too_large: "Over the limit of 10 000 calories a day, so it does not count.",
  no_donor: "Nobody supported you yet.",
  before_pledge: "It ended before somebody supported you.",
  synced_only: "Those who support you pay for synced workouts only.",
  cap_reached: "The monthly limit of those who support you is reached.",
};

/** Rows keep codes; one of another version of the product is shown as it is. */
export const sentenceOf = (code: string): string => BY_CODE.get(code) ?? code;

const BY_CODE: ReadonlyMap<string, string> = new Map(Object.entries(SENTENCES));

import { brusselsInstant, brusselsTime } from "../billing/month.ts";

/** What notifications are about, as their switches name it. */
export const NOTIFICATION_GROUPS = ["donors", "cheers", "answers", "money", "proof"] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

export const NOTIFICATION_KINDS = [
  "new_donor",
  "cheered",
  "answer_due",
  "answered",
  "collecting",
  "collected",
  "not_collected",
  "proof",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** By which switch each kind is refused as a push. */
export const GROUP_OF: Readonly<Record<NotificationKind, NotificationGroup>> = {
  new_donor: "donors",
  cheered: "cheers",
  answer_due: "answers",
  answered: "answers",
  collecting: "money",
  collected: "money",
  not_collected: "money",
  proof: "proof",
};

/** Hours of the clock in Brussels; null: no hour is quiet. */
export type QuietHours = { from: number; until: number } | null;

export type PushTimes = {
  quiet: QuietHours;
  /** Everything of a day at once, in the evening. */
  digest: boolean;
};

export const USUAL_PUSH_TIMES: PushTimes = { quiet: { from: 22, until: 8 }, digest: false };

export const DIGEST_HOUR = 18;

/** Browsers of one person that are pushed to; beyond them the oldest is forgotten. */
export const PUSH_DEVICES = 10;

/** When what was told at `at` may be pushed, seen at `now`: never in quiet hours, with a digest not before its hour. */
export function pushTime(at: Date, now: Date, { quiet, digest }: PushTimes): Date {
  const wanted = digest ? nextHour(at, DIGEST_HOUR) : at;
  const earliest = wanted > now ? wanted : now;
  return quiet !== null && isQuiet(earliest, quiet) ? nextHour(earliest, quiet.until) : earliest;
}

function isQuiet(instant: Date, { from, until }: NonNullable<QuietHours>): boolean {
  const { hour } = brusselsTime(instant);
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** The next time the clocks in Brussels show this hour, full. */
function nextHour(instant: Date, hour: number): Date {
  const today = brusselsInstant({ ...brusselsTime(instant), hour, minute: 0 });
  if (today >= instant) return today;
  const { year, month, day } = brusselsTime(instant);
  return brusselsInstant({ year, month, day: day + 1, hour, minute: 0 });
}

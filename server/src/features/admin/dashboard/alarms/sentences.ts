import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import { EVIDENCE_ALARM_DAYS, OVERDUE_ALARM_HOURS, PAYOUT_ALARM_DAYS } from "@kalivo/domain/limits.ts";

/** Those that are a number of something. */
export type Counted = Exclude<AdminAlarm["kind"], "month_not_closed">;

export const MAILS_REMEMBERED_DAYS = 30;

/** What is the matter, how much of it, and what to do. */
export const sentenceOf = (kind: Counted, count: number): string => SENTENCES[kind](count);

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const SENTENCES: Readonly<Record<Counted, (count: number) => string>> = {
  books_differ: (count) =>
    `The books do not agree with themselves: ${counted(count, "difference", "differences")}. Run "kalivo ledger check".`,
  provider_differs: (count) =>
    `The books are not what the payment provider says: ${counted(count, "difference", "differences")}. Run "kalivo ledger check".`,
  charges_overdue: (count) =>
    `${counted(count, "charge was", "charges were")} due more than ${OVERDUE_ALARM_HOURS} hours ago and nothing happened.`,
  events_failing: (count) =>
    `${counted(count, "message", "messages")} of the payment provider could not be applied for more than ${OVERDUE_ALARM_HOURS} hours. The log says why.`,
  sources_inactive: (count) =>
    `${counted(count, "provider of workouts shuts", "providers of workouts shut")} everybody out: look at the developer account there.`,
  sources_failing: (count) =>
    `${counted(count, "message", "messages")} of the providers of workouts could not be read. The log says why.`,
  disputes_to_answer: (count) =>
    `${counted(count, "dispute has", "disputes have")} to be answered within ${EVIDENCE_ALARM_DAYS} days, or the money is lost.`,
  refunds_unfinished: (count) =>
    `${counted(count, "refund", "refunds")} did not end within ${OVERDUE_ALARM_HOURS} hours.`,
  payouts_unconfirmed: (count) =>
    `${counted(count, "payout was", "payouts were")} ordered more than ${PAYOUT_ALARM_DAYS} days ago, and nobody has said whether the bank paid.`,
  notices_not_sent: (count) =>
    `${counted(count, "notice was", "notices were")} accepted by no mail server, so nothing is collected for ${count === 1 ? "it" : "them"}.`,
  mails_stuck: (count) =>
    `${counted(count, "mail waits", "mails wait")} longer than it should: the mail server refuses, or no worker runs.`,
  mails_given_up: (count) =>
    `${counted(count, "mail", "mails")} could not be sent in the last ${MAILS_REMEMBERED_DAYS} days.`,
  payouts_waiting: () => "A prepared payout run waits for another admin's approval.",
  iban_waiting: (count) =>
    `${counted(count, "bank account waits", "bank accounts wait")} for another admin's approval.`,
  workouts_held: (count) =>
    `${counted(count, "unusual workout waits", "unusual workouts wait")} for a look before ${count === 1 ? "it counts" : "they count"}.`,
  feedback_unread: (count) => `${counted(count, "message", "messages")} nobody has read yet.`,
};

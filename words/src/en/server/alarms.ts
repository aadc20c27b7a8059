import {
  EVIDENCE_ALARM_DAYS,
  OVERDUE_ALARM_HOURS,
  PAYOUT_ALARM_DAYS,
  PERIOD_CLOSED_BY_DAY,
  type SecurityWave,
} from "@kalivo/domain/limits.ts";
import { monthInWords } from "../../month-in-words.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("en");

const WAVES: Readonly<Record<SecurityWave, string>> = {
  sign_in_failed: "failed sign-ins",
  sign_in_limited: "sign-ins that had to wait",
  limit_refused: "calls refused by a limit",
  reset_asked: "links to set a password",
  second_factor_failed: "wrong second factors",
  admin_refused: "calls of admin pages by others",
  webhook_refused: "false messages in a provider's name",
};
const waves: Readonly<Record<string, string>> = WAVES;

/** Why a charge or a month stands still. */
const REASONS: Readonly<Record<string, string>> = {
  stopped: "a dispute stopped the payer; lift the stop, or end the charge",
  untold: "no mail server accepts the notice; the charge can be ended",
  provider: "the payment provider gives no answer",
  cancelling: "the payment provider does not cancel a payment that was given up",
  worker: "nothing worked on it; look whether a worker is running",
  bank: "a direct debit waits for the bank",
  payer: "a payment waits for its payer",
  books: "the books of the month differ; the page Books says where",
  close: "it was not computed yet; look whether a worker is running",
};
const why = (reason: string): string => REASONS[reason] ?? reason;

/** What is the matter, how much of it, and what to do: on the admin pages and in the mail to admins. */
export const alarms = {
  books_differ: (n: number) =>
    plural(n, (figure) => ({
      one: `The books do not agree with themselves: ${figure} difference. The page Books says which.`,
      other: `The books do not agree with themselves: ${figure} differences. The page Books says which.`,
    })),
  provider_differs: (n: number) =>
    plural(n, (figure) => ({
      one: `The books are not what the payment provider says: ${figure} difference. The page Books says which.`,
      other: `The books are not what the payment provider says: ${figure} differences. The page Books says which.`,
    })),
  jobs_stand_still: () =>
    "Nobody runs the jobs: nothing is collected and hardly an email leaves. Start the worker.",
  clock_differs: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} machine has a clock that is not the database's, so it runs no jobs. Set the time there.`,
      other: `${figure} machines have a clock that is not the database's, so they run no jobs. Set the time there.`,
    })),
  provider_not_compared: (_: number, since: string) =>
    `The books have not been compared with the payment provider since ${since}. The page Books says why.`,
  charges_overdue: (n: number, reason: string) =>
    plural(n, (figure) => ({
      one: `${figure} charge was due more than ${OVERDUE_ALARM_HOURS} hours ago and nothing happened: ${why(reason)}.`,
      other: `${figure} charges were due more than ${OVERDUE_ALARM_HOURS} hours ago and nothing happened: ${why(reason)}.`,
    })),
  events_failing: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} message of the payment provider could not be applied for more than ${OVERDUE_ALARM_HOURS} hours. The log says why.`,
      other: `${figure} messages of the payment provider could not be applied for more than ${OVERDUE_ALARM_HOURS} hours. The log says why.`,
    })),
  sources_inactive: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} provider of workouts shuts everybody out: look at the developer account there.`,
      other: `${figure} providers of workouts shut everybody out: look at the developer account there.`,
    })),
  sources_failing: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} message of the providers of workouts could not be read. The log says why.`,
      other: `${figure} messages of the providers of workouts could not be read. The log says why.`,
    })),
  disputes_to_answer: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} dispute has to be answered within ${EVIDENCE_ALARM_DAYS} days, or the money is lost.`,
      other: `${figure} disputes have to be answered within ${EVIDENCE_ALARM_DAYS} days, or the money is lost.`,
    })),
  disputes_to_decide: (n: number, lastDay: string) =>
    plural(n, (figure) => ({
      one: `${figure} dispute waits for your decision${lastDay === "" ? "" : `: the bank wants to hear our side by ${lastDay}`}.`,
      other: `${figure} disputes wait for your decision${lastDay === "" ? "" : `: the bank wants to hear our side by ${lastDay}`}.`,
    })),
  payers_stopped: (n: number) =>
    counted(n, {
      one: "payer stays stopped by a dispute that is over: let them continue, or leave it so.",
      other: "payers stay stopped by disputes that are over: let them continue, or leave it so.",
    }),
  refunds_unfinished: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} refund did not end within ${OVERDUE_ALARM_HOURS} hours.`,
      other: `${figure} refunds did not end within ${OVERDUE_ALARM_HOURS} hours.`,
    })),
  payouts_unconfirmed: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} payout was ordered more than ${PAYOUT_ALARM_DAYS} days ago, and nobody has said whether the bank paid.`,
      other: `${figure} payouts were ordered more than ${PAYOUT_ALARM_DAYS} days ago, and nobody has said whether the bank paid.`,
    })),
  notices_not_sent: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} notice was accepted by no mail server, so nothing is collected for it.`,
      other: `${figure} notices were accepted by no mail server, so nothing is collected for them.`,
    })),
  mails_stuck: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} email waits longer than it should: the mail server refuses, or no worker runs.`,
      other: `${figure} emails wait longer than they should: the mail server refuses, or no worker runs.`,
    })),
  mails_given_up: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} email could not be sent in the last 30 days.`,
      other: `${figure} emails could not be sent in the last 30 days.`,
    })),
  payouts_came_back: (_: number, name: string) =>
    `A transfer to ${name} came back, so no run pays it: look at its bank account.`,
  payouts_left_after_all: (n: number, name: string) =>
    plural(n, (figure) => ({
      one: `${figure} payout left the account although marked as sent back (${name}). Say on the page of the run what happened to it: until then no run pays there.`,
      other: `${figure} payouts left the account although marked as sent back (${name}). Say on the page of the run what happened to them: until then no run pays there.`,
    })),
  bank_discrepancies: (n: number) =>
    plural(n, (figure) => ({
      one: `A statement of the bank shows ${figure} entry that our books do not: clear it up with the bank.`,
      other: `Statements of the bank show ${figure} entries that our books do not: clear them up with the bank.`,
    })),
  payouts_waiting: () => "A prepared payout run waits for another admin's approval.",
  accounts_missing: (n: number) =>
    plural(n, (figure) => ({
      one: `Money is payable to ${figure} organisation without a bank account: ask it for one.`,
      other: `Money is payable to ${figure} organisations without a bank account: ask them for one.`,
    })),
  iban_waiting: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} bank account waits for another admin's approval.`,
      other: `${figure} bank accounts wait for another admin's approval.`,
    })),
  proposals_waiting: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} proposal waits for another admin: a new admin, or an erasure.`,
      other: `${figure} proposals wait for another admin: a new admin, or an erasure.`,
    })),
  workouts_held: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} unusual workout waits for a look before it counts.`,
      other: `${figure} unusual workouts wait for a look before they count.`,
    })),
  looks_waiting: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} proposal of an organisation waits for a look.`,
      other: `${figure} proposals of organisations wait for a look.`,
    })),
  feedback_unread: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} message is still unread.`,
      other: `${figure} messages are still unread.`,
    })),
  /** The subject is the month and why, "2026-11 stopped". */
  month_not_closed: (_: number, subject: string) => {
    const [month = "", reason = "", endsBy = ""] = subject.split(" ");
    const end = endsBy === "" ? "" : `; it ends automatically by ${endsBy}`;
    return `${monthInWords(month, "en")} is not closed, though it should have been on the ${PERIOD_CLOSED_BY_DAY}th of the month after: ${why(reason)}${end}.`;
  },
  security_wave: (n: number, kind: string) =>
    `Unusually many ${waves[kind] ?? kind} within an hour: ${n}. The limits hold; the runbook on attacks says what to look at.`,
};

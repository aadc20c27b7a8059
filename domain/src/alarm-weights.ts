/** Errors for money, books and what stands still; warnings for what waits for an admin; info for daily work. */
export type AlarmWeight = "error" | "warning" | "info";

/** Every kind of alarm (rule 19), with how much it weighs: on the dashboard, for `kalivo status` and at `/metrics`. */
export const ALARM_WEIGHTS = {
  books_differ: "error",
  provider_differs: "error",
  jobs_stand_still: "error",
  clock_differs: "error",
  provider_not_compared: "error",
  security_wave: "error",
  events_failing: "error",
  sources_inactive: "error",
  sources_failing: "warning",
  disputes_to_answer: "error",
  disputes_to_decide: "warning",
  payers_stopped: "warning",
  refunds_unfinished: "error",
  payouts_unconfirmed: "warning",
  mails_stuck: "warning",
  payouts_came_back: "warning",
  payouts_left_after_all: "error",
  bank_discrepancies: "error",
  payouts_waiting: "info",
  accounts_missing: "info",
  charges_overdue: "error",
  month_not_closed: "error",
  notices_not_sent: "warning",
  mails_given_up: "warning",
  iban_waiting: "info",
  proposals_waiting: "warning",
  workouts_held: "info",
  looks_waiting: "info",
  feedback_unread: "info",
} as const satisfies Readonly<Record<string, AlarmWeight>>;

const weights: Readonly<Record<string, AlarmWeight | undefined>> = ALARM_WEIGHTS;

/** The weight of an alarm found in the database; one of a kind from another version is a warning. */
export const weightOfAlarm = (kind: string): AlarmWeight => weights[kind] ?? "warning";

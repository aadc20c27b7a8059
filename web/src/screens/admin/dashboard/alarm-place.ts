import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import { adminHref } from "../admin-place.ts";

type Kind = AdminAlarm["kind"];

/** Money and books first, then what waits for somebody. */
export const weightOf = (kind: Kind): "error" | "warning" | "info" => WEIGHTS[kind];

type Place = Pick<AdminAlarm, "kind" | "month" | "id">;

/** Where one looks further: the month or the record it is about, else the list; null where the log says more. */
export function placeOfAlarm({ kind, month, id }: Place): string | null {
  if (kind === "month_not_closed" && month !== null) return adminHref("billing", { month });
  if (kind === "iban_waiting" && id !== null) return adminHref("organisations", { id });
  if (kind === "payouts_came_back" && id !== null) return adminHref("organisations", { id });
  if (kind === "payouts_left_after_all" && id !== null) return adminHref("payouts", { id });
  return PLACES[kind];
}

const WEIGHTS: Readonly<Record<Kind, "error" | "warning" | "info">> = {
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
  payouts_waiting: "info",
  charges_overdue: "error",
  month_not_closed: "error",
  notices_not_sent: "warning",
  mails_given_up: "warning",
  iban_waiting: "info",
  proposals_waiting: "warning",
  workouts_held: "info",
  feedback_unread: "info",
};

const PLACES: Readonly<Record<Kind, string | null>> = {
  books_differ: adminHref("books"),
  provider_differs: adminHref("books"),
  jobs_stand_still: null,
  clock_differs: null,
  provider_not_compared: adminHref("books"),
  security_wave: null,
  events_failing: null,
  sources_inactive: null,
  sources_failing: null,
  disputes_to_answer: adminHref("disputes", { show: "open" }),
  disputes_to_decide: adminHref("disputes", { show: "to_decide" }),
  payers_stopped: adminHref("disputes", { show: "to_look" }),
  refunds_unfinished: adminHref("refunds"),
  payouts_unconfirmed: adminHref("payouts"),
  mails_stuck: adminHref("mails", { show: "waiting" }),
  payouts_came_back: adminHref("payouts"),
  payouts_left_after_all: adminHref("payouts"),
  payouts_waiting: adminHref("payouts"),
  charges_overdue: adminHref("billing"),
  month_not_closed: adminHref("billing"),
  notices_not_sent: adminHref("mails", { show: "notices_not_sent" }),
  mails_given_up: adminHref("mails", { show: "given_up" }),
  iban_waiting: adminHref("organisations"),
  proposals_waiting: adminHref("people"),
  workouts_held: adminHref("workouts"),
  feedback_unread: adminHref("feedback"),
};

const ORDER = ["error", "warning", "info"] as const;

export const heaviestFirst = <Alarm extends { kind: Kind }>(alarms: readonly Alarm[]): Alarm[] =>
  ORDER.flatMap((weight) => alarms.filter(({ kind }) => weightOf(kind) === weight));

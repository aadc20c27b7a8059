import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import { adminHref, type AdminPart } from "../admin-place.ts";

type Kind = AdminAlarm["kind"];

/** Severity: errors for money and books, warnings for what waits for an admin. */
export const weightOf = (kind: Kind): "error" | "warning" | "info" => WEIGHTS[kind];

type Place = Pick<AdminAlarm, "kind" | "month" | "id">;

/** The page of the month or record an alarm is about, else of its list; null if only the log has more. */
export function placeOfAlarm({ kind, month, id }: Place): string | null {
  if (kind === "month_not_closed" && month !== null) return adminHref("billing", { month });
  if (kind === "iban_waiting" && id !== null) return adminHref("organisations", { id });
  if (kind === "payouts_came_back" && id !== null) return adminHref("organisations", { id });
  if (kind === "payouts_left_after_all" && id !== null) return adminHref("payouts", { id });
  const [part, show] = PARTS[kind] ?? [];
  return part === undefined ? null : adminHref(part, show === undefined ? {} : { show });
}

/** The number of alarms' items in a part of the admin. */
export const waitingIn = (part: AdminPart, alarms: readonly Pick<AdminAlarm, "kind" | "count">[]) =>
  alarms.filter(({ kind }) => PARTS[kind]?.[0] === part).reduce((sum, { count }) => sum + count, 0);

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

/** The part and filter that show an alarm; null if only the log has more. */
const PARTS: Readonly<Record<Kind, readonly [part: AdminPart, show?: string] | null>> = {
  books_differ: ["books"],
  provider_differs: ["books"],
  jobs_stand_still: null,
  clock_differs: null,
  provider_not_compared: ["books"],
  security_wave: null,
  events_failing: null,
  sources_inactive: null,
  sources_failing: null,
  disputes_to_answer: ["disputes", "open"],
  disputes_to_decide: ["disputes", "to_decide"],
  payers_stopped: ["disputes", "to_look"],
  refunds_unfinished: ["refunds"],
  payouts_unconfirmed: ["payouts"],
  mails_stuck: ["mails", "waiting"],
  payouts_came_back: ["payouts"],
  payouts_left_after_all: ["payouts"],
  payouts_waiting: ["payouts"],
  charges_overdue: ["billing"],
  month_not_closed: ["billing"],
  notices_not_sent: ["mails", "notices_not_sent"],
  mails_given_up: ["mails", "given_up"],
  iban_waiting: ["organisations"],
  proposals_waiting: ["people"],
  workouts_held: ["workouts"],
  feedback_unread: ["feedback"],
};

const ORDER = ["error", "warning", "info"] as const;

export const heaviestFirst = <Alarm extends { kind: Kind }>(alarms: readonly Alarm[]): Alarm[] =>
  ORDER.flatMap((weight) => alarms.filter(({ kind }) => weightOf(kind) === weight));

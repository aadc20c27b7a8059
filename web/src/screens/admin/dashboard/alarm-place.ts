import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import { ALARM_WEIGHTS, type AlarmWeight } from "@kalivo/domain/alarm-weights.ts";
import { adminHref, type AdminPart } from "../admin-place.ts";

type Kind = AdminAlarm["kind"];

export const weightOf = (kind: Kind): AlarmWeight => ALARM_WEIGHTS[kind];

type Place = Pick<AdminAlarm, "kind" | "month" | "id">;

/** The page of the month or record an alarm is about, else of its list; null if only the log has more. */
export function placeOfAlarm({ kind, month, id }: Place): string | null {
  if (kind === "month_not_closed" && month !== null) return adminHref("billing", { month });
  if (kind === "accounts_missing" && id !== null) return adminHref("organisations", { id });
  if (kind === "iban_waiting" && id !== null) return adminHref("organisations", { id });
  if (kind === "payouts_came_back" && id !== null) return adminHref("organisations", { id });
  if (kind === "payouts_left_after_all" && id !== null) return adminHref("payouts", { id });
  const [part, show] = PARTS[kind] ?? [];
  return part === undefined ? null : adminHref(part, show === undefined ? {} : { show });
}

/** The number of alarms' items in a part of the admin. */
export const waitingIn = (part: AdminPart, alarms: readonly Pick<AdminAlarm, "kind" | "count">[]) =>
  alarms.filter(({ kind }) => PARTS[kind]?.[0] === part).reduce((sum, { count }) => sum + count, 0);

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
  bank_discrepancies: ["payouts"],
  payouts_waiting: ["payouts"],
  accounts_missing: ["payouts"],
  charges_overdue: ["billing"],
  month_not_closed: ["billing"],
  notices_not_sent: ["mails", "notices_not_sent"],
  mails_given_up: ["mails", "given_up"],
  iban_waiting: ["organisations"],
  proposals_waiting: ["people"],
  workouts_held: ["workouts"],
  looks_waiting: ["looks"],
  feedback_unread: ["feedback"],
};

const ORDER = ["error", "warning", "info"] as const;

export const heaviestFirst = <Alarm extends { kind: Kind }>(alarms: readonly Alarm[]): Alarm[] =>
  ORDER.flatMap((weight) => alarms.filter(({ kind }) => weightOf(kind) === weight));

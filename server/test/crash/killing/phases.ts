import { DELIVER_TO_MANY } from "#server/jobs/due-steps.ts";
import { COLLECT, EVENTS } from "./points.ts";

/** A month from its close until the organisations have their money; the kills are spread evenly over these. */
export const PHASES = [
  { name: "close", parts: ["close"] },
  { name: "announcement", parts: ["announce"] },
  { name: "notices", parts: ["notices"] },
  { name: "notice period", parts: ["change"] },
  { name: "collection of cards", parts: ["collect cards"] },
  { name: "collection of direct debits", parts: ["collect debits"] },
  { name: "provider's events and receipts", parts: ["events", "receipts"] },
  { name: "retries, failures and ends", parts: ["retry", "write off", "end"] },
  { name: "refunds", parts: ["ask for a refund", "refunds at the provider"] },
  { name: "disputes", parts: ["disputes"] },
  { name: "release", parts: ["release"] },
  { name: "provider's payouts", parts: ["provider payouts"] },
  { name: "payout runs", parts: ["prepare", "approve", "file"] },
  { name: "bank confirmation", parts: ["confirm"] },
  { name: "returned transfers", parts: ["return"] },
] as const;

export type PartName = (typeof PHASES)[number]["parts"][number];

/** A part that a step does by itself. Of one that a person asks for, whoever presses says when. */
export type StepPart = {
  part: PartName;
  place: string;
  /** SQL: how much of it is still to come, roughly; 0: it is not waited for. */
  units: string;
  /** Statements and requests of one, roughly. */
  actions: number;
  /** Not more than so many while the clock stands. */
  perStop: number;
};

const DEBIT = "select id from payers where method_kind = 'sepa_debit'";
const MANY = Number.POSITIVE_INFINITY;
const notYet = (stages: string) =>
  `(case when exists (select from billing_periods where id = 202611 and stage not in (${stages})) then 0 else 1 end)`;
const count = (from: string) => `(select count(*) from ${from})`;

export const STEP_PARTS: readonly StepPart[] = [
  { part: "close", place: "close months", units: notYet("'open'"), actions: 18, perStop: MANY },
  {
    part: "announce",
    place: "announce charges",
    units: notYet("'open', 'computed'"),
    actions: 6,
    perStop: MANY,
  },
  {
    part: "notices",
    place: DELIVER_TO_MANY,
    units: `${count("charges where state = 'planned'")} + ${notYet("'open', 'computed'")}`,
    actions: 5,
    perStop: MANY,
  },
  {
    part: "collect cards",
    place: COLLECT,
    units: count(`charges where state in ('planned', 'notified') and payer_id not in (${DEBIT})`),
    actions: 20,
    perStop: MANY,
  },
  {
    part: "collect debits",
    place: COLLECT,
    units: count(`charges where state in ('planned', 'notified') and payer_id in (${DEBIT})`),
    actions: 20,
    perStop: MANY,
  },
  { part: "events", place: EVENTS, units: count("charges where attempt_no > 0"), actions: 1, perStop: 1 },
  {
    part: "receipts",
    place: DELIVER_TO_MANY,
    units: count("outbox where kind = 'receipt' and sent_at is null and given_up_at is null"),
    actions: 3,
    perStop: 1,
  },
  {
    part: "retry",
    place: COLLECT,
    units: count("charges where state = 'failed' and next_attempt_at is not null"),
    actions: 10,
    perStop: 2,
  },
  {
    part: "write off",
    place: "write off late charges",
    units: count("charges where state in ('failed', 'action_required')"),
    actions: 4,
    perStop: 2,
  },
  { part: "refunds at the provider", place: "send refunds", units: "1", actions: 8, perStop: 2 },
  { part: "disputes", place: EVENTS, units: count("charges where attempt_no > 0"), actions: 1, perStop: 2 },
  {
    part: "release",
    place: "release charges",
    units: count("charges where state = 'succeeded' and released_at is null"),
    actions: 6,
    perStop: MANY,
  },
  { part: "provider payouts", place: EVENTS, units: "1", actions: 12, perStop: 4 },
];

/** What is done once in a month: only the last kill may let it be committed, or there would be nothing left to kill. */
export const ONCE: ReadonlySet<string> = new Set(["close", "announce"]);

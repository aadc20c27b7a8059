import { weightOfAlarm } from "@kalivo/domain/alarm-weights.ts";
import { laneOfMail, type MailLane } from "../mail/outbox-mails.ts";
import { fail, ok, warn, type Finding } from "./finding.ts";
import type { Facts, KnownFacts } from "./read-facts.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The lanes whose rounds are short: the others may work through a month for hours. */
const QUICK_LANES: ReadonlySet<string> = new Set(["people", "events", "watch"]);
/** Two rounds a minute. */
const ROUND_LATE_MS = 5 * MINUTE_MS;
const ROUND_MISSING_MS = 15 * MINUTE_MS;
/** A person waits for the one kind; thousands of the other are sent for hours. */
const MAILS_LATE_MS: Readonly<Record<MailLane, readonly [warn: number, fail: number]>> = {
  people: [15 * MINUTE_MS, 2 * HOUR_MS],
  many: [6 * HOUR_MS, 24 * HOUR_MS],
};
/** Compared once a day, and each hour while something differs. */
const CHECK_LATE_MS = 26 * HOUR_MS;
const CONNECTIONS_FEW = 15;
const CONNECTIONS_NONE = 3;

/** A judge of one fact; a fact that could not be read is no fact. */
type Judges = { [Name in keyof Facts]: (fact: Facts[Name], now: Times) => readonly Finding[] };
/** Rounds and workers are noted in real time, everything else by the product's clock. */
export type Times = { real: Date; product: Date };

const ALARMS = "docs/operate/alarms.md";
const DISK = `nobody saves and no step ends, ${ALARMS}#kalivodatabasediskfull`;

const JUDGES: Judges = {
  database: ({ version, connections_left }) => {
    const found = `PostgreSQL ${version}, ${connections_left} connections left`;
    if (connections_left > CONNECTIONS_FEW) return [ok("database", found)];
    const todo = `raise max_connections, or start fewer processes: ${ALARMS}`;
    return [(connections_left > CONNECTIONS_NONE ? warn : fail)("database", found, todo)];
  },
  disk_full: (full) => [
    full
      ? fail("database disk", "the database's disk is full", `make room there: ${DISK}`)
      : ok("database disk", "takes what is written"),
  ],
  workers: ({ alive, wrong_clocks, last_seen }, { real }) => {
    const found = `${alive} alive${last_seen === null ? ", none was ever seen" : `, the last sign of life ${ago(last_seen, real)}`}`;
    if (alive === 0)
      return [fail("workers", found, "start a worker: nothing is collected, hardly a mail leaves")];
    if (wrong_clocks === 0) return [ok("workers", found)];
    const wrong = `${found}, ${wrong_clocks} with another time than the database`;
    return [(wrong_clocks === alive ? fail : warn)("workers", wrong, "set the clock of that machine")];
  },
  rounds: (rounds, { real }) => [
    ...rounds.map(({ lane, ended_at, took_ms }) => {
      const late = QUICK_LANES.has(lane) ? real.getTime() - ended_at.getTime() : 0;
      const found = `ended ${ago(ended_at, real)}, took ${took_ms} ms`;
      const todo = "look at the worker's log for this lane";
      if (late > ROUND_MISSING_MS) return fail(`lane ${lane}`, found, todo);
      return late > ROUND_LATE_MS ? warn(`lane ${lane}`, found, todo) : ok(`lane ${lane}`, found);
    }),
    ...rounds.flatMap(({ lane, failed }) =>
      failed.map((step) => warn(`step ${step}`, `failed in the last round of ${lane}`, "the log says why")),
    ),
  ],
  oldest_mails: (mails, { product }) =>
    (["people", "many"] as const).map((lane) => {
      const of = mails.filter(({ kind }) => laneOfMail(kind) === lane);
      const oldest = Math.max(0, ...of.map(({ due }) => product.getTime() - due.getTime()));
      const [late, lost] = MAILS_LATE_MS[lane];
      const check = `mails to ${lane}`;
      const found = oldest === 0 ? "none is late" : `the oldest is due for ${span(oldest)}`;
      const todo = "look at the mail server and the worker's log; kalivo mail test tries it";
      if (oldest > lost) return fail(check, found, todo);
      return oldest > late ? warn(check, found, todo) : ok(check, found);
    }),
  alarms: (alarms, { product }) =>
    alarms.length === 0
      ? [ok("alarms", "none stands")]
      : alarms.map(({ kind, count, since }) => {
          const found = `${count === 1 ? "stands" : `${count} stand`} for ${span(product.getTime() - since.getTime())}`;
          const weight = weightOfAlarm(kind);
          if (weight === "info") return ok(`alarm ${kind}`, `${found}, for an admin's desk`);
          return (weight === "error" ? fail : warn)(`alarm ${kind}`, found, `${ALARMS} says what to do`);
        }),
  charges: (charges) => [
    ok(
      "charges",
      charges.length === 0
        ? "none is open"
        : charges.map(({ state, count }) => `${count} ${state}`).join(", "),
    ),
  ],
  charges_overdue: (count) => [
    count === 0
      ? ok("charges overdue", "none")
      : fail("charges overdue", `${count}, due a day ago`, "the page Billing says why; is a worker running?"),
  ],
  refused_calls: (calls) => [
    calls.length === 0
      ? ok("payment provider", "refuses nothing")
      : fail(
          "payment provider",
          `refuses our key or account for ${calls.join(", ")}`,
          "mend the key: docs/runbook/stripe.md",
        ),
  ],
  ledger_check: (last, { product }) => [judgeCheck(last, product)],
};

function judgeCheck(last: Facts["ledger_check"], now: Date): Finding {
  const check = "ledger check";
  if (last === null) return ok(check, "the books were never compared");
  const { checked_at, books_differ, provider_differs, provider_failure } = last;
  const when = `last compared ${ago(checked_at, now)}`;
  const many = books_differ + provider_differs;
  if (many > 0)
    return fail(check, `${when}: ${many} differences`, "kalivo ledger check; docs/runbook/books-differ.md");
  if (provider_failure !== null)
    return warn(check, `${when}, without the provider: ${provider_failure}`, "docs/runbook/stripe.md");
  if (now.getTime() - checked_at.getTime() > CHECK_LATE_MS)
    return warn(check, when, "look at the worker's log for the lane checks");
  return ok(check, `${when}, no difference`);
}

const judging =
  <Name extends keyof Facts>(name: Name, judge: Judges[Name]) =>
  (facts: KnownFacts, now: Times): readonly Finding[] => {
    const fact: KnownFacts[Name] = facts[name];
    if (fact === undefined)
      return [
        warn(
          name.replaceAll("_", " "),
          "could not be read",
          "try again; kalivo doctor says whether the schema is this version's",
        ),
      ];
    return judge(fact, now);
  };

/** In the order in which they are told; a fact without its judge does not compile. */
const JUDGING: Readonly<Record<keyof Facts, ReturnType<typeof judging>>> = {
  database: judging("database", JUDGES.database),
  disk_full: judging("disk_full", JUDGES.disk_full),
  workers: judging("workers", JUDGES.workers),
  rounds: judging("rounds", JUDGES.rounds),
  oldest_mails: judging("oldest_mails", JUDGES.oldest_mails),
  alarms: judging("alarms", JUDGES.alarms),
  charges: judging("charges", JUDGES.charges),
  charges_overdue: judging("charges_overdue", JUDGES.charges_overdue),
  refused_calls: judging("refused_calls", JUDGES.refused_calls),
  ledger_check: judging("ledger_check", JUDGES.ledger_check),
};

/** Of each fact that is known; when the database does not answer, that is the one finding. */
export function judgeFacts(facts: KnownFacts, now: Times): Finding[] {
  const todo = "kalivo doctor says why";
  const { database, disk_full = false, ...others } = facts;
  const noRoom = disk_full ? JUDGES.disk_full(true, now) : [];
  if (database === undefined)
    return [fail("database", "does not answer, or not to this role", todo), ...noRoom];
  if (Object.keys(others).length === 0)
    return [
      ...JUDGES.database(database, now),
      ...noRoom,
      fail(
        "tables",
        "none can be read",
        "kalivo doctor says why: not migrated, or a role without its rights",
      ),
    ];
  return Object.values(JUDGING).flatMap((judge) => judge(facts, now));
}

const ago = (at: Date, now: Date): string => `${span(Math.max(0, now.getTime() - at.getTime()))} ago`;

function span(ms: number): string {
  if (ms < 2 * MINUTE_MS) return `${Math.round(ms / 1000)} s`;
  return ms < 2 * HOUR_MS ? `${Math.round(ms / MINUTE_MS)} min` : `${Math.round(ms / HOUR_MS)} h`;
}

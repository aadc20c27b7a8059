import { OVERDUE_ALARM_HOURS } from "@kalivo/domain/limits.ts";
import { within } from "../../concurrency/within.ts";
import type { Db, Queryable } from "../../db/client.ts";
import { foundNoRoom } from "../../db/error-code.ts";
import type { Services } from "../../services.ts";
import { countOverdue } from "../admin/dashboard/alarms/alarms.queries.ts";
import { lastTold } from "../billing/watch/last-told.ts";
import type { LedgerCheck } from "../billing/watch/watch.queries.ts";
import { OUTBOX_MAILS } from "../mail/outbox-mails.ts";
import { refusedCalls } from "../payment/refusals/refusals.queries.ts";
import {
  databaseNow,
  diskFull,
  lastRounds,
  oldestMails,
  openCharges,
  quickly,
  standingByKind,
  workersNow,
  type Database,
  type Round,
  type StandingAlarm,
  type Workers,
} from "./facts.queries.ts";

/** How the product does, as `/metrics` and `kalivo status` tell it. The admin's pages read the same queries. */
export type Facts = {
  database: Database;
  disk_full: boolean;
  workers: Workers;
  rounds: Round[];
  oldest_mails: { kind: string; due: Date }[];
  alarms: StandingAlarm[];
  charges: { state: string; count: number }[];
  charges_overdue: number;
  refused_calls: string[];
  ledger_check: LedgerCheck | null;
};

/** What could not be read in time is missing. */
export type KnownFacts = Partial<Facts>;

const HOUR_MS = 3_600_000;
/** A frozen database never answers; Prometheus waits ten seconds. */
const READ_WITHIN_MS = 3_000;

type Into = (facts: KnownFacts, db: Db, now: Date) => Promise<void>;

/** Reads one fact into what is known. */
const reading = <Name extends keyof Facts>(
  name: Name,
  read: (db: Queryable, now: Date) => Promise<Facts[Name]>,
) => ({
  name,
  into: async (facts: KnownFacts, db: Db, now: Date) => {
    facts[name] = await quickly(db, (tx) => read(tx, now));
  },
});

/** The database first: when it does not answer, nothing else is asked. A fact that is not read does not compile. */
const READINGS: { readonly [Name in keyof Facts]: { name: Name; into: Into } } = {
  database: reading("database", databaseNow),
  disk_full: {
    name: "disk_full",
    into: async (facts, db) => {
      facts.disk_full = await diskFull(db);
    },
  },
  workers: reading("workers", workersNow),
  rounds: reading("rounds", lastRounds),
  oldest_mails: reading("oldest_mails", (db) => oldestMails(db, Object.keys(OUTBOX_MAILS))),
  alarms: reading("alarms", standingByKind),
  charges: reading("charges", openCharges),
  charges_overdue: reading("charges_overdue", (db, now) =>
    countOverdue(db, new Date(now.getTime() - OVERDUE_ALARM_HOURS * HOUR_MS)),
  ),
  refused_calls: reading("refused_calls", refusedCalls),
  ledger_check: reading("ledger_check", (db) => lastTold(db)),
};

/**
 * Reads the facts one after the other over one connection, each with a time limit. Never throws, and never takes longer than
 * three seconds: what is not known by then is missing. Whoever asks while a reading is under way shares it, so that a frozen
 * database holds one connection and no more.
 */
export function factsReader({ db, clock, log }: Pick<Services, "db" | "clock" | "log">) {
  let known: KnownFacts = {};
  let running: Promise<void> | null = null;
  const readAll = async (facts: KnownFacts) => {
    for (const { name, into } of Object.values(READINGS)) {
      try {
        await into(facts, db, clock.now());
      } catch (error) {
        log.warn({ err: error, fact: name }, "how the product does could not be read");
        if (name === "database") {
          if (foundNoRoom(error)) facts.disk_full = true;
          return;
        }
      }
    }
  };
  return async (): Promise<KnownFacts> => {
    if (running === null) {
      known = {};
      running = readAll(known).finally(() => (running = null));
    }
    await within(READ_WITHIN_MS, running);
    return { ...known };
  };
}

export type FactsReader = ReturnType<typeof factsReader>;

import type { FastifyBaseLogger } from "fastify";
import { TRACES_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import { Counter, type Registry } from "prom-client";
import type { Clock } from "../adapters/clock/port.ts";
import type { Queryable } from "../db/client.ts";
import type { Services } from "../services.ts";
import { addCounts, deleteTraces } from "./traces.queries.ts";

/** Security events worth counting. */
export const TRACE_KINDS = [
  "sign_in",
  "sign_in_failed",
  "sign_in_limited",
  "limit_refused",
  "reset_asked",
  "password_reset",
  "password_changed",
  "address_changed",
  "passkey_added",
  "passkey_removed",
  "passkey_refused",
  "passkey_cloned",
  "second_factor_passed",
  "second_factor_failed",
  "admin_sign_in",
  "admin_refused",
  "webhook_refused",
] as const;
export type TraceKind = (typeof TRACE_KINDS)[number];

/**
 * Records a security event in the log and in a counter of `/metrics`. Never with anything personal: no address, name, id or
 * network address. Alarms need only the count.
 */
export type Traces = {
  record: (kind: TraceKind) => void;
  /** Registers the counters for `/metrics`. */
  countIn: (registry: Registry) => void;
  /** Adds the counts recorded since to the shared totals; runs by itself within seconds. */
  write: () => Promise<void>;
};

const WRITTEN_WITHIN_MS = 5_000;
const KEPT_MS = TRACES_KEPT_DAYS * 86_400_000;

type Needs = { log: Pick<FastifyBaseLogger, "info" | "warn">; db: Queryable; clock: Clock };

export function createTraces({ log, db, clock }: Needs): Traces {
  const counter = new Counter({
    name: "kalivo_security_events_total",
    help: "Sign-ins, refusals and other events of security, by kind.",
    labelNames: ["event"],
    registers: [],
  });
  for (const event of TRACE_KINDS) counter.inc({ event }, 0); // an alarm needs the zero before the first one
  let recorded = new Map<TraceKind, number>();
  let timer: NodeJS.Timeout | null = null;

  const add = (kind: TraceKind, count: number) => recorded.set(kind, (recorded.get(kind) ?? 0) + count);
  const write = async () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const writing = recorded;
    recorded = new Map();
    if (writing.size === 0) return;
    try {
      await addCounts(db, [...writing], clock.now());
    } catch (error) {
      for (const [kind, count] of writing) add(kind, count);
      log.warn({ err: error }, "security events could not be counted and are kept for the next time");
    }
  };
  return {
    record: (kind) => {
      counter.inc({ event: kind });
      log.info({ security: kind }, "security event");
      add(kind, 1);
      timer ??= setTimeout(() => void write(), WRITTEN_WITHIN_MS).unref();
    },
    countIn: (registry) => registry.registerMetric(counter),
    write,
  };
}

/** Due step: deletes counts older than a month, which no alarm uses. */
export async function pruneTraces({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await deleteTraces(db, before);
}

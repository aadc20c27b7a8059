import type { FastifyBaseLogger } from "fastify";
import { Counter, type Registry } from "prom-client";

/** What is worth noticing about who comes in, and who tries to. */
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
  "second_factor_passed",
  "second_factor_failed",
  "admin_sign_in",
  "admin_refused",
  "webhook_refused",
] as const;
export type TraceKind = (typeof TRACE_KINDS)[number];

/**
 * Leaves a trace of something about security: a structured event in the log and a counter in `/metrics`. Never with
 * anything personal: no address, name, id or network address. How often is what an alarm needs.
 */
export type Traces = {
  record: (kind: TraceKind) => void;
  /** Shows the counters to whoever collects metrics. */
  countIn: (registry: Registry) => void;
};

export function createTraces(log: Pick<FastifyBaseLogger, "info">): Traces {
  const counter = new Counter({
    name: "kalivo_security_events_total",
    help: "Sign-ins, refusals and other events of security, by kind.",
    labelNames: ["event"],
    registers: [],
  });
  for (const event of TRACE_KINDS) counter.inc({ event }, 0); // an alarm needs the zero before the first one
  return {
    record: (kind) => {
      counter.inc({ event: kind });
      log.info({ security: kind }, "security event");
    },
    countIn: (registry) => registry.registerMetric(counter),
  };
}

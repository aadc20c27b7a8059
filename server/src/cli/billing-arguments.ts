import { parseArgs } from "node:util";
import { parsePeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { z } from "zod";
import type { Clock } from "../adapters/clock/port.ts";
import type { Config } from "../config/config.ts";
import type { Services } from "../services.ts";
import { UsageError } from "./usage.ts";

export const BILLING_ARGUMENTS = "--month <YYYY-MM> [--now <instant>]";
export const BILLING_HELP = `
  --month  the month to bill, like 2026-11
  --now    the demo only: does as if it were this instant, like 2026-12-01T06:00:00Z`;

/** Of `billing simulate` alone. */
export const PAYER_HELP = "\n  --payer  only this payer, by the number the table shows";

export type BillingCall = { period: PeriodId; now: Date | null; payer: number | null };

/** @throws UsageError with what is wrong */
export function readBillingCall(config: Config, args: readonly string[]): BillingCall {
  const { month, now, payer: typed } = readValues(args);
  const payer = typed === undefined ? null : Number(typed);
  if (payer !== null && !(Number.isInteger(payer) && payer > 0))
    throw new UsageError("--payer must be the number of a payer, like 12");
  const period = month === undefined ? null : parsePeriod(month);
  if (period === null) throw new UsageError("Say which month: --month 2026-11");
  if (now === undefined) return { period, now: null, payer };
  if (!config.demo)
    throw new UsageError("--now moves the clock of the demo only: with DEMO=0 it is the machine's.");
  const instant = z.iso.datetime({ offset: true }).safeParse(now);
  if (!instant.success) throw new UsageError("--now must be an instant like 2026-12-01T06:00:00Z");
  return { period, now: new Date(instant.data), payer };
}

function readValues(args: readonly string[]) {
  try {
    const text = { type: "string" } as const;
    return parseArgs({ args: [...args], options: { month: text, now: text, payer: text } }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The services with this process's clock set; it keeps ticking, and no other process is affected. */
export function atInstant(services: Services, now: Date | null): Services {
  if (now === null) return services;
  const began = performance.now();
  const clock: Clock = { now: () => new Date(now.getTime() + (performance.now() - began)) };
  return { ...services, clock };
}

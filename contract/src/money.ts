import { wireNumber } from "./wire.ts";
import { parseCap } from "@kalivo/domain/pledges/monthly-cap.ts";
import { parseRate } from "@kalivo/domain/pledges/rate.ts";
import { z } from "zod";
import { problem } from "./field-problem.ts";

// The only place for the wire's sentinels: 1000 euros or more means no limit, a rate of 0 means stop.

/** Euros per 100 kcal on the wire, whole cents per 100 kcal inside; 0 is the verb "stop". */
export const wireRateOrStop = wireNumber.transform((euros, context) => {
  const rate = parseRate(euros);
  if (rate.ok) return rate.value;
  context.addIssue({
    code: "custom",
    message: problem("rate"),
  });
  return z.NEVER;
});

/** Euros a month on the wire, cents or "unlimited" inside. */
export const wireMonthlyCap = wireNumber.transform((euros, context) => {
  const cap = parseCap(euros);
  if (cap.ok) return cap.value;
  context.addIssue({ code: "custom", message: problem("limit") });
  return z.NEVER;
});

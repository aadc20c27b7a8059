import { Counter, Histogram, type Registry } from "prom-client";
import type { DueStep } from "./due-steps.ts";

export type StepRan = (step: Pick<DueStep, "lane" | "name">, seconds: number, failed: boolean) => void;

/** Counts the due steps of this process for its `/metrics`. */
export type StepMeasures = { ran: StepRan; countIn: (registry: Registry) => void };

export function stepMeasures(steps: readonly DueStep[]): StepMeasures {
  const failures = new Counter({
    name: "kalivo_step_failures_total",
    help: "Due steps that failed in this process; each is tried again with the next round.",
    labelNames: ["lane", "step"],
    registers: [],
  });
  const durations = new Histogram({
    name: "kalivo_step_duration_seconds",
    help: "Time of the due steps in this process.",
    labelNames: ["lane", "step"],
    buckets: [0.1, 1, 10, 60, 600],
    registers: [],
  });
  for (const { lane, name } of steps) failures.inc({ lane, step: name }, 0); // an alarm needs the zero before the first one
  return {
    ran: ({ lane, name }, seconds, failed) => {
      durations.observe({ lane, step: name }, seconds);
      if (failed) failures.inc({ lane, step: name });
    },
    countIn: (registry) => {
      registry.registerMetric(failures);
      registry.registerMetric(durations);
    },
  };
}

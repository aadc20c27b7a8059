import { startOfBrusselsDay } from "@kalivo/domain/billing/month.ts";
import { weekOf } from "@kalivo/domain/rhythm/week.ts";
import type { Db } from "#server/db/client.ts";
import type { DueStep } from "#server/jobs/due-steps.ts";
import type { Services } from "#server/services.ts";
import { beginStep, dropSettled, keepWaiting, lockStale, showWorkouts, type Step } from "./steps.queries.ts";

/** Few at once, so that saving a workout never waits long for a lock. */
const PEOPLE_AT_ONCE = 200;

/** Runs before the monthly steps, whose mails to others use these figures. */
export const SHOW_STEP: DueStep = { lane: "month", name: "show others what changed", run: showDue };

/**
 * Advances what others see of running months, at midnight in Brussels and on Mondays (rule 37). Only people with changes are
 * processed, each once per step, whatever changes meanwhile.
 */
async function showDue({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await show(db, "day", startOfBrusselsDay(now));
  await show(db, "week", weekOf(now).from);
}

async function show(db: Db, step: Step, until: Date): Promise<void> {
  if (await beginStep(db, step, until)) await dropSettled(db, step);
  let shown: number;
  do {
    shown = await showSome(db, step);
  } while (shown > 0);
}

const showSome = (db: Db, step: Step): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const people = await lockStale(tx, step, PEOPLE_AT_ONCE);
    if (people.length === 0) return 0;
    await showWorkouts(tx, step, people);
    await keepWaiting(tx, step, people);
    return people.length;
  });

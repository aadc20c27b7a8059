import { startOfBrusselsDay } from "@kalivo/domain/billing/month.ts";
import { weekOf } from "@kalivo/domain/rhythm/week.ts";
import type { Db } from "#server/db/client.ts";
import type { DueStep } from "#server/jobs/due-steps.ts";
import type { Services } from "#server/services.ts";
import { beginStep, dropSettled, keepWaiting, lockStale, showWorkouts, type Step } from "./steps.queries.ts";

/** So few at once that nobody who saves a workout waits for long. */
const PEOPLE_AT_ONCE = 200;

/** Before the steps of a month: what they tell others stands on these figures. */
export const SHOW_STEP: DueStep = { lane: "people", name: "show others what changed", run: showDue };

/**
 * Moves what others see of running months on, at midnight in Brussels and on Mondays (rule 37). Whoever changed nothing
 * is not touched, and nobody is shown twice in one step, whatever they change meanwhile.
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

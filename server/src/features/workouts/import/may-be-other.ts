import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { netKcal } from "@kalivo/domain/calories/net-kcal.ts";
import { ageOn } from "@kalivo/domain/people/age.ts";
import type { Queryable } from "#server/db/client.ts";
import { weightOf } from "../prepare-workout.ts";
import { findBody } from "../workouts.queries.ts";
import type { ReadActivity } from "./kept-import.ts";

/** The indexes of the workouts without a sport that would count as Other: their file has calories, or a heart rate. */
export async function mayBeOther(
  db: Queryable,
  userId: number,
  activities: readonly ReadActivity[],
): Promise<ReadonlySet<number>> {
  if (!activities.some(({ draft }) => draft.type === null)) return new Set();
  const body = await findBody(db, userId);
  const { kg } = weightOf(body);
  const { gender, birthday } = body;
  const counts = ({ draft }: ReadActivity): boolean => {
    const ageYears = birthday === null ? null : ageOn(birthday, brusselsDay(draft.start));
    const energy = netKcal({ ...draft, type: "custom" }, { kg, gender, ageYears });
    return energy !== null && energy.kcal >= 1;
  };
  return new Set(
    activities.flatMap((read, index) => (read.draft.type === null && counts(read) ? [index] : [])),
  );
}

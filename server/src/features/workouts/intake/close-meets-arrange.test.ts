import { expect, test } from "vitest";
import { run } from "#server-test/support/activity-source.ts";
import { organisation, pledge, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { fileRun, takingOf } from "#server-test/support/taken-activities.ts";
import { closeMonth } from "../../billing/close/close-month.ts";

// The month is closed while better copies of its workouts arrive.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const { runner, take } = takingOf(kalivo);
const OCTOBER = 202610;
const PEOPLE = 6;
const ENDED = "2026-10-20T09:00:00Z";

/** The same hour, from a source that is trusted more. */
const better = (burner: Somebody) => take(burner, run("strava", `of ${burner.id}`, ENDED));

test("a close and arriving doubles at once: each effort is billed once, and nobody waits for ever", async () => {
  const { db, clock } = kalivo.product.services;
  const wanted = await organisation(kalivo, "Wanted");
  const donor = await runner("Donor");
  const burners: Somebody[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const burner = await runner("Burner");
    burners.push(burner);
    await db
      .insertInto("user_organisations")
      .values({ user_id: burner.id, organisation_id: wanted, chosen_at: new Date("2026-09-01T00:00:00Z") })
      .execute();
    await pledge(kalivo, { payer: donor.id, burner: burner.id });
    // Each of another length, because equal recordings of two people are held for review.
    await take(burner, fileRun(`file of ${burner.id}`, ENDED, { metres: 9_000 + 20 * n }));
  }
  const [half, rest] = [burners.slice(0, PEOPLE / 2), burners.slice(PEOPLE / 2)];
  const done = await Promise.all([
    ...half.map(better),
    closeMonth(db, OCTOBER, clock.now()),
    ...rest.map(better),
  ]);
  expect(done).toHaveLength(PEOPLE + 1);

  const workouts = await db
    .selectFrom("workouts")
    .select(["user_id", "kcal_counted as kcal", "period_id", "status"])
    .where(
      "user_id",
      "in",
      burners.map(({ id }) => id),
    )
    .execute();
  const lines = await db.selectFrom("statement_lines").select(["burner_id", "kcal"]).execute();
  for (const { id } of burners) {
    const theirs = workouts.filter(({ user_id }) => user_id === id);
    expect(theirs).toHaveLength(2);
    const counted = theirs.filter(({ kcal, status }) => kcal > 0 && status === "ok");
    expect(counted).toHaveLength(1);
    expect(counted[0]?.period_id).toBe(OCTOBER);
    expect(lines.filter(({ burner_id }) => burner_id === id).map(({ kcal }) => Number(kcal))).toEqual([
      counted[0]?.kcal,
    ]);
  }
});

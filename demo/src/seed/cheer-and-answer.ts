import { periodOf, previousPeriod } from "@kalivo/domain/billing/month.ts";
import { READY_ANSWERS } from "@kalivo/domain/people/answer.ts";
import { DEMO_ADDRESSES } from "@kalivo/server/db/demo-mark.ts";
import { writeAnswer } from "@kalivo/server/features/cheers/answers/write-answer.ts";
import { lastWeek, setCheer } from "@kalivo/server/features/cheers/cheer.ts";
import { SHOW_STEP } from "@kalivo/server/features/stats/steps/show-due.ts";
import type { Services } from "@kalivo/server/services.ts";
import { donorsOf, idAt } from "./seed.queries.ts";

const CHEERS = 3;

/** Some donors cheered last week, and those whom the demo's donor supports wrote to them: all but the demo's burner. */
export async function cheerAndAnswer(services: Services, present: Date): Promise<void> {
  const { db } = services;
  await SHOW_STEP.run(services);
  const donor = await idAt(db, DEMO_ADDRESSES.donor);
  const { monday: week } = lastWeek(present);
  for (const address of [DEMO_ADDRESSES.burner, DEMO_ADDRESSES.both]) {
    const burnerId = await idAt(db, address);
    const others = (await donorsOf(db, { burnerId })).filter(({ donor_id: id }) => id !== donor);
    for (const { donor_id: donorId } of others.slice(0, CHEERS))
      await setCheer(db, { donorId, burnerId, week, cheer: true }, present);
  }
  const burner = await idAt(db, DEMO_ADDRESSES.burner);
  const backed = (await donorsOf(db, { donorId: donor })).filter(({ burner_id: id }) => id !== burner);
  const month = previousPeriod(periodOf(present));
  for (const [index, { burner_id: id }] of backed.entries()) {
    const ready = READY_ANSWERS[index % READY_ANSWERS.length];
    if (ready !== undefined) await writeAnswer(db, id, { month, ready }, present);
  }
}

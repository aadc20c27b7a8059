import { expect, test } from "vitest";
import { firstSteps } from "./first-steps.ts";

type Standing = Parameters<typeof firstSteps>[0];

const NEW: Standing = {
  organisations: [],
  workouts: [],
  backers_count: 0,
  backers_with_pivot: [],
  burners_count: 0,
  active_source: "manual",
  health_consent: false,
  total_raised: 0,
  total_donated: 0,
  stats: { donated_this_period_estimate: 0 },
};
const BURNER = { ...NEW, health_consent: true };
const organisation = { id: 1, name: "Warm Table", logo: null, logo_gray: null };

const doneIn = (me: Standing) => firstSteps(me)?.map(({ id, done }) => (done ? `${id} ✓` : id)) ?? null;

test("who burns is led from a cause to the first money, in any order of doing it", () => {
  expect(doneIn(BURNER)).toEqual(["organisations", "workout", "donor", "raised"]);
  expect(doneIn({ ...BURNER, backers_count: 1 })).toEqual(["organisations", "workout", "donor ✓", "raised"]);
  expect(
    doneIn({ ...BURNER, organisations: [organisation], active_source: "garmin" }),
    "they come by themselves",
  ).toEqual(["organisations ✓", "workout ✓", "donor", "raised"]);
});

test("who only gives is led to somebody, a method, and what came of it", () => {
  expect(doneIn(NEW)).toEqual(["burner", "payment", "effort", "given"]);
  const supports = { ...NEW, burners_count: 1, payment_info: { is_active: false } };
  expect(doneIn(supports)).toEqual(["burner ✓", "payment", "effort", "given"]);
  const pays = {
    ...supports,
    payment_info: { is_active: true },
    stats: { donated_this_period_estimate: 0.4 },
  };
  expect(doneIn(pays)).toEqual(["burner ✓", "payment ✓", "effort ✓", "given"]);
});

test("the list goes with the first money, also of whoever did not do every step", () => {
  expect(firstSteps({ ...BURNER, total_raised: 2 })).toBeNull();
  expect(firstSteps({ ...NEW, total_donated: 2 })).toBeNull();
});

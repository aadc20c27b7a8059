import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

const fresh = {
  organisations: [],
  workouts: [],
  backers_count: 0,
  backers_with_pivot: [],
  burners_count: 0,
  active_source: "manual",
  health_consent: true,
} satisfies Parameters<typeof nextStep>[0];
const organisation = { id: 1, name: "Warm Table", logo: null, logo_gray: null };
const burner = { ...fresh, organisations: [organisation] };
const source = { ...burner, active_source: "strava" } as const;
const waiting = {
  owner_type: "team" as const,
  owner: { id: 1, name: "Trail Crew", picture: null },
  pivot: { counts_since: null },
};

test("whoever is new is led by one step at a time: a cause, a first workout, a first donor", () => {
  expect(nextStep({ ...fresh, organisations: [], workouts: [] })).toBe("organisations");
  expect(nextStep({ ...burner, workouts: [] })).toBe("workout");
  expect(nextStep({ ...source, workouts: [] }), "they come by themselves").toBe("donors");
  expect(nextStep({ ...source, workouts: [], backers_count: 1 })).toBeNull();
  expect(nextStep({ ...source, backers_with_pivot: [waiting] }), "who waits is none yet").toBe("donors");
});

test("whoever only gives is not asked for a cause, with or without a payment method, but led to somebody to back", () => {
  const donor = { ...fresh, organisations: [], workouts: [], health_consent: false };
  expect(nextStep(donor)).toBe("burner");
  expect(nextStep({ ...donor, burners_count: 2 })).toBeNull();
});

test("whoever is given something, or has a watch or a consent, moves: a cause comes first", () => {
  const nobody = { ...fresh, organisations: [], workouts: [], health_consent: false };
  expect(nextStep({ ...nobody, backers_with_pivot: [waiting] })).toBe("organisations");
  expect(nextStep({ ...nobody, active_source: "garmin" })).toBe("organisations");
  expect(nextStep({ ...nobody, health_consent: true, burners_count: 3 })).toBe("organisations");
});

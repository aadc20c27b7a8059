import { expect, test } from "vitest";
import { workoutForm as english } from "@kalivo/words/en/screens/workout-form.ts";
import { workoutForm as french } from "@kalivo/words/fr/screens/workout-form.ts";
import { workoutForm as dutch } from "@kalivo/words/nl/screens/workout-form.ts";
import { whoGives } from "./who-gives.ts";

const BEGAN = "2026-11-02T10:00:00.000Z";
const team = (
  name: string,
  rate_in_cents_per_kcal: number,
  synced_only = false,
  counts_since: string | null = BEGAN,
) => ({
  owner_type: "team" as const,
  owner: { id: 1, name, picture: null },
  pivot: { rate_in_cents_per_kcal, monthly_max_in_euros: 1000, synced_only, counts_since },
});
const cause = (name: string) => ({ id: 1, name, logo: null, logo_gray: null });
const me = { backers_with_pivot: [team("Zoé", 0.1)], organisations: [cause("WWF")] };
const run = { end_date: "2026-11-05T10:00:00.000Z", kcal: 600, synced: false, given_in_euros: 0.6 };

const said = (whose: typeof me, workout: Parameters<typeof whoGives>[1] = run) =>
  whoGives(whose, workout, { text: english, language: "en" }).replaceAll("\u00a0", " ");

test("after a workout it reads who gives about what for it, and to whom", () => {
  expect(said(me)).toBe("Zoé gives about 0,60 € for it to WWF.");
  const of = (text: typeof english, language: "fr" | "nl") =>
    whoGives(me, run, { text, language }).replaceAll("\u00a0", " ");
  expect(of(french, "fr")).toBe("Pour cette séance, Zoé donne environ 0,60 € à WWF.");
  expect(of(dutch, "nl")).toBe("Zoé geeft hiervoor ongeveer 0,60 € aan WWF.");
});

test("several are named as far as a line goes, and counted after that", () => {
  const two = {
    backers_with_pivot: [team("Zoé", 0.1), team("Max", 0.1)],
    organisations: [cause("WWF"), cause("Bike Aid")],
  };
  expect(said(two, { ...run, given_in_euros: 1.2 })).toBe(
    "Zoé and Max give about 1,20 € for it to WWF and Bike Aid.",
  );
  const many = { ...two, backers_with_pivot: [...two.backers_with_pivot, team("Ana", 0.1), team("Bo", 0.1)] };
  expect(said(many, { ...run, given_in_euros: 2.4 })).toBe(
    "Zoé, Max and 2 others give about 2,40 € for it to WWF and Bike Aid.",
  );
});

test("nobody is named who gives nothing for it: synced ones only, no payment method yet, begun later, a workout that does not count", () => {
  const picky = { ...me, backers_with_pivot: [team("Zoé", 0.1), team("Max", 0.5, true)] };
  expect(said(picky)).toBe("Zoé gives about 0,60 € for it to WWF.");
  const early = { ...me, backers_with_pivot: [...me.backers_with_pivot, team("Bo", 0.1, false, null)] };
  expect(said(early)).toBe("Zoé gives about 0,60 € for it to WWF.");
  const later = {
    ...me,
    backers_with_pivot: [...me.backers_with_pivot, team("Bo", 0.1, false, run.end_date)],
  };
  expect(said(later)).toBe("Zoé gives about 0,60 € for it to WWF.");
  expect(said({ ...me, backers_with_pivot: [team("Zoé", 0.3, false, run.end_date)] })).toBe(
    "Your donors give about 0,60 €.",
  );
  expect(said(me, { ...run, given_in_euros: 0 })).toBe("");
  expect(said({ ...me, organisations: [] })).toBe("Zoé gives about 0,60 € for it.");
});

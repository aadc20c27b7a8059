import type { Recap } from "@kalivo/contract/routes/own/read-recap.ts";
import { recap as english } from "@kalivo/words/en/screens/recap.ts";
import { recap as french } from "@kalivo/words/fr/screens/recap.ts";
import { expect, test } from "vitest";
import { storyOf } from "./story.ts";

const november: Recap = {
  month: "2026-11",
  kcal: 4_000,
  best_day: { date: "2026-11-15", kcal: 2_200 },
  days: [
    { date: "2026-11-15", kcal: 2_200 },
    { date: "2026-11-20", kcal: 1_800 },
  ],
  middle_kcal: null,
  donors: 2,
  faces: [],
  cheers: 0,
  raised_in_euros: 12,
  on_its_way_in_euros: 0,
  organisations: [{ id: 1, name: "Ocean Watch", logo: null, logo_gray: null, amount_in_euros: 12 }],
  given: null,
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("a full month has five cards, in the language of the screen", () => {
  const said = storyOf(november, english, "en").map(({ kind, figure, line }) =>
    plain(`${kind}: ${figure} ${line}`),
  );
  expect(said).toEqual([
    "calories: 4 000 calories",
    "best-day: 2 200 calories on Sunday 15/11/2026",
    "donors: 2 donors",
    "euros: 12,00 € from your donors",
    "organisations: null ",
  ]);
  expect(storyOf(november, french, "fr")[1]?.line).toBe("calories le dimanche 15/11/2026");
});

test("what there was not has no card", () => {
  const alone = { ...november, donors: 0, raised_in_euros: 0, organisations: [] };
  expect(storyOf(alone, english, "en").map(({ kind }) => kind)).toEqual(["calories", "best-day"]);
  const carried = { ...november, kcal: 0, best_day: null };
  expect(storyOf(carried, english, "en").map(({ kind }) => kind)).toEqual([
    "donors",
    "euros",
    "organisations",
  ]);
});

const usual = (kcal: number) =>
  storyOf({ ...november, kcal, middle_kcal: 3_500, cheers: 3 }, english, "en").map(
    ({ kind, figure, line, note = "" }) => plain(`${kind}: ${figure} ${line} ${note}`).trim(),
  );

test("from the fourth month on one's own middle is compared with, and cheers are counted", () => {
  expect(usual(4_000)).toContain("usual: 3 500 calories This one had more.");
  expect(usual(3_000)).toContain("usual: 3 500 calories This one was quieter, and that is fine.");
  expect(usual(4_000)).toContain("cheers: 3 cheers for your weeks");
});

test("who only gives is told for whom, how much and where it goes", () => {
  const giving: Recap = {
    ...november,
    kcal: 0,
    best_day: null,
    days: [],
    donors: 0,
    raised_in_euros: 0,
    organisations: [],
    given: {
      amount_in_euros: 22.44,
      on_its_way_in_euros: 2.44,
      people: 3,
      faces: [],
      organisations: november.organisations,
    },
  };
  const said = storyOf(giving, english, "en").map(({ kind, title, figure, line }) =>
    plain(`${kind}: ${title} ${figure} ${line}`),
  );
  expect(said).toEqual([
    "backed: You stood behind 3 people who moved",
    "given: Their calories became 22,44 € from you. 2,44 € of it is still being collected",
    "given-to: Your euros go to null ",
  ]);
  const both = storyOf({ ...november, given: giving.given }, english, "en").map(({ kind }) => kind);
  expect(both.slice(-4)).toEqual(["organisations", "backed", "given", "given-to"]);
});

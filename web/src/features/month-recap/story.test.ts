import type { Recap } from "@kalivo/contract/routes/own/read-recap.ts";
import { recap as english } from "@kalivo/words/en/screens/recap.ts";
import { recap as french } from "@kalivo/words/fr/screens/recap.ts";
import { expect, test } from "vitest";
import { storyOf } from "./story.ts";

const november: Recap = {
  month: "2026-11",
  kcal: 4_000,
  best_day: { date: "2026-11-15", kcal: 2_200 },
  donors: 2,
  raised_in_euros: 12,
  organisations: [{ id: 1, name: "Ocean Watch", logo: null, logo_gray: null, amount_in_euros: 12 }],
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
    "euros: 12,00 € promised by your donors",
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

import { expect, test } from "vitest";
import { savedFiles } from "#server-test/support/read-files.ts";
import { fitFile } from "#server-test/support/workout-files.ts";

// What a FIT file calls a sport, and the closer one beside it.

const { read } = savedFiles();
const hour = { start: "2026-11-03T06:30:00.000Z", minutes: 60, km: 10 };
const FITNESS_EQUIPMENT = 4;
const TREADMILL = 1;

test.each([
  ["a treadmill among the devices of a hall", { sport: FITNESS_EQUIPMENT, closer: TREADMILL }, "running"],
  ["a run on a treadmill", { sport: 1, closer: TREADMILL }, "running"],
  ["a walk on a treadmill", { sport: 11, closer: TREADMILL }, "walking"],
  ["a spinning bike of a hall", { sport: FITNESS_EQUIPMENT, closer: 5 }, "biking"],
  ["an indoor bike of a hall", { sport: FITNESS_EQUIPMENT, closer: 6 }, "biking"],
  ["a ride in a hall", { sport: 2, closer: 6 }, "biking"],
  ["a hike on a trail", { sport: 17, closer: 3 }, "walking"],
  ["strength, which is a closer training", { sport: 10, closer: 20 }, "strength"],
  ["rowing with calories", { sport: 15, kcal: 400 }, "custom"],
  ["rowing without calories, which only its owner can name", { sport: 15 }, null],
])("%s", async (_, of, type) => {
  expect((await read(fitFile({ ...hour, ...of }))).activities).toMatchObject([{ type }]);
});

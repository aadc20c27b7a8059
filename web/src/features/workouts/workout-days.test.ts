import { expect, test } from "vitest";
import { dayOf, daysOf } from "./workout-days.ts";

const noon = { start_date: "2026-11-20T11:00:00.000Z", end_date: "2026-11-20T12:00:00.000Z" };
/** In Brussels from 23:30 on 31 October to 00:30. */
const night = { start_date: "2026-10-31T22:30:00.000Z", end_date: "2026-10-31T23:30:00.000Z" };

test("a workout stands at the day by which its list is sorted and its month counts it, that of its end", () => {
  expect([dayOf(noon), dayOf(night)]).toEqual(["20/11/2026", "01/11/2026"]);
});

test("opened, one that went over midnight names both days", () => {
  expect([daysOf(noon), daysOf(night)]).toEqual(["20/11/2026", "31/10/2026 – 01/11/2026"]);
});

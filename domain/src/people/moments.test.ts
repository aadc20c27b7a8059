import { expect, test } from "vitest";
import { momentsOf, type Reached } from "./moments.ts";

const NOTHING: Reached = {
  hasDonor: false,
  kcal: 0,
  raisedCents: 0,
  raisedArrivedCents: 0,
  givenArrivedCents: 0,
};

test("nothing is reached before anything happened", () => {
  expect(momentsOf(NOTHING)).toEqual([]);
  expect(momentsOf({ ...NOTHING, kcal: 9_999, raisedCents: 9_999 })).toEqual([]);
});

test("each is reached by its own figure, and money that arrived comes first", () => {
  expect(momentsOf({ ...NOTHING, hasDonor: true })).toEqual(["first_donor"]);
  expect(momentsOf({ ...NOTHING, kcal: 10_000 })).toEqual(["kcal_10000"]);
  expect(momentsOf({ ...NOTHING, givenArrivedCents: 1 })).toEqual(["given_arrived"]);
  expect(
    momentsOf({
      hasDonor: true,
      kcal: 12_000,
      raisedCents: 10_000,
      raisedArrivedCents: 500,
      givenArrivedCents: 0,
    }),
  ).toEqual(["raised_arrived", "raised_100", "kcal_10000", "first_donor"]);
});

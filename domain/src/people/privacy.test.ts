import { expect, test } from "vitest";
import {
  DEFAULT_PRIVACY,
  displayFirstName,
  displayName,
  relationAmountVisible,
  VISIBLE_GROUPS,
  visibleTo,
} from "./privacy.ts";

const HIDDEN = {
  ...DEFAULT_PRIVACY,
  fundsRaised: false,
  caloriesBurned: false,
  backersCount: false,
  backersDetail: false,
  organisations: false,
  burnersCount: false,
  burnersDetail: false,
  donations: false,
};

test("everything is shown until someone hides it; the newsletter waits for its tick", () => {
  expect(Object.values(visibleTo("stranger", DEFAULT_PRIVACY)).every(Boolean)).toBe(true);
  expect(DEFAULT_PRIVACY.newsletter).toBe(false);
  expect(DEFAULT_PRIVACY.public).toBe(true);
});

test("each switch hides its own group and nothing else", () => {
  for (const group of VISIBLE_GROUPS) {
    const seen = visibleTo("stranger", { ...DEFAULT_PRIVACY, [group]: false });
    expect(VISIBLE_GROUPS.filter((each) => !seen[each])).toEqual([group]);
  }
});

test("people see all of their own page", () => {
  expect(Object.values(visibleTo("self", HIDDEN)).every(Boolean)).toBe(true);
});

test("an amount between two people is theirs, and others see it only if both allow", () => {
  expect(relationAmountVisible(true, HIDDEN, HIDDEN)).toBe(true);
  expect(relationAmountVisible(false, DEFAULT_PRIVACY, DEFAULT_PRIVACY)).toBe(true);
  expect(relationAmountVisible(false, { ...DEFAULT_PRIVACY, donations: false }, DEFAULT_PRIVACY)).toBe(false);
  expect(relationAmountVisible(false, DEFAULT_PRIVACY, { ...DEFAULT_PRIVACY, fundsRaised: false })).toBe(
    false,
  );
  expect(relationAmountVisible(false, null, DEFAULT_PRIVACY)).toBe(true);
});

test("a pseudonym replaces the first and last name", () => {
  const name = { firstName: "Thomas", lastName: "Peeters", pseudo: " Tortoise " };
  expect(displayName(name)).toBe("Tortoise");
  expect(displayFirstName(name)).toBe("Tortoise");
  expect(displayName({ ...name, pseudo: null })).toBe("Thomas Peeters");
  expect(displayName({ ...name, pseudo: "  " })).toBe("Thomas Peeters");
  expect(displayFirstName({ ...name, pseudo: "" })).toBe("Thomas");
});

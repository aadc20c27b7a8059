import { expect, test } from "vitest";
import { nextStep, previousStep, progressOf, type ProfileType, stepNumber, stepsOf } from "./steps.ts";

const walk = (type: ProfileType) => stepsOf(type).map((step) => [step, progressOf(type, step)]);

test("who burns calories chooses organisations and is done", () => {
  expect(walk("burner")).toEqual([
    ["type", 25],
    ["organisations", 50],
    ["last", 100],
  ]);
});

test("who gives chooses a first burner and a payment", () => {
  expect(walk("donor")).toEqual([
    ["type", 25],
    ["burner", 50],
    ["payment", 75],
    ["last", 100],
  ]);
});

test("who does both goes through every step", () => {
  expect(walk("both")).toEqual([
    ["type", 25],
    ["organisations", 50],
    ["burner", 62],
    ["payment", 75],
    ["last", 100],
  ]);
});

test("each step knows its neighbours and its number", () => {
  expect(nextStep("burner", "organisations")).toBe("last");
  expect(nextStep("both", "organisations")).toBe("burner");
  expect(nextStep("donor", "last")).toBeNull();
  expect(previousStep("donor", "burner")).toBe("type");
  expect(previousStep("both", "type")).toBeNull();
  expect(stepNumber("donor", "payment")).toBe(3);
});

test("before the choice there is one step, at 25", () => {
  expect(stepsOf(null)).toEqual(["type"]);
  expect(progressOf(null, "type")).toBe(25);
});

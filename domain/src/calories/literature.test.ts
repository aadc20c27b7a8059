import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { KcalBasis } from "../efforts/activity.ts";
import { type Body, netKcal, type Recording } from "./net-kcal.ts";
import { body, heart, moved, recording } from "./recordings.suite.ts";

const kcalOf = (of: Recording, whose: Body) => netKcal(of, whose)?.kcal ?? Number.NaN;

/** Our result for an hour, and the range in the literature: net kcal of the Compendium, the ACSM and Keytel. */
const BESIDE_LITERATURE: readonly [string, Recording, Body, number, readonly [number, number]][] = [
  // ACSM net 700; Compendium about 9.6 MET. The product's own example is the ACSM's.
  ["a run at 10 km/h", moved("running", 10, 60), body(70), 700, [600, 700]],
  ["a run at walking speed", moved("running", 4, 60), body(70), 140, [140, 140]],
  ["a walk at 5 km/h", moved("walking", 5, 60), body(70), 175, [175, 196]],
  ["a walk at 6.5 km/h", moved("walking", 6.5, 60), body(70), 284, [280, 315]],
  ["a ride at 12 km/h, 4 MET", moved("biking", 12, 60), body(70), 210, [210, 210]],
  ["a ride at 18 km/h, 6.8 MET", moved("biking", 18, 60), body(70), 330, [210, 406]],
  ["a ride at 25 km/h, 8 to 10 MET", moved("biking", 25, 60), body(70), 604, [490, 630]],
  ["a ride at 30 km/h, 12 MET", moved("biking", 30, 60), body(70), 753, [630, 770]],
  ["a swim", recording("swimming"), body(70), 350, [336, 420]],
  ["a football match", recording("football"), body(70), 420, [420, 595]],
  ["weights", recording("strength"), body(70), 175, [175, 175]],
];

test.each(BESIDE_LITERATURE)(
  "an hour of %s is what the literature has",
  (_name, of, whose, ours, [least, most]) => {
    const kcal = kcalOf(of, whose);
    expect(kcal).toBe(ours);
    expect(kcal).toBeGreaterThanOrEqual(least);
    expect(kcal).toBeLessThanOrEqual(most);
  },
);

/** Rides of an hour with a heart rate only; Keytel's own figure beside ours. */
const man = body(70, { gender: "male", ageYears: 40 });
const woman = (kg: number) => body(kg, { gender: "female", ageYears: 35 });
const HEARTS: readonly [string, number, Body, number, number, KcalBasis][] = [
  ["a man's at 150, as Keytel", 150, man, 812, 812, "heart_rate"],
  ["a woman's at 150, as Keytel", 150, woman(60), 538, 538, "heart_rate"],
  ["a man's at 100, as Keytel", 100, man, 360, 360, "heart_rate"],
  ["a man's at 95, from the sport", 95, man, 420, 315, "met"],
  ["a heavy woman's at 95, from the sport", 95, woman(110), 660, 45, "met"],
  ["a heavy woman's at 105, half of the sport", 105, woman(110), 330, 109, "heart_rate"],
  ["a man's at 190, twice the sport", 190, man, 840, 1174, "heart_rate"],
];

test.each(HEARTS)(
  "a heart tells no more and no less than a body can: %s",
  (_name, beats, whose, ours, keytel, basis) => {
    expect(netKcal(heart(beats, 60), whose)).toEqual({ kcal: ours, basis });
    const { kg, gender, ageYears } = { ...whose, ageYears: whose.ageYears ?? 0 };
    const kj =
      gender === "male"
        ? -55.0969 + 0.6309 * beats + 0.1988 * kg + 0.2017 * ageYears
        : -20.4022 + 0.4472 * beats - 0.1263 * kg + 0.074 * ageYears;
    expect(Math.round((kj / 4.184) * 60 - kg)).toBe(keytel);
  },
);

test("whatever the heart does, an hour counts between half and twice what the sport costs", () => {
  const beats = fc.integer({ min: 60, max: 220 });
  const gender = fc.constantFrom("female" as const, "male" as const);
  const sport = fc.constantFrom(
    "biking" as const,
    "swimming" as const,
    "football" as const,
    "strength" as const,
  );
  fc.assert(
    fc.property(
      sport,
      beats,
      gender,
      fc.integer({ min: 13, max: 99 }),
      fc.integer({ min: 30, max: 200 }),
      (type, rate, who, ageYears, kg) => {
        const usual = kcalOf(recording(type), body(kg));
        const told = kcalOf(recording(type, { averageHeartRate: rate }), body(kg, { gender: who, ageYears }));
        expect(told).toBeGreaterThanOrEqual(Math.floor(usual / 2));
        expect(told).toBeLessThanOrEqual(Math.ceil(usual * 2));
      },
    ),
  );
});

test("a ride uses its speed where nothing else is known, and not that of a motor", () => {
  const ride = moved("biking", 25, 60);
  expect(netKcal(ride, man)).toEqual({ kcal: 604, basis: "computed" });
  expect(netKcal({ ...ride, averageHeartRate: 150 }, man)?.basis).toBe("heart_rate");
  expect(netKcal({ ...ride, energy: { kcal: 500, basis: "total" } }, man)?.basis).toBe("total");
  for (const rawType of [
    "EBikeRide",
    "E_BIKE_MOUNTAIN",
    "E_ENDURO_MTB",
    "EMountainBikeRide",
    "cycling/e_bike_fitness",
    "eBiking",
  ])
    expect(netKcal({ ...ride, rawType }, man), rawType).toEqual({ kcal: 420, basis: "met" });
  expect(netKcal({ ...ride, rawType: "GravelRide" }, man)?.basis).toBe("computed");
});

const at = (kmh: number) => kcalOf(moved("biking", kmh, 60), body(70));

test("a faster ride never costs less, and nothing jumps", () => {
  for (let kmh = 1; kmh <= 60; kmh += 0.1) {
    expect(at(kmh + 0.1)).toBeGreaterThanOrEqual(at(kmh));
    expect(at(kmh + 0.1) - at(kmh)).toBeLessThanOrEqual(8);
  }
});

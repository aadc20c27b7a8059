import { expect, test } from "vitest";
import { keptWhenMany } from "./kept-when-many.ts";

const at = (second: number) => new Date(Date.UTC(2026, 10, 5, 10, 0, second));

test("few people are counted each time, many once a minute, and an error is nobody's answer", async () => {
  let people = 1;
  let counts = 0;
  const counted = keptWhenMany(
    (answer) => answer > 100,
    async () => {
      counts += 1;
      if (people === 0) throw new Error("away");
      return people;
    },
  );
  expect([await counted(at(0)), await counted(at(1)), counts]).toEqual([1, 1, 2]);
  people = 200;
  expect(await counted(at(2))).toBe(200);
  people = 300;
  expect([await counted(at(50)), counts]).toEqual([200, 3]);
  expect(await Promise.all([counted(at(62)), counted(at(62))])).toEqual([300, 300]);
  expect(counts, "two at once are one count").toBe(4);
  people = 0;
  await expect(counted(at(130))).rejects.toThrow("away");
  people = 5;
  expect([await counted(at(131)), await counted(at(131))]).toEqual([5, 5]);
});

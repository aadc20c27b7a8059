import { expect, test } from "vitest";
import { payoutObstacle } from "./payout.ts";

const facts = {
  payable: 1_000n,
  account: { iban: "BE68539007547034", holder: "Ocean Watch vzw" },
  underWay: false,
};

test("ten euros and an account are enough", () => {
  expect(payoutObstacle(facts)).toBeNull();
});

test.each([
  ["too_little", { payable: 999n }],
  ["too_little", { payable: 0n, account: null }],
  ["under_way", { underWay: true }],
  ["no_account", { account: null }],
  ["unusable_account", { account: { iban: "BE68539007547035", holder: "Ocean Watch vzw" } }],
  ["unusable_account", { account: { iban: "BE68539007547034", holder: "慈善" } }],
  ["too_much", { payable: 10n ** 15n }],
] as const)("otherwise it is said why: %s", (obstacle, change) => {
  expect(payoutObstacle({ ...facts, ...change })).toBe(obstacle);
});

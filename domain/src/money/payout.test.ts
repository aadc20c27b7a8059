import { expect, test } from "vitest";
import { payoutObstacle } from "./payout.ts";

const facts = {
  payable: 1_000n,
  account: { iban: "BE68539007547034", holder: "Ocean Watch vzw" },
  underWay: false,
  ownIban: "BE71096123456769",
  sharedUnseen: false,
  leftAfterAll: false,
  cameBack: false,
  playMoney: false,
};

test("ten euros and an account are enough", () => {
  expect(payoutObstacle(facts)).toBeNull();
});

test.each([
  ["too_little", { payable: 999n }],
  ["too_little", { payable: 0n, account: null }],
  ["under_way", { underWay: true }],
  ["play_money", { playMoney: true }],
  ["no_account", { account: null }],
  ["unusable_account", { account: { iban: "BE68539007547035", holder: "Ocean Watch vzw" } }],
  ["unusable_account", { account: { iban: "BE68539007547034", holder: "慈善" } }],
  ["outside_eea", { account: { iban: "CH9300762011623852957", holder: "Ocean Watch" } }],
  ["outside_eea", { account: { iban: "GB29NWBK60161331926819", holder: "Ocean Watch" } }],
  ["own_account", { ownIban: "BE68539007547034" }],
  ["shared_account", { sharedUnseen: true }],
  ["left_after_all", { leftAfterAll: true, cameBack: true }],
  ["came_back", { cameBack: true }],
  ["too_much", { payable: 10n ** 15n }],
] as const)("otherwise it is said why: %s", (obstacle, change) => {
  expect(payoutObstacle({ ...facts, ...change })).toBe(obstacle);
});

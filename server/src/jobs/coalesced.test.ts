import { expect, test } from "vitest";
import { coalesced } from "./coalesced.ts";

test("a round that fails is followed by others: the jobs never stop for good", async () => {
  let rounds = 0;
  const run = coalesced(async () => {
    rounds += 1;
    if (rounds === 1) throw new Error("the database was away for a second");
  });
  await expect(run()).rejects.toThrow("away");
  await run();
  expect(rounds).toBe(2);
});

test("what is asked for while one round runs is one more round", async () => {
  let rounds = 0;
  const held = Promise.withResolvers<undefined>();
  const run = coalesced(async () => {
    rounds += 1;
    await held.promise;
  });
  const all = [run(), run(), run()];
  held.resolve(undefined);
  await Promise.all(all);
  expect(rounds).toBe(2);
});

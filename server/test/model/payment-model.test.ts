import { expect, test } from "vitest";
import { OURS, type Bounds, type Protocol } from "./payment-model.ts";
import { search } from "./search.ts";

// Not a proof for any size, but of every order in which a few things can happen at all (money §9).

const FEW: Bounds = { workers: 1, news: 1, strays: 0, attempts: 1, payments: 2 };
const protocolWith = (bounds: Partial<Bounds>, otherwise: Partial<Protocol> = {}): Protocol => ({
  ...OURS,
  ...otherwise,
  most: { ...FEW, ...bounds },
});
const TWO_WORKERS = { workers: 2 };

test.each([
  { what: "two workers, one of them slower than its lease", bounds: TWO_WORKERS, least: 20_000 },
  { what: "two attempts and news that overtake each other", bounds: { attempts: 2, news: 2 }, least: 40_000 },
  { what: "two attempts and requests that arrive late", bounds: { attempts: 2, strays: 1 }, least: 80_000 },
])(
  "$what: charged once, booked once, never without notice, always ends",
  ({ bounds, least }) => {
    const { states, trace } = search(protocolWith(bounds));
    expect(trace).toBeNull();
    expect(states).toBeGreaterThan(least);
  },
  120_000,
);

test.each([
  {
    what: "a payment for each attempt, its key kept until the provider forgets it",
    protocol: protocolWith(TWO_WORKERS, { payments: "one for each attempt" }),
    found: [
      "the notice is accepted",
      "a worker prepares attempt 1",
      "the provider does it (succeeded), its answer lost",
      "a worker prepares attempt 1",
      "the keys are forgotten",
      "the provider answers succeeded",
      "=> charged twice",
    ],
  },
  {
    what: "a fresh key for each try",
    protocol: protocolWith(TWO_WORKERS, { payments: "one for each try" }),
    found: [
      "the notice is accepted",
      "a worker prepares attempt 1",
      "the provider does it (succeeded), its answer lost",
      "a worker prepares attempt 1",
      "the provider answers succeeded",
      "=> charged twice",
    ],
  },
  {
    what: "keeping the reference of whoever was last",
    protocol: protocolWith(TWO_WORKERS, { storedRef: "the last stands" }),
    found: [
      "the notice is accepted",
      "a worker prepares attempt 1",
      "the payment is made",
      "the lease runs out",
      "a worker prepares attempt 1",
      "its reference is stored",
      "the provider answers succeeded",
      "the keys are forgotten",
      "the payment is made",
      "its reference is stored",
      "the provider answers succeeded",
      "=> charged twice",
    ],
  },
  {
    what: "collecting without looking for the notice",
    protocol: protocolWith({}, { notice: "forgotten" }),
    found: [
      "a worker prepares attempt 1",
      "the payment is made",
      "its reference is stored",
      "the provider answers succeeded",
      "=> submitted without a notice",
    ],
  },
])("the shortest way to the damage of $what", ({ protocol, found }) => {
  expect(search(protocol).trace).toEqual(found);
});

test("older news that count after a success book it twice", () => {
  const { trace } = search(protocolWith({ news: 2 }, { success: "may be overtaken" }));
  expect(trace).toContain("news (processing) are applied");
  expect(trace?.at(-1)).toBe("=> booked twice");
});

import { expect, test } from "vitest";
import { byOrganisation } from "./by-organisation.ts";

test("amounts are summed by organisation in whole cents, the largest first", () => {
  const amounts = [0.1, 0.2].flatMap((amount_in_euros) => [
    { id: 1, name: "Warm Table", amount_in_euros },
    { id: 2, name: "Open Workshop", amount_in_euros: amount_in_euros * 10 },
  ]);
  expect(byOrganisation(amounts)).toEqual([
    { id: 2, name: "Open Workshop", euros: 3 },
    { id: 1, name: "Warm Table", euros: 0.3 },
  ]);
  expect(byOrganisation([])).toEqual([]);
});

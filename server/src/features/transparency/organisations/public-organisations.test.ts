import { expect, test } from "vitest";
import type { OrganisationBooks, PaidOut } from "./organisations.queries.ts";
import { publicOrganisations, publicPayouts } from "./public-organisations.ts";

const organisation = (id: number, donors: number): OrganisationBooks => ({
  id,
  name: `Organisation ${id}`,
  donors,
  given: BigInt(donors) * 1_000n,
  held: 0n,
  payable: 0n,
  kept: 0n,
  in_transit: 0n,
  paid: 0n,
});
const payout = (organisation_id: number, euros: number, paid_on: string): PaidOut => ({
  organisation_id,
  paid_on,
  amount: BigInt(euros) * 100n,
  end_to_end_id: `${organisation_id} ${paid_on}`,
  bank_reference: null,
});

test("the others are never one organisation with few donors: the smallest that has enough is among them", () => {
  const rows = publicOrganisations([organisation(1, 20), organisation(2, 9), organisation(3, 2)]);
  expect(rows.map((row) => [row.organisation?.id ?? null, row.given_in_euros])).toEqual([
    [1, 200],
    [null, 110],
  ]);
});

test("where all have enough donors, there are no others", () => {
  const rows = publicOrganisations([organisation(1, 20), organisation(2, 5)]);
  expect(rows.map((row) => row.organisation?.id ?? null)).toEqual([1, 2]);
});

test("payouts of the others are told by day, without a name or the reference that names them", () => {
  const paid = [
    payout(1, 80, "2027-05-05"),
    payout(2, 60, "2027-04-05"),
    payout(3, 10, "2027-04-05"),
    payout(3, 5, "2027-03-05"),
  ];
  const rows = publicPayouts(paid, [organisation(1, 8), organisation(2, 6), organisation(3, 1)]);
  expect(rows.map((row) => [row.organisation, row.amount_in_euros, row.end_to_end_id])).toEqual([
    ["Organisation 1", 80, "1 2027-05-05"],
    [null, 70, null],
    [null, 5, null],
  ]);
});

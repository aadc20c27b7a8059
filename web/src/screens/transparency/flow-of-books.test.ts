import { expect, test } from "vitest";
import type { BookOrganisation, OpenMonth } from "@kalivo/contract/shapes/open-books.ts";
import { flowToOrganisations, flowToPlaces } from "./flow-of-books.ts";

const names = {
  donors: "Donors",
  fees: "Fees",
  returned: "Returned",
  others: "Others",
  held: "On hold",
  payable: "To be paid",
  inTransit: "Ordered",
  paid: "Paid",
  kept: "Kept",
};
const sums = {
  gross_in_euros: 100,
  fees_in_euros: 4,
  returned_in_euros: 6,
  given_in_euros: 94,
  losses_in_euros: 0,
  returned_twice_in_euros: 0,
  dispute_fees_in_euros: 0,
  net_in_euros: 90,
};
const organisation = (id: number | null, row: Partial<BookOrganisation>): BookOrganisation => ({
  organisation: id === null ? null : { id, name: `Organisation ${id}` },
  given_in_euros: 0,
  held_in_euros: 0,
  payable_in_euros: 0,
  kept_in_euros: 0,
  in_transit_in_euros: 0,
  paid_in_euros: 0,
  ...row,
});

test("what leaves the donors is what they paid, and what reaches an organisation is where its money is", () => {
  const organisations = [
    organisation(1, { held_in_euros: 30.1, paid_in_euros: 29.9 }),
    organisation(null, { held_in_euros: 30 }),
  ];
  const { nodes, links } = flowToPlaces({ sums, organisations, byOrganisation: true }, names);
  expect(links).toEqual([
    { source: "donors", target: "organisation-1", value: 60 },
    { source: "donors", target: "others", value: 30 },
    { source: "organisation-1", target: "paid", value: 29.9 },
    { source: "organisation-1", target: "held", value: 30.1 },
    { source: "others", target: "held", value: 30 },
    { source: "donors", target: "fees", value: 4 },
    { source: "donors", target: "returned", value: 6 },
  ]);
  const leaving = links.filter(({ source }) => source === "donors");
  expect(leaving.reduce((cents, { value }) => cents + value * 100, 0)).toBe(10_000);
  expect(nodes.map(({ id }) => id)).toEqual([
    "donors",
    "organisation-1",
    "others",
    "paid",
    "held",
    "fees",
    "returned",
  ]);
  expect(flowToPlaces({ sums, organisations, byOrganisation: false }, names).links).toEqual([
    { source: "donors", target: "paid", value: 29.9 },
    { source: "donors", target: "held", value: 60.1 },
    { source: "donors", target: "fees", value: 4 },
    { source: "donors", target: "returned", value: 6 },
  ]);
});

test("a month leads to its organisations, the largest six by name and the rest as one", () => {
  const month: OpenMonth = {
    month: "2026-10",
    from: "2026-10",
    until: "2026-10",
    ...sums,
    carried_in_euros: null,
    waived_in_euros: null,
    written_off_in_euros: null,
    organisations: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
      organisation: { id, name: `Organisation ${id}` },
      given_in_euros: id,
      received_in_euros: id,
    })),
  };
  const { links } = flowToOrganisations(month, names);
  expect(links.slice(0, 2)).toEqual([
    { source: "donors", target: "organisation-8", value: 8 },
    { source: "donors", target: "organisation-7", value: 7 },
  ]);
  expect(links.find(({ target }) => target === "others")?.value).toBe(3);
});

test("nothing at all is no flow", () => {
  const nothing = { ...sums, fees_in_euros: 0, returned_in_euros: 0 };
  expect(flowToPlaces({ sums: nothing, organisations: [], byOrganisation: true }, names)).toEqual({
    nodes: [],
    links: [],
  });
});

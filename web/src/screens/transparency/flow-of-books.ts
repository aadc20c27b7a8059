import type { BookOrganisation, BookSums, OpenMonth } from "@kalivo/contract/shapes/open-books.ts";
import type { FlowLink, FlowNode } from "../../ui/chart/money-flow.tsx";

/** What the places of the flow are called. */
export type FlowNames = {
  donors: string;
  fees: string;
  returned: string;
  others: string;
  held: string;
  payable: string;
  inTransit: string;
  paid: string;
  kept: string;
};

type Flow = { nodes: FlowNode[]; links: FlowLink[] };

const DONORS = "donors";
/** The largest are named; the rest is drawn as one. */
const NAMED = 6;

/** From donors to what it cost, what was returned, and where the rest is now; `byOrganisation`, where there is room. */
export function flowToPlaces({ sums, organisations, byOrganisation }: AllMonths, names: FlowNames): Flow {
  const whole = { node: { id: DONORS, name: names.donors, tone: "given" } as const, of: organisations };
  const rows = byOrganisation ? largest(organisations, received, names) : [];
  const places = [
    { id: "paid", name: names.paid, tone: "arrived", euros: (row: BookOrganisation) => row.paid_in_euros },
    {
      id: "in-transit",
      name: names.inTransit,
      tone: "arrived",
      euros: (row: BookOrganisation) => row.in_transit_in_euros,
    },
    {
      id: "payable",
      name: names.payable,
      tone: "waiting",
      euros: (row: BookOrganisation) => row.payable_in_euros,
    },
    { id: "kept", name: names.kept, tone: "cost", euros: (row: BookOrganisation) => row.kept_in_euros },
    { id: "held", name: names.held, tone: "waiting", euros: (row: BookOrganisation) => row.held_in_euros },
  ] as const;
  const onwards = (byOrganisation ? rows : [whole]).flatMap(({ node, of }) =>
    places.map(({ id, euros }) => ({ source: node.id, target: id, value: summed(of, euros) })),
  );
  return drawn(
    [...rows.map(({ node }) => node), ...places.map(({ id, name, tone }) => ({ id, name, tone }))],
    [...rows.map(({ node, of }) => fromDonors(node.id, summed(of, received))), ...onwards],
    { sums, names },
  );
}

type AllMonths = {
  sums: BookSums;
  organisations: readonly BookOrganisation[];
  byOrganisation: boolean;
};

const got = (row: OpenMonth["organisations"][number]) => row.received_in_euros;

/** From donors to what a month cost, what was returned, and what each organisation got. */
export function flowToOrganisations(month: OpenMonth, names: FlowNames): Flow {
  const rows = largest(month.organisations, got, names);
  return drawn(
    rows.map(({ node }) => node),
    rows.map(({ node, of }) => fromDonors(node.id, summed(of, got))),
    { sums: month, names },
  );
}

const received = (row: BookOrganisation) =>
  summed(
    [row.held_in_euros, row.payable_in_euros, row.kept_in_euros, row.in_transit_in_euros, row.paid_in_euros],
    (euros) => euros,
  );

/** In cents, so that sums of euros are exact. */
const summed = <One>(rows: readonly One[], euros: (row: One) => number): number =>
  rows.reduce((cents, row) => cents + Math.round(euros(row) * 100), 0) / 100;

type Row = { organisation: { id: number; name: string } | null };

/** The largest by their names, all others as one. */
function largest<Of extends Row>(
  rows: readonly Of[],
  euros: (row: Of) => number,
  { others }: FlowNames,
): { node: FlowNode; of: readonly Of[] }[] {
  const sorted = rows.toSorted((a, b) => euros(b) - euros(a));
  const named = sorted.filter(({ organisation }) => organisation !== null).slice(0, NAMED);
  const rest = sorted.filter((row) => !named.includes(row));
  const nodes = named.flatMap((row) =>
    row.organisation === null
      ? []
      : [{ node: organisationNode(`organisation-${row.organisation.id}`, row.organisation.name), of: [row] }],
  );
  return rest.length === 0 ? nodes : [...nodes, { node: organisationNode("others", others), of: rest }];
}

const organisationNode = (id: string, name: string): FlowNode => ({ id, name, tone: "arrived" });

const fromDonors = (target: string, value: number): FlowLink => ({ source: DONORS, target, value });

/** With donors first and what it cost last; what is nothing is not drawn. */
function drawn(
  nodes: readonly FlowNode[],
  links: readonly FlowLink[],
  { sums, names }: { sums: BookSums; names: FlowNames },
): Flow {
  const costs: FlowNode[] = [
    { id: "fees", name: names.fees, tone: "cost" },
    { id: "returned", name: names.returned, tone: "cost" },
  ];
  const some = [
    ...links,
    // Without what the association bore of them, so that the whole is what donors paid.
    fromDonors("fees", (Math.round(sums.fees_in_euros * 100) - Math.round(sums.losses_in_euros * 100)) / 100),
    fromDonors("returned", sums.returned_in_euros),
  ].filter(({ value }) => value > 0);
  const met = new Set(some.flatMap(({ source, target }) => [source, target]));
  const all: readonly FlowNode[] = [{ id: DONORS, name: names.donors, tone: "given" }, ...nodes, ...costs];
  return { nodes: all.filter(({ id }) => met.has(id)), links: some };
}

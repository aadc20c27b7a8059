import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { callsAs } from "#server-test/support/calls-of.ts";
import { anyBooksDiffer } from "#server-test/support/books-differ.ts";
import { useAnnouncedPayers, type AnnouncedPayer } from "#server-test/support/announced-payers.ts";
import { somebody } from "#server-test/support/people.ts";
import { disputeAtSandbox } from "#server-test/support/sandbox-dispute.ts";
import { useProduct } from "#server-test/support/product.ts";

// Three payers gave 7.00 € each in November: 3.00 for the first burner (two organisations), 4.00 for the second (one). One
// is refunded, one disputes: only the third's counts, in every figure shown (rule 16).

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const month = useAnnouncedPayers(kalivo, 3);
const { payer } = month;
const services = () => kalivo.product.services;

const donorOf = async (index: number) => {
  const donor = services().db.selectFrom("payers").select("user_id").where("id", "=", payer(index).payer);
  return String((await donor.executeTakeFirstOrThrow()).user_id);
};

async function figures() {
  const reader = await somebody(kalivo, "Rita", "Reader");
  const { get } = callsAs(kalivo, () => reader);
  const own = async ({ token }: AnnouncedPayer) =>
    (await kalivo.call("GET", api.readMe, { token })).body.total_donated;
  const burners = await Promise.all(
    month.burners.map(async (id) => (await get(pathTo(api.readProfile, { id }))).body.total_raised),
  );
  const { body: organisations } = await get(api.listOrganisations);
  const donorStats = await Promise.all(
    [0, 1, 2].map(
      async (index) =>
        (
          await kalivo.call("GET", pathTo(api.readStats, { type: "donor", id: await donorOf(index) }), {
            token: payer(index).token,
          })
        ).body.allTime,
    ),
  );
  return {
    payers: await Promise.all([0, 1, 2].map((index) => own(payer(index)))),
    donorStats,
    burners,
    organisations: Object.fromEntries(
      organisations.map(({ name, donations_sum_total_in_euros }) => [name, donations_sum_total_in_euros]),
    ),
  };
}

test("before, everybody's figures hold all three", async () => {
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  expect(await figures()).toEqual({
    payers: [7, 7, 7],
    donorStats: [7, 7, 7],
    burners: [9, 12],
    organisations: { "Ocean Watch": 16.5, "Trees for All": 4.5 },
  });
});

test("after a refund and a dispute they agree to the cent, and so do the books", async () => {
  await kalivo.call("POST", pathTo(api.refundStatement, { id: payer(0).statement }), {
    token: payer(0).token,
  });
  const { db, clock } = services();
  await disputeAtSandbox({ db, clock }, payer(1).payer);
  await kalivo.runDue();
  await kalivo.runDue();
  expect(await figures()).toEqual({
    payers: [0, 0, 7],
    donorStats: [0, 0, 7],
    burners: [3, 4],
    organisations: { "Ocean Watch": 5.5, "Trees for All": 1.5 },
  });
  const { rows } = await sql<{ party: string; cents: bigint }>`
    select party, sum(gross_cents)::bigint as cents from gross_totals group by party order by party
  `.execute(db);
  expect(rows).toEqual([
    { party: "burner", cents: 700n },
    { party: "organisation", cents: 700n },
    { party: "payer", cents: 700n },
  ]);
  expect(await anyBooksDiffer(services())).toEqual([]);
});

import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { anyBooksDiffer } from "../support/books-differ.ts";
import { back, chooseOrganisations, logCalories, register, saveCard, type Actor } from "../support/cast.ts";
import { ledgerTable } from "../support/ledger-table.ts";
import { newOrganisation } from "../support/month-world.ts";
import { useProduct } from "../support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T09:00:00Z" });
const db = () => kalivo.product.services.db;

test("Amélie supports Thomas for a November, from registering to the receipt", async () => {
  const ocean = await newOrganisation(db(), "Ocean Watch");
  const trees = await newOrganisation(db(), "Trees for All");

  const thomas = await register(kalivo, "Thomas", "Peeters");
  await chooseOrganisations(thomas, [ocean, trees]);
  const amelie = await register(kalivo, "Amelie", "Janssens");
  expect(await back(amelie, thomas, 0.1, 10)).toEqual({ message: "You support this person now." });
  await logCalories(thomas, 900); // nobody can pay for it: there is no card yet
  await kalivo.moveTo("2026-11-02T10:00:00Z");
  await saveCard(kalivo, amelie, "4242 4242 4242 4242");

  for (const day of ["03", "08", "14", "20", "27"]) {
    await kalivo.moveTo(`2026-11-${day}T18:00:00Z`);
    await logCalories(thomas, 1_200);
  }
  expect((await amelie.get(api.readMe)).stats.donated_this_period_estimate).toBe(4.8); // up to yesterday

  await kalivo.moveTo("2026-12-01T04:59:00Z");
  expect(await amelie.get(api.listStatements)).toEqual([]);
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  const [announced] = await amelie.get(api.listStatements);
  expect(announced).toMatchObject({
    month: "2026-11",
    state: "announced",
    total_in_euros: 6,
    charge: {
      state: "notified",
      amount_in_euros: 6,
      due_at: "2026-12-04T08:00:00.000Z",
      method_label: "Visa ••4242",
    },
  });

  await kalivo.moveTo("2026-12-04T08:01:00Z");
  await kalivo.runDue();
  const statement = await amelie.get(pathTo(api.readStatement, { id: String(announced?.id) }));
  expect(statement).toMatchObject({
    state: "charged",
    can_change: false,
    charge: { state: "succeeded", amount_in_euros: 6, fee_in_euros: 0.34 },
    lines: [
      {
        burner: { name: "Thomas Peeters" },
        kcal: 6_000,
        parts: [{ rate_in_cents_per_kcal: 0.1, kcal: 6_000 }],
        cap_in_euros: 10,
        due_in_euros: 6,
        organisations: [
          { name: "Ocean Watch", amount_in_euros: 3 },
          { name: "Trees for All", amount_in_euros: 3 },
        ],
      },
    ],
  });

  expect(await figures(amelie)).toEqual({ total_raised: 0, total_donated: 6 });
  expect(await figures(thomas)).toEqual({ total_raised: 6, total_donated: 0 });
  const { donations_sum_total_in_euros } = await amelie.get(pathTo(api.readOrganisation, { id: ocean }));
  expect(donations_sum_total_in_euros).toBe(3);

  expect(await mailsOf(amelie)).toMatchInlineSnapshot(`
    "Welcome to Kalivo
    You now support Thomas Peeters
    We'll collect 6,00 € on 04/12/2026
    Thank you for your 6,00 € for November 2026"
  `);
  expect(await ledgerTable(db())).toMatchInlineSnapshot(`
    "charge:1       provider_clearing:1    org_held:1                 3.00
    charge:1       provider_clearing:1    org_held:2                 3.00
    fee:1          provider_fees:1        provider_clearing:1        0.34
    fee:1          org_held:1             provider_fees:1            0.17
    fee:1          org_held:2             provider_fees:1            0.17
    given:202611:1 given_by:1             raised_by:1                6.00
    given:202611:1 raised_by:1            given_to:1                 3.00
    given:202611:1 raised_by:1            given_to:2                 3.00

    balance        given_by:1                                        6.00
    balance        given_to:1                                        3.00
    balance        given_to:2                                        3.00
    balance        org_held:1                                        2.83
    balance        org_held:2                                        2.83
    balance        provider_clearing:1                               5.66
    balance        provider_fees:1                                   0.00
    balance        raised_by:1                                       0.00"
  `);
  expect(await anyBooksDiffer(kalivo.product.services)).toEqual([]);
  const november = await db()
    .selectFrom("billing_periods")
    .select("stage")
    .where("id", "=", 202611)
    .executeTakeFirstOrThrow();
  expect(november.stage).toBe("closed");
});

async function figures(actor: Actor) {
  const { total_raised, total_donated } = await actor.get(api.readMe);
  return { total_raised, total_donated };
}

async function mailsOf({ email }: Actor): Promise<string> {
  const rows = await db()
    .selectFrom("mails")
    .select("subject")
    .where("recipient", "=", email)
    .orderBy("id")
    .execute();
  return rows.map(({ subject }) => subject).join("\n");
}

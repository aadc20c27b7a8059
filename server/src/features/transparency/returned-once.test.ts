import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { anAdmin } from "#server-test/support/admins.ts";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import { disputeCharge, payBack, type Charge } from "#server-test/support/charge-acts.ts";
import { givenMonth } from "#server-test/support/given-month.ts";
import { keepInside } from "#server-test/support/kept-figures-world.ts";
import { newOrganisation } from "#server-test/support/month-world.ts";
import type { Somebody } from "#server-test/support/people.ts";
import { publishedDifferently } from "#server-test/support/published-differently.ts";
import {
  centsOf,
  csvRows,
  publishedFigures,
  summed,
  unsaidOnPages,
} from "#server-test/support/published-figures.ts";
import { useProduct } from "#server-test/support/product.ts";

// Rule 16 where more goes back of a charge than was paid: it was refunded, and the payer's bank takes it as well. Six give
// 10 € and one 84.58 € in November, and six 10 € in December.

const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T10:00:00Z" });
const db = () => kalivo.product.services.db;
const BANK_FEE = 2_000n;
let ines: Somebody;
let now = new Date("2027-01-10T10:00:00Z");

const later = async () => {
  now = new Date(now.getTime() + 2 * 3_600_000); // lets the kept answer grow old
  await kalivo.moveTo(now.toISOString());
};

beforeAll(async () => {
  const organisations = [
    await newOrganisation(db()),
    await newOrganisation(db()),
    await newOrganisation(db()),
  ];
  const some = organisations.slice(0, 2);
  await givenMonth(kalivo, 202611, [
    { count: 6, organisations },
    { count: 1, organisations: some, kcal: 8_458, rate: 100 },
  ]);
  await givenMonth(kalivo, 202612, [{ count: 6, organisations }]);
  ines = await anAdmin(kalivo);
});

const chargesOf = (amount: bigint, period = 202611): Promise<Charge[]> =>
  db()
    .selectFrom("charges")
    .select(["id", "payer_id", "statement_id", "amount_cents"])
    .where("amount_cents", "=", amount)
    .where("period_id", "=", period)
    .orderBy("id")
    .execute();

async function chargeOf(amount: bigint): Promise<Charge> {
  const [charge] = await chargesOf(amount);
  if (charge === undefined) throw new Error(`no charge of ${amount}`);
  return charge;
}

const refunded = (charge: Charge, amount: bigint, key?: string) =>
  payBack(db(), charge, { amount, ends: ["pending", "succeeded"], ...(key !== undefined && { key }) }, now);

/** Each figure once, as all places have it; what does not add up beside them. */
async function figures() {
  await later();
  const published = await publishedFigures(kalivo, { month: "2026-11", token: ines.token });
  const { books, own, ...same } = published;
  const { disputes } = await db()
    .selectFrom("disputes")
    .select((eb) => eb.fn.countAll<bigint>().as("disputes"))
    .executeTakeFirstOrThrow();
  const borne =
    centsOf(books.total.losses_in_euros) +
    centsOf(books.total.returned_twice_in_euros) +
    Number(disputes * BANK_FEE);
  const nets = [books.total, own].map(
    ({ net_in_euros, gross_in_euros, fees_in_euros, returned_in_euros, losses_in_euros }) =>
      centsOf(net_in_euros) - centsOf(gross_in_euros - fees_in_euros - returned_in_euros + losses_in_euros),
  );
  return {
    ...same,
    unsaid: await unsaidOnPages(kalivo, published),
    beside: [...nets, centsOf(books.standing.borne_in_euros) - borne],
    wrong: [...(await booksDiffer(db())), ...(await publishedDifferently(db()))],
  };
}
const ALL_RIGHT = { unsaid: [], beside: [0, 0, 0], wrong: [] };

test("before, everything that was paid was given", async () => {
  expect(await figures()).toEqual({ all: 20_458, month: 14_458, returned: 0, twice: 0, ...ALL_RIGHT });
});

test("an admin refunds 10.01 and 20.00 of 84.58", async () => {
  const charge = await chargeOf(8_458n);
  await refunded(charge, 1_001n);
  await refunded(charge, 2_000n, "second");
  expect(await figures()).toEqual({ all: 17_457, month: 11_457, returned: 3_001, twice: 0, ...ALL_RIGHT });
});

test("the payer's bank takes the whole 84.58, and keeps it: what counts as returned is the charge, the rest is our loss", async () => {
  const charge = await chargeOf(8_458n);
  await disputeCharge(db(), charge, { words: ["open"], fee: BANK_FEE }, now);
  const taken = { all: 12_000, month: 6_000, returned: 8_458, ...ALL_RIGHT };
  expect(await figures()).toEqual({ ...taken, twice: 0 });
  await disputeCharge(db(), charge, { words: ["lost"], fee: BANK_FEE }, now);
  expect(await figures()).toEqual({ ...taken, twice: 3_001 });
});

test("the comparison of the books says so where a kept month has more returned than its organisations lost", async () => {
  const transaction = await kalivo.owner.startTransaction().execute();
  try {
    await keepInside(transaction);
    expect(await booksDiffer(transaction)).toEqual([]);
    await sql`
      update month_figures
      set sums = jsonb_set(sums, '{returned}', to_jsonb((11459)::text))
      where figure = 'booked'
        and period_id = 202611
    `.execute(transaction);
    expect(await booksDiffer(transaction)).toMatchObject([
      { subject: "returned of 202611", expected: "8458", found: "11459" },
      { subject: "given in 202611", expected: "6000", found: "2999" },
      { subject: "for organisations of 202611" },
    ]);
  } finally {
    await transaction.rollback().execute();
  }
});

test("a payer takes a month back alone, and their bank takes it again", async () => {
  const charge = await chargeOf(1_000n);
  await refunded(charge, 1_000n);
  await disputeCharge(db(), charge, { words: ["open", "lost"], fee: BANK_FEE }, now);
  const sums = { all: 11_000, month: 5_000, returned: 9_458, twice: 4_001 };
  expect(await figures()).toEqual({ ...sums, ...ALL_RIGHT });
});

test("a bank that gives the money back after all undoes the loss of what went back twice", async () => {
  await disputeCharge(db(), await chargeOf(8_458n), { words: ["won"], fee: BANK_FEE }, now);
  const sums = { all: 16_457, month: 10_457, returned: 4_001, twice: 1_000 };
  expect(await figures()).toEqual({ ...sums, ...ALL_RIGHT });
});

test("given is never below zero, though everything of a month went back twice", async () => {
  for (const charge of [...(await chargesOf(1_000n)).slice(1), await chargeOf(8_458n)]) {
    await refunded(charge, charge.amount_cents === 1_000n ? 1_000n : 5_457n);
    const dispute = { ref: `dp_again_${charge.id}`, words: ["open", "lost"], fee: BANK_FEE } as const;
    await disputeCharge(db(), charge, dispute, now);
  }
  const sums = { all: 6_000, month: 0, returned: 14_458, twice: 14_458 };
  expect(await figures()).toEqual({ ...sums, ...ALL_RIGHT });
});

async function december() {
  const month = "2026-12";
  const { text } = await kalivo.call("GET", pathTo(api.downloadTransparencyMonth, { month }));
  const { body } = await kalivo.call("GET", pathTo(api.readTransparencyMonth, { month }));
  return {
    sums: centsOf(Number(csvRows(text)[0]?.["given"])),
    rows: summed(csvRows(text.split("\r\n\r\n")[1] ?? ""), (row) => Number(row["given"])),
    own: centsOf(body.given_in_euros),
    organisations: summed(body.organisations, (row) => row.given_in_euros),
    withheld: centsOf(body.net_in_euros) - summed(body.organisations, (row) => row.received_in_euros),
  };
}

test("within the minute in which the books are kept, a month and its organisations are of one reading", async () => {
  const before = { sums: 6_000, rows: 6_000, own: 6_000, organisations: 6_000, withheld: 0 };
  expect(await december()).toEqual(before);
  const [charge] = await chargesOf(1_000n, 202612);
  if (charge === undefined) throw new Error("nobody paid for December");
  await refunded(charge, 100n);
  expect(await december()).toEqual(before);
  await later();
  const after = { sums: 5_900, rows: 5_900, own: 5_900, organisations: 5_900, withheld: 0 };
  expect(await december()).toEqual(after);
});

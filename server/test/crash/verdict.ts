import { sql } from "kysely";
import type { PaymentProvider } from "../../src/adapters/payment/port.ts";
import type { Db } from "../../src/db/client.ts";
import { checkBooks, checkProvider } from "../../src/features/billing/ledger/check.ts";
import type { StripeFake } from "../stripe-fake/stripe-fake.ts";
import { idOf } from "../stripe-fake/world.ts";

export type Finding = { what: string; wrong: readonly string[] };

type Booked = {
  id: number;
  state: string;
  payment_ref: string | null;
  amount: number;
  journals: number;
  receipts: number;
};

/** The provider's memory against the books: who was charged, how often, and what was written down of it. */
export async function judge(db: Db, fake: StripeFake, provider: PaymentProvider): Promise<Finding[]> {
  const paid = [...fake.world.paymentIntents.values()].filter(({ status }) => status === "succeeded");
  const byCharge = Map.groupBy(paid, ({ metadata }) => metadata["charge"] ?? "nobody");
  const taken = Map.groupBy(
    [...fake.world.charges.values()].filter(({ status }) => status === "succeeded"),
    ({ payment_intent }) => idOf(payment_intent) ?? "nothing",
  );
  const charges = await readCharges(db);
  const succeeded = charges.filter(({ state }) => state === "succeeded");
  const books = await checkBooks(db);
  const account = await checkProvider(db, provider, fake.now());
  return [
    {
      what: "charged twice",
      wrong: [
        ...[...byCharge]
          .filter(([, list]) => list.length > 1)
          .map(([id, list]) => `charge ${id}: ${list.length} payments`),
        ...[...taken]
          .filter(([, list]) => list.length > 1)
          .map(([id, list]) => `${id}: ${list.length} times`),
      ],
    },
    {
      what: "paid but lost",
      wrong: [...byCharge.keys()].filter((id) => !succeeded.some((charge) => String(charge.id) === id)),
    },
    {
      what: "booked but not paid",
      wrong: succeeded.filter((charge) => !isPaid(charge, byCharge.get(String(charge.id)) ?? [])).map(nameOf),
    },
    {
      what: "not ended",
      wrong: charges
        .filter(({ state }) => !["succeeded", "written_off", "canceled"].includes(state))
        .map(nameOf),
    },
    {
      what: "not exactly one journal and one receipt of a success",
      wrong: charges
        .filter(({ state, journals, receipts }) => {
          const wanted = state === "succeeded" ? 1 : 0;
          return journals !== wanted || receipts !== wanted;
        })
        .map((charge) => `${nameOf(charge)}: ${charge.journals} journals, ${charge.receipts} receipts`),
    },
    { what: "held at the provider, but not so in the books", wrong: await differenceOfHeld(db, fake) },
    ...[...books, account].map(({ title, differences }) => ({
      what: title,
      wrong: differences.map(({ subject, expected, found }) => `${subject}: ${expected}, but ${found}`),
    })),
  ];
}

/** To the cent, by the provider's own memory: apart from the product's comparison, which is judged here too. */
async function differenceOfHeld(db: Db, fake: StripeFake): Promise<string[]> {
  const held = [...fake.world.transactions.values()].reduce((sum, { net }) => sum + net, 0);
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(case when t.debit_id = a.id then t.amount_cents else -t.amount_cents end), 0)::integer as cents
    from accounts a
    join transfers t on a.id in (t.debit_id, t.credit_id)
    where a.code = 'provider_clearing'
  `.execute(db);
  const booked = rows[0]?.cents ?? 0;
  return held === booked ? [] : [`${held} cents, but ${booked}`];
}

const nameOf = ({ id, state }: Booked) => `charge ${id} (${state})`;

const isPaid = (charge: Booked, payments: readonly { id: string; amount: number }[]) =>
  payments.some(({ id, amount }) => id === charge.payment_ref && amount === charge.amount);

async function readCharges(db: Db): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    select c.id, c.state, c.payment_ref, c.amount_cents::integer as amount,
      (select count(*)::integer from journals j where j.charge_id = c.id and j.kind = 'charge_succeeded') as journals,
      (select count(*)::integer from outbox o where o.key = 'receipt:' || c.id and o.sent_at is not null) as receipts
    from charges c
    order by c.id
  `.execute(db);
  return rows;
}

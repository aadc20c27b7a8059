import { sql } from "kysely";
import type { Stripe } from "stripe";
import type { Db } from "../../src/db/client.ts";
import type { StripeFake } from "../stripe-fake/stripe-fake.ts";
import { idOf } from "../stripe-fake/world.ts";

type World = StripeFake["world"];

/**
 * What the stand-in holds for us, debits under way apart, beside the account that mirrors it in the journals: added up from
 * its own lines, apart from the product's comparison. A dispute whose money goes later is booked when it is told.
 */
export async function differenceOfHeld(db: Db, { world }: StripeFake): Promise<string[]> {
  const settled = [...world.transactions.values()].filter((line) => !isUnderWay(world, line));
  const announced = [...world.withdrawsAt.keys()].reduce(
    (sum, id) => sum + (world.disputes.get(id)?.amount ?? 0),
    0,
  );
  const held = settled.reduce((sum, { net }) => sum + net, 0) - announced;
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(case when t.debit_id = a.id then t.amount_cents else -t.amount_cents end), 0)::integer as cents
    from accounts a
    join transfers t on a.id in (t.debit_id, t.credit_id)
    where a.code = 'provider_clearing'
  `.execute(db);
  const booked = rows[0]?.cents ?? 0;
  return held === booked ? [] : [`held at the provider: ${held} cents, but ${booked}`];
}

const isUnderWay = (world: World, { source }: Stripe.BalanceTransaction) =>
  world.charges.get(idOf(source) ?? "")?.status === "pending";

/** Every charge, refund and dispute of the stand-in beside its row here, and the other way round. */
export async function byObject(db: Db, { world }: StripeFake): Promise<string[]> {
  return [
    ...compared("charge", chargesOf(world), await bookedCharges(db)),
    ...compared("refund", refundsOf(world), await bookedRefunds(db)),
    ...compared("dispute", disputesOf(world), await bookedDisputes(db)),
  ];
}

type Objects = ReadonlyMap<string, string>;

function compared(what: string, provider: Objects, books: Objects): string[] {
  const refs = new Set([...provider.keys(), ...books.keys()]);
  return [...refs]
    .filter((ref) => provider.get(ref) !== books.get(ref))
    .map((ref) => `${what} ${ref}: ${provider.get(ref) ?? "none"}, but ${books.get(ref) ?? "none"}`);
}

/** Amount, fee and the moment of the success, which is that of its event. */
function chargesOf(world: World): Objects {
  const succeededAt = new Map(
    [...world.events.values()]
      .filter(({ type }) => type === "payment_intent.succeeded")
      .map(({ created, data }) => ["id" in data.object ? data.object.id : "", created]),
  );
  return new Map(
    [...world.charges.values()]
      .filter(({ status }) => status === "succeeded")
      .map(({ id, amount, payment_intent: payment, balance_transaction: line }) => {
        const fee = world.transactions.get(idOf(line) ?? "")?.fee;
        return [id, `${amount} less ${fee} at ${succeededAt.get(idOf(payment) ?? "")}`];
      }),
  );
}

const bookedCharges = (db: Db) =>
  rowsOf(
    db,
    `select charge_ref as ref,
       amount_cents || ' less ' || fee_cents || ' at ' || extract(epoch from succeeded_at)::bigint as text
     from charges
     where state = 'succeeded'`,
  );

const refundsOf = (world: World): Objects =>
  new Map([...world.refunds.values()].map(({ id, amount, status }) => [id, `${amount} ${status}`]));

const bookedRefunds = (db: Db) =>
  rowsOf(
    db,
    "select provider_ref as ref, amount_cents || ' ' || state as text from refunds where provider_ref is not null",
  );

const STATES = new Map([
  ["needs_response", "open"],
  ["warning_needs_response", "inquiry"],
  ["warning_closed", "inquiry_closed"],
]);

/** With the fee asked for, and what of it was withdrawn and did not come back. */
const disputesOf = (world: World): Objects =>
  new Map(
    [...world.disputes.values()].map(({ id, amount, status, balance_transactions: lines }) => {
      const fee = lines.reduce((sum, line) => sum + line.fee, 0);
      const withdrawn = lines.reduce((sum, line) => sum - line.amount, 0);
      return [id, `${amount} ${STATES.get(status) ?? status}, fee ${fee}, withdrawn ${withdrawn}`];
    }),
  );

const bookedDisputes = (db: Db) =>
  rowsOf(
    db,
    `select provider_ref as ref,
       amount_cents || ' ' || state || ', fee ' || fee_cents || ', withdrawn ' || withdrawn_cents as text
     from disputes`,
  );

async function rowsOf(db: Db, query: string): Promise<Objects> {
  const { rows } = await sql.raw<{ ref: string; text: string }>(query).execute(db);
  return new Map(rows.map(({ ref, text }) => [ref, text]));
}

/** How often what happened: a year in which nothing failed has shown nothing. */
export function seenIn({ world }: StripeFake): Record<string, number> {
  const seen: Record<string, number> = {};
  const count = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  for (const { status, payment_method_details: details } of world.charges.values())
    count(`${details?.type ?? "card"} ${status}`);
  for (const { amount, status, charge } of world.refunds.values())
    count(
      `refund of ${amount === world.charges.get(idOf(charge) ?? "")?.amount ? "all" : "a part"} ${status}`,
    );
  for (const { status } of world.disputes.values()) count(`dispute ${STATES.get(status) ?? status}`);
  for (const { type } of world.transactions.values()) count(`line ${type}`);
  return seen;
}

import { sql } from "kysely";
import { beforeAll } from "vitest";
import { markNotified } from "../../src/features/billing/announce/announce.queries.ts";
import { closeMonth } from "../../src/features/billing/close/close-month.ts";
import { applyPaymentState } from "../../src/features/billing/collect/apply-payment-state.ts";
import type { Db } from "../../src/db/client.ts";
import { newBurner, newOrganisation, newPayer, newPledge, newWorkout, useDatabase } from "./month-world.ts";

export const NOVEMBER = 202611;
const CLOSED_AT = new Date("2026-12-01T05:00:00Z");
const DUE_AT = new Date("2026-12-04T08:00:00Z");

/** A closed November: `payer` has paid, `other` not yet, `third` is not involved. */
export type PaidMonth = Record<
  "burner" | "payer" | "other" | "third" | "workout" | "paid" | "open" | "organisation",
  number
>;

/**
 * The database after a paid month. `refusal` runs statements as the tables' owner in a transaction that is rolled back, and
 * resolves with the error that stopped them. Call it at the top of a test file.
 */
export function useHostileHand() {
  const world = useDatabase();
  const made: PaidMonth[] = [];
  beforeAll(async () => {
    made.push(await paidMonth(world.db));
  });
  return {
    get month() {
      const [month] = made;
      if (month === undefined) throw new Error("the month is made before the tests");
      return month;
    },
    get product() {
      return world.db;
    },
    refusal: (...statements: string[]) => refusal(world.owner, statements),
    /** The same with the product's own role. */
    refusalOfProduct: (...statements: string[]) => refusal(world.db, statements),
  };
}

async function refusal(db: Db, statements: readonly string[]): Promise<string> {
  const transaction = await db.startTransaction().execute();
  try {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    await sql`set constraints all immediate`.execute(transaction);
    return "nothing was refused";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await transaction.rollback().execute();
  }
}

async function paidMonth(db: Db): Promise<PaidMonth> {
  const organisation = await newOrganisation(db);
  const burner = await newBurner(db, [organisation]);
  const payer = await newPayer(db);
  const other = await newPayer(db);
  await newPledge(db, { payer, burner, cap: 1_000n });
  await newPledge(db, { payer: other, burner });
  const workout = await newWorkout(db, { burner, endAt: "2026-11-10T10:00:00Z", kcal: 9_000 });
  await closeMonth(db, NOVEMBER, CLOSED_AT);
  const paid = await chargeOf(db, payer);
  const open = await chargeOf(db, other);
  for (const { id } of [paid, open]) await markNotified(db, id, CLOSED_AT, DUE_AT);
  const money = { status: "succeeded", ref: "pi", chargeRef: "ch", fee: 39n, at: DUE_AT } as const;
  const told = {
    chargeId: paid.id,
    about: { kind: "news", attempt: 0 },
    state: { ...money, amount: paid.amount_cents },
  } as const;
  await applyPaymentState(db, { ...told, provider: "sandbox" }, DUE_AT);
  const third = await newPayer(db);
  await newOrganisation(db); // without donations
  return { burner, payer, other, third, workout, paid: paid.id, open: open.id, organisation };
}

const chargeOf = (db: Db, payerId: number) =>
  db
    .selectFrom("charges")
    .select(["id", "amount_cents"])
    .where("payer_id", "=", payerId)
    .executeTakeFirstOrThrow();

import type { Db, Queryable } from "../../src/db/client.ts";
import { ensurePeriod } from "../../src/features/billing/close/months.queries.ts";
import { startAttempt } from "../../src/features/billing/collect/attempts.queries.ts";
import { noticeOf } from "./charge-acts.ts";
import { putInto } from "./settled-workouts.ts";
import { newBurner, newOrganisation, newPayer, newPledge, newWorkout } from "./month-world.ts";

const MONTH = 202611;
export const SUBMITTED_CENTS = 500n;

/**
 * A submitted, unanswered charge, inserted directly, with a payer of its own, so that no run processes another. By the owner,
 * if there is one, its workout is of the month also where that was closed before.
 */
export async function submittedCharge(db: Db, now: Date, owner: Db | null = null): Promise<number> {
  const payer = await newPayer(db);
  const organisation = await newOrganisation(db);
  const burner = await newBurner(db, [organisation]);
  await newPledge(db, { payer, burner });
  const workout = await newWorkout(db, { burner, endAt: "2026-11-10T10:00:00Z", kcal: 5_000 });
  if (owner !== null) await putInto(owner, MONTH, [workout]);
  await ensurePeriod(db, MONTH);
  await db
    .updateTable("billing_periods")
    .set({ stage: "announced", computed_at: now })
    .where("id", "=", MONTH)
    .where("stage", "=", "open")
    .execute();
  const own = { payer_id: payer, period_id: MONTH };
  const statement = await db
    .transaction()
    .execute((tx) => writeStatement(tx, { ...own, burner, organisation }, now));
  const { id } = await db
    .insertInto("charges")
    .values({
      ...own,
      statement_id: statement,
      amount_cents: SUBMITTED_CENTS,
      notified_at: noticeOf(now),
      due_at: now,
      state: "submitting",
      attempt_no: 1,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await startAttempt(db, {
    chargeId: id,
    no: 1,
    key: `charge:${id}:1`,
    methodRef: "pm",
    mode: "merchant",
    amount: SUBMITTED_CENTS,
    startedAt: now,
  });
  return id;
}

type Written = { payer_id: number; period_id: number; burner: number; organisation: number };

/** Inserts a line with its arithmetic and share in one transaction, as a close does. */
async function writeStatement(
  tx: Queryable,
  { burner, organisation, ...own }: Written,
  now: Date,
): Promise<number> {
  const { id: statement } = await tx
    .insertInto("statements")
    .values({ ...own, state: "announced", created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const amounts = {
    kcal: 5_000n,
    raw_units: 50_000n,
    computed_cents: SUBMITTED_CENTS,
    due_cents: SUBMITTED_CENTS,
  };
  const { id: line } = await tx
    .insertInto("statement_lines")
    .values({ ...own, ...amounts, statement_id: statement, billed_in: statement, burner_id: burner })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("line_parts").values({ line_id: line, rate_cents: 10, kcal: 5_000n }).execute();
  await tx
    .insertInto("allocations")
    .values({ line_id: line, organisation_id: organisation, amount_cents: SUBMITTED_CENTS })
    .execute();
  return statement;
}

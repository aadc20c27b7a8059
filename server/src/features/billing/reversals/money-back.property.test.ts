import fc from "fast-check";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import { sandboxProvider } from "@kalivo/demo/sandbox/sandbox-provider.ts";
import type { Sandbox } from "@kalivo/demo/sandbox/sandbox.ts";
import type { Services } from "#server/services.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { publishedDifferently } from "#server-test/support/published-differently.ts";
import { submittedCharge } from "#server-test/support/submitted-charge.ts";
import {
  DISPUTES,
  disputeState,
  FEES,
  PAYMENTS,
  paymentState,
  REFUNDS,
  refundState,
  TOLD_AT,
  type Life,
} from "#server-test/support/told-states.ts";
import { SIZES } from "#server-test/support/size.ts";
import { applyPaymentState, refreshPayment } from "../collect/apply-payment-state.ts";
import { refreshDispute } from "../disputes/apply-dispute-state.ts";
import { releaseCharges } from "../release/release-charges.ts";
import { refreshRefund } from "../refunds/send-refunds.ts";

// A payment, a partial refund and a dispute, each reported in any order, late, twice, or only by the sweep: the charge, the
// refund, the dispute, the totals and the balances end the same.

const world = useDatabase();
const { lives, seed } = SIZES.moneyBack;
const NOW = TOLD_AT;
const LONG_AFTER = new Date("2027-04-04T08:01:00Z");

type Of = "payment" | "refund" | "dispute";
/** News about one of the three; the provider's answer to the following request may be outdated. */
type Delivery = { of: Of; age: number };

const keys = <Table extends object>(table: Table) =>
  fc.constantFrom(...Object.keys(table).filter((key): key is Extract<keyof Table, string> => key in table));
const scenario = fc.record({
  life: fc.record({
    fee: fc.constantFrom(...FEES),
    payment: keys(PAYMENTS),
    refund: keys(REFUNDS),
    dispute: keys(DISPUTES),
  }),
  order: fc.array(
    fc.record({
      of: fc.constantFrom<Of>("payment", "refund", "dispute"),
      age: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 10 },
  ),
});

test(`any order and repetition of what is told ends the same (seed ${seed})`, async () => {
  const expected = new Map<string, unknown>();
  await fc.assert(
    fc.asyncProperty(scenario, async ({ life, order }) => {
      const name = JSON.stringify(life);
      const inOrder = expected.get(name) ?? (await endOf(life, inTurn(life)));
      expected.set(name, inOrder);
      expect(await endOf(life, order)).toEqual(inOrder);
    }),
    { numRuns: lives, seed },
  );
  const wrong = async () => [...(await booksDiffer(world.db)), ...(await publishedDifferently(world.db))];
  expect(await wrong()).toEqual([]);
  const log = pino({ level: "silent" });
  const services = { db: world.db, log, clock: { now: () => LONG_AFTER } };
  for (let left = lives * 2; left > 0; left = await releasable()) await releaseCharges(services);
  expect(await wrong()).toEqual([]); // nothing stays held
});

/** Charges with open disputes are not released. */
async function releasable(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from charges c
    where c.state = 'succeeded'
      and c.released_at is null
      and not exists (select from disputes d where d.charge_id = c.id and d.state in ('inquiry', 'open'))
  `.execute(world.db);
  return rows[0]?.count ?? 0;
}

const stepsOf = (life: Life, of: Of): readonly string[] =>
  of === "payment" ? PAYMENTS[life.payment] : of === "refund" ? REFUNDS[life.refund] : DISPUTES[life.dispute];

const inTurn = (life: Life): Delivery[] =>
  (["payment", "refund", "dispute"] as const).flatMap((of) => {
    const last = stepsOf(life, of).length - 1;
    return stepsOf(life, of).map((_, step) => ({ of, age: last - step }));
  });

/** A new charge, all its news, then what the sweep and polling find: the final state of all three. */
async function endOf(life: Life, order: readonly Delivery[]) {
  const chargeId = await submittedCharge(world.db, NOW, world.owner);
  const ref = `pi_${chargeId}`;
  await world.db.updateTable("charges").set({ payment_ref: ref }).where("id", "=", chargeId).execute();
  const said = { payment: 0, refund: 0, dispute: 0 };
  const stepNow = (of: Of) => stepsOf(life, of).at(Math.max(stepsOf(life, of).length - 1 - said[of], 0));
  const services = servicesOf({
    getPayment: async () => paymentState(String(stepNow("payment")), chargeId, life),
    getRefund: async () => refundState(String(stepNow("refund")), chargeId),
    getDispute: async () => disputeState(String(stepNow("dispute")), chargeId),
  });
  const hear = {
    payment: () => refreshPayment(services, ref),
    refund: () => refreshRefund(services, `re_${chargeId}`),
    dispute: () => refreshDispute(services, `dp_${chargeId}`),
  };
  const [first = "created"] = stepsOf(life, "payment");
  await applyPaymentState(
    world.db,
    {
      chargeId,
      about: { kind: "answer", attempt: 1 },
      state: paymentState(first, chargeId, life),
      provider: "sandbox",
    },
    NOW,
  );
  for (const { of, age } of order) {
    if (stepsOf(life, of).length === 0) continue;
    said[of] = age;
    await hear[of]().catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes("is not paid yet"))) throw error;
    }); // an event that fails is told again later
  }
  Object.assign(said, { payment: 0, refund: 0, dispute: 0 });
  await hear.payment();
  if (life.dispute !== "none") await hear.dispute();
  if (life.refund !== "none") await hear.refund();
  return endState(chargeId);
}

type Answers = Pick<PaymentProvider, "getPayment" | "getRefund" | "getDispute">;

/** The services of the listeners, with a provider that answers from the scenario. */
function servicesOf(answers: Answers): Pick<Services, "db" | "payments" | "clock" | "log"> {
  const clock = { now: () => NOW };
  const sandbox: Sandbox = {
    db: world.db,
    clock,
    wallClock: clock,
    baseUrl: "http://localhost",
    secret: new Uint8Array(),
    deliver: async () => 200,
  };
  const payments = { ...sandboxProvider(sandbox), ...answers };
  return { db: world.db, clock, log: pino({ level: "silent" }), payments };
}

async function endState(chargeId: number) {
  const { db } = world;
  const charge = await db
    .selectFrom("charges as c")
    .innerJoin("payers as y", "y.id", "c.payer_id")
    .innerJoin("statements as s", "s.id", "c.statement_id")
    .select([
      "c.state",
      "c.fee_cents",
      "c.succeeded_at",
      "s.state as statement",
      (eb) =>
        eb
          .exists(eb.selectFrom("payer_stops as x").select("x.id").whereRef("x.payer_id", "=", "y.id"))
          .as("stopped"),
      "c.payer_id",
    ])
    .where("c.id", "=", chargeId)
    .executeTakeFirstOrThrow();
  const refunds = await db
    .selectFrom("refunds")
    .select(["state", "amount_cents", "asked_by", "finished_at"])
    .where("charge_id", "=", chargeId)
    .execute();
  const disputes = await db
    .selectFrom("disputes")
    .select(["state", "amount_cents", "fee_cents", "withdrawn_cents", "closed_at"])
    .where("charge_id", "=", chargeId)
    .execute();
  const given = await db
    .selectFrom("given_shares")
    .select("cents")
    .where("charge_id", "=", chargeId)
    .execute();
  const totals = await db
    .selectFrom("gross_totals")
    .select(["gross_cents", "payers_count"])
    .where("party", "=", "payer")
    .where("party_id", "=", charge.payer_id)
    .execute();
  const { payer_id: _, ...rest } = charge;
  return { ...rest, refunds, disputes, given, totals, balances: await balancesOf(chargeId) };
}

/** The sum of all journals about the charge, by account. */
async function balancesOf(chargeId: number) {
  const transfers = await world.db
    .selectFrom("journals as j")
    .innerJoin("transfers as t", "t.journal_id", "j.id")
    .innerJoin("accounts as d", "d.id", "t.debit_id")
    .innerJoin("accounts as c", "c.id", "t.credit_id")
    .select(["d.code as debit", "c.code as credit", "t.amount_cents as cents"])
    .where("j.charge_id", "=", chargeId)
    .execute();
  const balances: Record<string, bigint> = {};
  for (const { debit, credit, cents } of transfers) {
    balances[debit] = (balances[debit] ?? 0n) + cents;
    balances[credit] = (balances[credit] ?? 0n) - cents;
  }
  return Object.fromEntries(Object.entries(balances).filter(([, cents]) => cents !== 0n));
}

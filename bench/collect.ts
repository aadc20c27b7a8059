import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import { readConfig } from "../server/src/config/config.ts";
import { closeMonth } from "../server/src/features/billing/close/close-month.ts";
import { collectDueCharges } from "../server/src/features/billing/collect/collect-charges.ts";
import { checkBooks } from "../server/src/features/billing/ledger/check.ts";
import { inParallel } from "../server/src/concurrency/in-parallel.ts";
import { composeProduct } from "../server/src/main.ts";
import { makePayers } from "../server/test/crash/payers.ts";
import { startStripeFake, type StripeFake } from "../server/test/stripe-fake/stripe-fake.ts";
import { makeCluster, run } from "./cluster.ts";

// The collection of a month by four processes, through the real adapter and real HTTP, from a Stripe-shaped server that
// answers at once: what is ours of the time. Stripe itself is asked 15 times a second at most (money §2.5).
// Reference: the same two requests a charge with no database behind them.

const CHARGES = 5_000;
/** Collected before the clock runs: afterwards the books are not empty, and the planner knows it, as in any later month. */
const BEFORE = 1_000;
const WORKERS = 4;
const LANES = 8;
const WANTED_A_SECOND = 100;
const STRIPE_A_SECOND = 15;
const MONTH = 202611;
const CLOSED_AT = "2026-12-01T05:00:00Z";
const DUE_AT = "2026-12-04T08:00:00Z";
const ALL_WORK = () => 0;

/** Nothing is collected without a notice that was sent (rule 9). */
const noticed = (which: string) => `
  with sent as (
    insert into outbox (key, kind, user_id, payload, not_before, sent_at)
    select 'notice:' || c.id, 'upcoming_charge', p.user_id, jsonb_build_object('charge_id', c.id), '${CLOSED_AT}', '${CLOSED_AT}'
    from charges c
    join payer_people p on p.payer_id = c.payer_id
    where c.state = 'planned' and ${which}
  )
  update charges c
  set state = 'notified', notified_at = '${CLOSED_AT}', due_at = '${DUE_AT}', next_attempt_at = '${DUE_AT}'
  where state = 'planned' and ${which}
`;

const cluster = await makeCluster("collect");
const fake = await startStripeFake({ now: new Date(DUE_AT), instant: true });
try {
  const connectionString = cluster.connectionString("collect");
  const env = {
    DATABASE_URL: connectionString,
    DEMO: "1",
    LOG_LEVEL: "error",
    KALIVO_NOW: "2026-12-04T08:01:00Z",
    STRIPE_SECRET_KEY: fake.secretKey,
    STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
    STRIPE_API_BASE: fake.origin,
  };
  const product = await composeProduct(readConfig(env));
  const { db, payments } = product.services;
  if (payments === null) throw new Error("there is no provider");
  await makePayers(db, fake, CHARGES, ALL_WORK);
  await closeMonth(db, MONTH, new Date(CLOSED_AT));
  await run(connectionString, [noticed(`c.id <= ${BEFORE}`)]);
  await collectDueCharges(product.services);
  await run(connectionString, [noticed("true"), "vacuum analyze", "checkpoint"]);
  const before = await succeeded(connectionString);

  const reference = await requestsOnly(fake, payments);
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => start(env)));
  const began = performance.now();
  const ended = workers.map((worker) => once(worker, "exit"));
  for (const worker of workers) worker.send("collect");
  const codes = (await Promise.all(ended)).map(([code]) => Number(code));
  const seconds = (performance.now() - began) / 1000;

  const booked = (await succeeded(connectionString)) - before;
  const twice = chargedTwice(fake);
  const wrong = (await checkBooks(db)).flatMap(({ differences }) => differences);
  await product.close();
  const perSecond = booked / seconds;
  console.log(
    `${booked} of ${CHARGES - before} charges collected by ${WORKERS} processes in ${seconds.toFixed(1)} s`,
  );
  console.log(
    `${Math.round(perSecond)} charges/s (wanted ${WANTED_A_SECOND}; Stripe allows ${STRIPE_A_SECOND}); reference, requests only: ${Math.round(reference)}/s`,
  );
  console.log(`double charged: ${twice}; differences in the books: ${wrong.length}`);
  const good =
    perSecond >= WANTED_A_SECOND &&
    twice === 0 &&
    before + booked === CHARGES &&
    wrong.length === 0 &&
    codes.every((code) => code === 0);
  process.exitCode = good ? 0 : 1;
} finally {
  await fake.stop();
  await cluster.stop();
}

async function start(env: Record<string, string>): Promise<ChildProcess> {
  const { KALIVO_NOW: _, ...same } = env; // the clock is set already
  const worker = fork(join(import.meta.dirname, "collect-worker.ts"), [], {
    env: { PATH: process.env["PATH"] ?? "", ...same },
    execArgv: [],
  });
  await once(worker, "message");
  return worker;
}

/** Payments of nobody's charges a second, made and submitted as a worker does it. */
async function requestsOnly(
  { newPayer }: StripeFake,
  payments: Pick<
    NonNullable<Awaited<ReturnType<typeof composeProduct>>["services"]["payments"]>,
    "createPayment" | "submitPayment"
  >,
): Promise<number> {
  const payers = Array.from({ length: CHARGES / 4 }, () => newPayer("works"));
  const began = performance.now();
  await inParallel(payers, LANES, async ({ customer, method }) => {
    const { ref } = await payments.createPayment({
      chargeKey: `reference:${customer}`,
      customerRef: customer,
      amount: 500n,
      currency: "EUR",
      description: "Reference",
      metadata: { reference: customer },
    });
    await payments.submitPayment({
      paymentRef: ref,
      methodRef: method.id,
      attemptKey: "reference:1",
      mode: { by: "merchant" },
    });
  });
  return payers.length / ((performance.now() - began) / 1000);
}

async function succeeded(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from charges c join journals j on j.key = 'charge:' || c.id where c.state = 'succeeded'",
  );
  await client.end();
  return Number(rows[0]?.count ?? 0);
}

/** By the provider's own memory. */
function chargedTwice({ world }: StripeFake): number {
  const paid = [...world.paymentIntents.values()].filter(
    ({ status, metadata }) => status === "succeeded" && metadata["charge"] !== undefined,
  );
  return paid.length - new Set(paid.map(({ metadata }) => metadata["charge"])).size;
}

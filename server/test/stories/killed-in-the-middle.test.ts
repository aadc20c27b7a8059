import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { COMPILED } from "../support/compiled.ts";
import { SIZES } from "../support/size.ts";
import { anyBooksDiffer } from "../support/books-differ.ts";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { sandboxProvider } from "@kalivo/demo/sandbox/sandbox-provider.ts";
import { WAKE_CHANNEL } from "../../src/jobs/schedule.ts";
import { announceMonth, noticeAccepted } from "../../src/features/billing/announce/announce-charges.ts";
import { closeMonth } from "../../src/features/billing/close/close-month.ts";
import {
  newBurner,
  newOrganisation,
  newPledge,
  newSandboxPayer,
  newWorkout,
  useDatabase,
} from "../support/month-world.ts";

// The collection is a process of its own here, killed without warning again and again, at any point of its work.

const world = useDatabase();
const CLI = join(import.meta.dirname, "../../src/cli.ts");
const MONTH = 202611;
const { payers: PAYERS, kills: KILLS, seed } = SIZES.killed;

test(`whoever is killed while collecting charges nobody twice and forgets nobody (seed ${seed})`, async () => {
  await aMonthThatIsDue();
  const watcher = await watch();
  try {
    for (let round = 0; round < KILLS; round++) {
      const collector = collect(round);
      await watcher.heard(3 + (chance(round) % 30), collector.ended);
      collector.process.kill("SIGKILL");
      await collector.ended;
    }
  } finally {
    await watcher.stop();
  }
  const left = await statesOfCharges();
  expect(left.get("succeeded") ?? 0, "killed too late to prove anything").toBeLessThan(PAYERS);

  const last = [collect(KILLS), collect(KILLS)];
  expect(await Promise.all(last.map(({ ended }) => ended))).toEqual([0, 0]);
  await everybodyWasChargedOnce();
});

async function aMonthThatIsDue() {
  const { db } = world;
  const burner = await newBurner(db, [
    await newOrganisation(db),
    await newOrganisation(db),
    await newOrganisation(db),
  ]);
  for (let count = 0; count < PAYERS; count++) {
    const payer = await newSandboxPayer(db);
    await newPledge(db, { payer, burner, rate: 10 + count });
  }
  await newWorkout(db, { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
  const now = closesAt(MONTH);
  await closeMonth(db, MONTH, now);
  expect(await announceMonth(db, MONTH, now)).toBe(PAYERS);
  await db.updateTable("outbox").set({ sent_at: now }).where("kind", "=", "upcoming_charge").execute();
  for (const { id } of await db.selectFrom("charges").select("id").execute())
    await noticeAccepted(db, id, now);
}

/** The operator's command. Each round is a little later, so that what a dead one had taken is free again. */
function collect(round: number) {
  const now = new Date(Date.parse("2026-12-04T08:05:00Z") + round * 180_000).toISOString();
  const child = spawn(process.execPath, [CLI, "billing", "collect", "--month", "2026-11", "--now", now], {
    env: { ...process.env, ...COMPILED, DATABASE_URL: world.connectionString, DEMO: "1", LOG_LEVEL: "fatal" },
    stdio: "ignore",
  });
  return { process: child, ended: once(child, "exit").then(([code]) => code) };
}

/** Counts what the collector tells the jobs: every payment at the provider and every booking is told once. */
async function watch() {
  const client = new pg.Client({ connectionString: world.connectionString });
  await client.connect();
  await client.query(`listen ${WAKE_CHANNEL}`);
  return {
    heard: (times: number, ended: Promise<unknown>) =>
      new Promise<void>((resolve) => {
        let count = 0;
        const listener = () => {
          if (++count >= times) done();
        };
        const done = () => {
          client.off("notification", listener);
          resolve();
        };
        client.on("notification", listener);
        void ended.then(done);
      }),
    stop: () => client.end(),
  };
}

const chance = (round: number) => Math.floor(Math.abs(Math.sin(seed + round)) * 1_000_003);

async function statesOfCharges(): Promise<Map<string, number>> {
  const rows = await world.db.selectFrom("charges").select("state").execute();
  return new Map([...Map.groupBy(rows, ({ state }) => state)].map(([state, list]) => [state, list.length]));
}

async function everybodyWasChargedOnce() {
  const { db } = world;
  expect(await statesOfCharges()).toEqual(new Map([["succeeded", PAYERS]]));
  const charges = await db
    .selectFrom("charges")
    .select(["payment_ref", "amount_cents"])
    .orderBy("payment_ref")
    .execute();
  const paid = await db
    .selectFrom("sandbox.payments")
    .select(["ref as payment_ref", "amount_cents"])
    .where("status", "=", "succeeded")
    .orderBy("ref")
    .execute();
  expect(paid).toEqual(charges);
  const movements = await db
    .selectFrom("sandbox.movements")
    .select("source_ref")
    .where("kind", "=", "charge")
    .execute();
  expect(new Set(movements.map(({ source_ref }) => source_ref)).size).toBe(PAYERS);
  expect(movements).toHaveLength(PAYERS);

  const clock = { now: () => new Date() };
  const provider = sandboxProvider({
    db,
    clock,
    wallClock: clock,
    baseUrl: "",
    secret: new Uint8Array(32),
    deliver: async () => 200,
  });
  expect(await anyBooksDiffer({ db, payments: provider, clock })).toEqual([]);
}

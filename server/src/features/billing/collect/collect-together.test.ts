import { beforeAll, expect, test } from "vitest";
import { anyBooksDiffer } from "#server-test/support/books-differ.ts";
import {
  newBurner,
  newOrganisation,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { useProduct } from "#server-test/support/product.ts";
import { collectCharges } from "./collect-charges.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const PAYERS = 60;
const SHARED_ORGANISATIONS = 4;

beforeAll(async () => {
  const { db } = kalivo.product.services;
  const organisations: number[] = [];
  for (let count = 0; count < SHARED_ORGANISATIONS; count++) organisations.push(await newOrganisation(db));
  const burners = [
    await newBurner(db, organisations),
    await newBurner(db, organisations.slice(1)),
    await newBurner(db, organisations.slice(0, 1)),
  ];
  for (let count = 0; count < PAYERS; count++) {
    const payer = await newSandboxPayer(db, count % 5 === 4 ? "settles" : "succeeds");
    for (const burner of burners) await newPledge(db, { payer, burner, rate: 7 + count });
  }
  for (const burner of burners) await newWorkout(db, { burner, endAt: "2026-11-15T12:00:00Z", kcal: 3_333 });
  await kalivo.runDue();
});

test("many collectors at the same moment charge everybody once, without a deadlock", async () => {
  const { services } = kalivo.product;
  const { db } = services;
  const errors: unknown[] = [];
  const listening = {
    ...services,
    log: Object.assign(Object.create(services.log), { error: (what: unknown) => errors.push(what) }),
  };
  const now = new Date("2026-12-04T08:05:00Z");
  const counts = await Promise.all(
    [1, 2, 3, 4].map(() => collectCharges({ ...listening, clock: { now: () => now } }, null)),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PAYERS);
  expect(errors).toEqual([]);

  const states = await db
    .selectFrom("charges")
    .select(["state", (eb) => eb.fn.countAll<bigint>().as("count")])
    .groupBy("state")
    .orderBy("state")
    .execute();
  expect(states).toEqual([
    { state: "processing", count: 12n },
    { state: "succeeded", count: 48n },
  ]);
  const submissions = await db.selectFrom("sandbox.submissions").select("payment_ref").execute();
  expect(new Set(submissions.map(({ payment_ref }) => payment_ref)).size).toBe(PAYERS);
  expect(submissions).toHaveLength(PAYERS);
  expect(await anyBooksDiffer(kalivo.product.services)).toEqual([]);
});

test("the debits settle later, and all books agree", async () => {
  const { db } = kalivo.product.services;
  await kalivo.moveTo("2026-12-12T08:05:00Z");
  await kalivo.runDue();
  expect(await db.selectFrom("charges").select("id").where("state", "<>", "succeeded").execute()).toEqual([]);
  expect(await anyBooksDiffer(kalivo.product.services)).toEqual([]);
});

import { beforeAll, expect, test } from "vitest";
import {
  newBurner,
  newOrganisation,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { useProduct } from "#server-test/support/product.ts";
import { announceMonth, noticeAccepted } from "./announce-charges.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const db = () => kalivo.product.services.db;
const NOVEMBER = 202611;
let charge: number;

const read = () => db().selectFrom("charges").selectAll().where("id", "=", charge).executeTakeFirstOrThrow();

beforeAll(async () => {
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  await newPledge(db(), { payer: await newSandboxPayer(db()), burner });
  await newWorkout(db(), { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
  const broken = { delivers: true, send: () => Promise.reject(new Error("the mail server is away")) };
  Object.assign(kalivo.product.services, { mailer: broken });
  await kalivo.runDue();
  ({ id: charge } = await db().selectFrom("charges").select("id").executeTakeFirstOrThrow());
});

test("without an accepted mail nothing is ever collected", async () => {
  await kalivo.moveTo("2026-12-20T10:00:00Z");
  expect(await read()).toMatchObject({ state: "planned", notified_at: null, due_at: null, attempt_no: 0 });
});

test("announcing twice writes one notice", async () => {
  expect(await announceMonth(db(), NOVEMBER, new Date("2026-12-20T10:00:00Z"))).toBe(0);
  const notices = await db()
    .selectFrom("outbox")
    .select("key")
    .where("kind", "=", "upcoming_charge")
    .execute();
  expect(notices).toEqual([{ key: `notice:${charge}` }]);
});

test.each([
  { accepted: "2026-12-01T06:00:00+01:00", due: "2026-12-04T09:00:00+01:00" },
  { accepted: "2026-12-01T09:00:00+01:00", due: "2026-12-04T09:00:00+01:00" },
  { accepted: "2026-12-01T09:00:01+01:00", due: "2026-12-05T09:00:00+01:00" },
  // The clocks go forward on 28 March 2027, back on 31 October 2027: 72 hours stay 72 hours.
  { accepted: "2027-03-26T08:30:00+01:00", due: "2027-03-30T09:00:00+02:00" },
  { accepted: "2027-03-26T07:30:00+01:00", due: "2027-03-29T09:00:00+02:00" },
  { accepted: "2027-10-29T09:30:00+02:00", due: "2027-11-01T09:00:00+01:00" },
])("a notice accepted at $accepted is due at $due", async ({ accepted, due }) => {
  const transaction = await db().startTransaction().execute();
  await noticeAccepted(transaction, charge, new Date(accepted));
  const row = await transaction
    .selectFrom("charges")
    .select(["state", "due_at", "next_attempt_at"])
    .where("id", "=", charge)
    .executeTakeFirstOrThrow();
  await transaction.rollback().execute();
  expect(row).toEqual({ state: "notified", due_at: new Date(due), next_attempt_at: new Date(due) });
});

import { beforeAll, expect, test } from "vitest";
import { anyBooksDiffer } from "#server-test/support/books-differ.ts";
import { endStop } from "../../payer-stops/stop-payer.queries.ts";
import { lockPause } from "../../payer-stops/stops.queries.ts";
import { ledgerTable } from "#server-test/support/ledger-table.ts";
import {
  giveLateSuccess,
  giveSandboxMethod,
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { newStop, stopsEndedBy, stopsNow } from "#server-test/support/payer-stops.ts";
import { useProduct } from "#server-test/support/product.ts";

// One November of many payers, each with a card of its own kind. The tests follow each other through December.

const kalivo = useProduct();
const CLOSES = "2026-12-01T05:01:00Z"; // the clock is set to the second, so a little after
const DUE = "2026-12-04T08:00:00Z";
/** Each a little later in the day than the one before: a try is due a number of whole days after the last. */
const daysAfterDue = (days: number) =>
  new Date(Date.parse(DUE) + days * 86_400_000 + (days + 1) * 60_000).toISOString();

const payers = {
  good: 0,
  poor: 0,
  lost: 0,
  confirming: 0,
  debit: 0,
  failingDebit: 0,
  late: 0,
  none: 0,
  blocked: 0,
  erased: 0,
};
type Name = keyof typeof payers;
const db = () => kalivo.product.services.db;
let burner: number;

beforeAll(async () => {
  burner = await newBurner(db(), [await newOrganisation(db()), await newOrganisation(db())]);
  const behaviours = {
    good: "succeeds",
    poor: "no_funds",
    lost: "lost",
    confirming: "always_confirms",
    debit: "settles",
    failingDebit: "fails_to_settle",
    late: "no_funds",
    blocked: "succeeds",
    erased: "succeeds",
  } as const;
  for (const [name, behaviour] of Object.entries(behaviours)) {
    Object.assign(payers, { [name]: await newSandboxPayer(db(), behaviour) });
  }
  payers.none = await newPayer(db());
  const none = { method_ref: null, method_state: "none", customer_ref: null };
  await db().updateTable("payers").set(none).where("id", "=", payers.none).execute();
  for (const payer of Object.values(payers)) await newPledge(db(), { payer, burner });
  await newWorkout(db(), { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
});

async function moveTo(instant: string) {
  await kalivo.moveTo(instant);
  await kalivo.runDue(); // what the provider's events caused
}

/** Of November. */
const charge = (name: Name) =>
  db()
    .selectFrom("charges")
    .selectAll()
    .where("payer_id", "=", payers[name])
    .orderBy("period_id")
    .executeTakeFirstOrThrow();
const statement = (name: Name) =>
  db().selectFrom("statements").selectAll().where("payer_id", "=", payers[name]).executeTakeFirstOrThrow();
const payer = (name: Name) =>
  db().selectFrom("payers").selectAll().where("id", "=", payers[name]).executeTakeFirstOrThrow();
async function mailsTo(name: Name) {
  const { user_id } = await payer(name);
  const rows = await db()
    .selectFrom("outbox")
    .select("kind")
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();
  return rows.map(({ kind }) => kind);
}
const poorNow = () => lockPause(db(), payers.poor, kalivo.product.services.clock.now());

test("the notice is sent at the close and falls due after 72 hours at 09:00", async () => {
  await moveTo(CLOSES);
  const { state, due_at } = await charge("good");
  expect([state, due_at]).toEqual(["notified", new Date(DUE)]);
  await moveTo("2026-12-04T07:59:00Z");
  expect((await charge("good")).state).toBe("notified");
});

test("a disputing payer is left alone, an erased one is let go, the others are asked", async () => {
  const at = new Date("2026-12-04T07:59:30Z");
  await newStop(db(), payers.blocked, { kind: "dispute", from: at });
  await db()
    .updateTable("users")
    .set({ erased_at: at })
    .where("id", "=", (await payer("erased")).user_id)
    .execute();
  await moveTo(daysAfterDue(0));
  const states = await Promise.all(
    (["good", "poor", "lost", "confirming", "debit", "none", "blocked", "erased"] as const).map(
      async (name) => [name, (await charge(name)).state],
    ),
  );
  expect(Object.fromEntries(states)).toEqual({
    good: "succeeded",
    poor: "failed",
    lost: "failed",
    confirming: "action_required",
    debit: "processing",
    none: "failed",
    blocked: "notified",
    erased: "canceled",
  });
  expect((await statement("erased")).state).toBe("cancelled");
  expect(await mailsTo("good")).toEqual(["upcoming_charge", "receipt"]);
  expect(await mailsTo("poor")).toEqual(["upcoming_charge", "payment_problem"]);
});

test("a debit under way is a receivable until its outcome", async () => {
  const { id, payer_id } = await charge("debit");
  expect(await ledgerTable(db())).toMatch(
    new RegExp(`sub:${id}:1 +donor_receivable:${payer_id} +uncollected:0 +5.00`),
  );
  await moveTo(daysAfterDue(3));
  await moveTo(daysAfterDue(6));
  expect((await charge("debit")).state).toBe("succeeded");
  expect(await ledgerTable(db())).toMatch(
    new RegExp(`sub:${id}:1:back +uncollected:0 +donor_receivable:${payer_id} +5.00`),
  );
  expect((await charge("failingDebit")).state).toBe("failed");
  expect((await payer("failingDebit")).method_state).toBe("failed");
});

test("what only the payer can confirm comes with a link, and counts as soon as it is confirmed", async () => {
  const { action_url, attempt_no } = await charge("confirming");
  expect([attempt_no, await mailsTo("confirming")]).toEqual([2, ["upcoming_charge", "payment_problem"]]);
  const path = new URL(action_url ?? "").pathname;
  const page = await kalivo.send("GET", path);
  expect(page.status).toBe(200);
  await kalivo.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "answer=approve",
  });
  await kalivo.runDue();
  await kalivo.runDue();
  expect((await charge("confirming")).state).toBe("succeeded");
});

test("a new card is tried at once, also where nothing would be tried again", async () => {
  expect((await charge("lost")).next_attempt_at).toBeNull();
  await giveSandboxMethod(db(), payers.lost, "succeeds");
  await giveSandboxMethod(db(), payers.none, "succeeds");
  await kalivo.runDue();
  expect([(await charge("lost")).state, (await charge("none")).state]).toEqual(["succeeded", "succeeded"]);
  expect((await payer("lost")).method_state).toBe("active");
});

test("soft declines are tried again on day 3, 7 and 14, and written off on day 21", async () => {
  expect((await charge("poor")).attempt_no).toBe(2); // on day 3
  for (const [day, attempts] of [
    [7, 3],
    [13, 3],
    [14, 4],
    [20, 4],
  ] as const) {
    await moveTo(daysAfterDue(day));
    expect([day, (await charge("poor")).attempt_no, (await charge("poor")).state]).toEqual([
      day,
      attempts,
      "failed",
    ]);
  }
  await moveTo(daysAfterDue(21));
  expect([(await charge("poor")).state, (await statement("poor")).state]).toEqual(["written_off", "unpaid"]);
  expect(await stopsNow(db(), payers.poor)).toEqual([]);
});

test("what was given up is cancelled at the provider, and no link or repetition takes it any more", async () => {
  await kalivo.runDue();
  const { payment_ref, next_attempt_at } = await charge("poor");
  const payment = await kalivo.product.services.payments?.getPayment(payment_ref ?? "");
  expect([payment?.status, next_attempt_at]).toEqual(["canceled", null]);
});

test("money for a charge that was written off still counts", async () => {
  const before = await charge("late");
  expect(before.state).toBe("written_off");
  await giveLateSuccess(db(), before, new Date(daysAfterDue(22)));
  await kalivo.runDue();
  expect([(await charge("late")).state, (await statement("late")).state]).toEqual(["succeeded", "charged"]);
});

test("the books agree with themselves and with the provider", async () => {
  expect(await anyBooksDiffer(kalivo.product.services)).toEqual([]);
});

test("a month whose charges have all ended is closed", async () => {
  await endStop(db(), payers.blocked, "dispute", { by: "admin", userId: burner }, new Date(daysAfterDue(22)));
  await moveTo(daysAfterDue(23)); // what the dispute held up is announced anew
  expect((await charge("blocked")).state).toBe("notified");
  await moveTo(daysAfterDue(27)); // also the failing debit was given up by now
  const november = await db()
    .selectFrom("billing_periods")
    .select("stage")
    .where("id", "=", 202611)
    .executeTakeFirstOrThrow();
  expect([november.stage, (await charge("blocked")).state]).toEqual(["closed", "succeeded"]);
});

test("two failed months in a row pause the pledges; a new card alone ends no pause, a payment does", async () => {
  await newWorkout(db(), { burner, endAt: "2026-12-30T12:00:00Z", kcal: 5_000 });
  for (const day of [28, 32, 35, 39, 46]) await moveTo(daysAfterDue(day));
  expect(await stopsNow(db(), payers.poor)).toEqual([]);
  await moveTo(daysAfterDue(53));
  expect(await stopsNow(db(), payers.poor)).toEqual(["pause"]);
  expect((await mailsTo("poor")).at(-1)).toBe("payment_problem");

  await db().updateTable("payers").set({ method_state: "active" }).where("id", "=", payers.poor).execute();
  expect(await poorNow()).toEqual({ paused: true, own: false, mayGoOn: false });
  await giveSandboxMethod(db(), payers.poor, "succeeds");
  await kalivo.runDue();
  expect(await poorNow()).toEqual({ paused: true, own: false, mayGoOn: true });
  expect(await stopsNow(db(), payers.poor)).toEqual(["pause"]);

  const { id, payment_ref, amount_cents } = await charge("poor");
  await giveLateSuccess(db(), { payment_ref, amount_cents }, new Date(daysAfterDue(54)));
  await kalivo.runDue();
  expect(await stopsNow(db(), payers.poor)).toEqual([]);
  expect(await stopsEndedBy(db(), payers.poor)).toEqual(["payment"]);
  expect((await charge("poor")).id).toBe(id);
});

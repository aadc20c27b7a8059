import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { anAdmin } from "#server-test/support/admins.ts";
import { newBurner, newOrganisation, newPledge, newWorkout } from "#server-test/support/month-world.ts";
import { newStop, stopsNow } from "#server-test/support/payer-stops.ts";
import { payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";
import { erasePerson } from "../../account/erasure/erase-person.ts";
import { simulateClose } from "../close/simulate-close.ts";
import { openStop } from "../../payer-stops/stop-payer.queries.ts";

// One November of several payers, each stopped in another way; then December.

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T10:00:00Z" });
const NOVEMBER = 202611;
const db = () => kalivo.product.services.db;
const now = () => kalivo.product.services.clock.now();

type Paying = Somebody & { payer: number; burner: number };

/** A donor who gives 10 cents per 100 kcal to a burner of their own. */
async function paying(name: string): Promise<Paying> {
  const person = await somebody(kalivo, name);
  const payer = await payerOf(kalivo, person.id);
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  await newPledge(db(), { payer, burner });
  return { ...person, payer, burner };
}

const burned = (burner: number, endAt: string, kcal: number) => newWorkout(db(), { burner, endAt, kcal });
const meterOf = async ({ token }: Somebody) => (await kalivo.call("GET", api.readMeter, { token })).body;
const problemOf = async ({ token }: Somebody) =>
  (await kalivo.call("GET", api.readMe, { token })).body.payment_info?.problem?.kind ?? null;
const goOn = ({ token }: Somebody, data = {}) => kalivo.call("POST", api.goOn, { token, data });
const newMethod = ({ payer }: Paying) =>
  db()
    .updateTable("payers")
    .set({ method_ref: `another-${payer}`, method_state: "active" })
    .where("id", "=", payer)
    .execute();
const kcalOf = async (payer: number, period = NOVEMBER) => {
  const lines = await db()
    .selectFrom("statement_lines")
    .select("kcal")
    .where("payer_id", "=", payer)
    .where("period_id", "=", period)
    .execute();
  return lines.map(({ kcal }) => kcal);
};
const chargeOf = (payer: number) =>
  db().selectFrom("charges").selectAll().where("payer_id", "=", payer).executeTakeFirstOrThrow();
const noticesTo = async ({ id }: Somebody) =>
  (
    await db()
      .selectFrom("outbox")
      .select("id")
      .where("user_id", "=", id)
      .where("kind", "=", "upcoming_charge")
      .execute()
  ).length;

const cast: Record<"often" | "disputing" | "overlapping" | "pausing" | "erased", Paying> =
  Object.create(null);

test("meter, simulation and close leave out the same effort: what ended in one of several stops", async () => {
  const often = await paying("Often");
  Object.assign(cast, { often });
  const { payer, burner } = often;
  await newStop(db(), payer, { kind: "pause", from: "2026-11-03T10:00:00Z", until: "2026-11-05T10:00:00Z" });
  await newStop(db(), payer, { kind: "pause", from: "2026-11-05T10:00:00Z", until: "2026-11-06T10:00:00Z" });
  await newStop(db(), payer, { kind: "pause", from: "2026-11-10T10:00:00Z", until: "2026-11-12T10:00:00Z" });
  await newStop(db(), payer, {
    kind: "dispute",
    from: "2026-11-11T10:00:00Z",
    until: "2026-11-13T10:00:00Z",
  });
  for (const [endAt, kcal] of [
    ["2026-11-03T09:59:59.999Z", 1_000],
    ["2026-11-03T10:00:00Z", 900],
    ["2026-11-05T10:00:00Z", 900],
    ["2026-11-06T10:00:00Z", 2_000],
    ["2026-11-12T11:00:00Z", 900],
    ["2026-11-13T10:00:00Z", 4_000],
  ] as const)
    await burned(burner, endAt, kcal);
  await kalivo.moveTo("2026-11-21T10:00:00Z");
  expect(await meterOf(often)).toMatchObject({ so_far_in_euros: 7, stopped: false });
  expect((await meterOf(often)).forecast_in_euros).toBeGreaterThan(7);
  const simulated = await simulateClose(db(), NOVEMBER);
  if (simulated.kind === "unknown-month") throw new Error("there is no such month");
  expect(simulated.payers).toMatchObject([{ payer_id: payer, due_cents: 700n }]);
});

test("who is stopped by a dispute begins no code and no pledge; what runs can still be changed and stopped", async () => {
  const disputing = await paying("Dina");
  Object.assign(cast, { disputing });
  const { payer, burner, token } = disputing;
  await burned(burner, "2026-11-15T10:00:00Z", 5_000);
  await openStop(db(), payer, "dispute", now());
  await burned(burner, new Date(now().getTime() + 1000).toISOString(), 5_000);

  const code = await kalivo.call("POST", api.createCode, { token, data: { perCalorie: 0.1 } });
  expect([code.status, code.body.message]).toEqual([403, expect.stringMatching(/^A payment is disputed/u)]);
  expect((await kalivo.call("POST", api.createCode, { token, data: { perCalorie: 0 } })).status).toBe(201);
  const other = await somebody(kalivo, "Other");
  const back = (burner_id: number, perCalorie: number) =>
    kalivo.call("POST", api.backBurner, { token, data: { burner_id, perCalorie } });
  const begun = await back(other.id, 0.1);
  expect([begun.status, begun.body.message]).toEqual([403, expect.stringMatching(/^A payment is disputed/u)]);
  expect((await back(burner, 0.05)).status).toBe(200);
  expect((await back(burner, 0.1)).status).toBe(200);
  await kalivo.moveTo("2026-11-25T10:00:00Z");
  expect(await meterOf(disputing)).toMatchObject({
    so_far_in_euros: 5,
    forecast_in_euros: null,
    stopped: true,
  });
});

test("a pause that is over when an admin lifts the dispute leaves only what was outside both", async () => {
  const overlapping = await paying("Olga");
  Object.assign(cast, { overlapping });
  const { payer, burner } = overlapping;
  await openStop(db(), payer, "pause", now());
  await openStop(db(), payer, "dispute", now());
  await kalivo.moveTo("2026-11-26T10:00:00Z");
  const person = await anAdmin(kalivo);
  const lifted = await kalivo.call("POST", pathTo(api.unblockPayer, { id: payer }), { token: person.token });
  expect([lifted.status, await stopsNow(db(), payer)]).toEqual([200, ["pause"]]);
  await burned(burner, "2026-11-26T10:30:00Z", 900);
  await kalivo.moveTo("2026-11-26T11:00:00Z");
  expect(await meterOf(overlapping)).toMatchObject({ forecast_in_euros: null, stopped: true }); // nothing is owed

  expect((await goOn(overlapping)).status).toBe(200);
  expect(await stopsNow(db(), payer)).toEqual([]);
});

test("a new method alone ends no pause; the payer says so, once, and only with another method", async () => {
  const pausing = await paying("Paul");
  Object.assign(cast, { pausing });
  const { payer, burner } = pausing;
  expect((await goOn(pausing)).status).toBe(409);
  await db().updateTable("payers").set({ method_state: "failed" }).where("id", "=", payer).execute();
  await openStop(db(), payer, "pause", now());
  expect(await problemOf(pausing)).toBe("paused");
  const same = await goOn(pausing);
  expect([same.status, same.body.message]).toEqual([409, expect.stringMatching(/another payment method/u)]);

  await newMethod(pausing);
  await kalivo.runDue();
  expect([await problemOf(pausing), await stopsNow(db(), payer)]).toEqual(["resume", ["pause"]]);
  const code = await kalivo.call("POST", api.createCode, { token: pausing.token, data: { perCalorie: 0.1 } });
  expect([code.status, code.body.message]).toEqual([403, expect.stringMatching(/paused/u)]);
  await burned(burner, now().toISOString(), 700);
  await kalivo.moveTo("2026-11-27T10:00:00Z");
  const answers = await Promise.all([1, 2, 3].map(() => goOn(pausing)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await problemOf(pausing)).toBeNull();
  await burned(burner, new Date(now().getTime() + 1_000).toISOString(), 2_500);
  const ends = await db()
    .selectFrom("payer_stops")
    .select(["ended_by", "ended_by_user"])
    .where("payer_id", "=", payer)
    .execute();
  expect(ends).toEqual([{ ended_by: "person", ended_by_user: pausing.id }]);
});

test("a team goes on when one of its admins says so, and nobody else", async () => {
  const [ada, ben] = [await somebody(kalivo, "Ada"), await somebody(kalivo, "Ben")];
  const team_id = await teamOf(kalivo, ada, ben);
  const payer = await teamPayerOf(kalivo, team_id);
  await openStop(db(), payer, "pause", now());
  expect((await goOn(ben, { team_id })).status).toBe(403);
  expect((await goOn(ada)).status).toBe(409); // she herself was never paused
  expect((await goOn(ada, { team_id })).status).toBe(200);
  expect(await stopsNow(db(), payer)).toEqual([]);
});

test("the close bills what was outside, and whoever a dispute stops is told of no collection", async () => {
  const erased = await paying("Erika");
  Object.assign(cast, { erased });
  await burned(erased.burner, "2026-11-14T10:00:00Z", 5_000);
  await openStop(db(), erased.payer, "dispute", now());
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  expect(await kcalOf(cast.often.payer)).toEqual([7_000n]);
  expect(await kcalOf(cast.disputing.payer)).toEqual([5_000n]);
  expect(await kcalOf(cast.overlapping.payer)).toEqual([]);
  expect(await kcalOf(cast.pausing.payer)).toEqual([2_500n]);

  expect([await noticesTo(cast.often), (await chargeOf(cast.often.payer)).state]).toEqual([1, "notified"]);
  expect([await noticesTo(cast.disputing), (await chargeOf(cast.disputing.payer)).state]).toEqual([
    0,
    "planned",
  ]);
  expect(await meterOf(cast.disputing)).toMatchObject({ due: null, forecast_in_euros: null });
  expect((await meterOf(cast.often)).due).not.toBeNull();
});

test("late effort that ended in a stop earns nothing, however long the stop is over", async () => {
  const { often } = cast;
  await burned(often.burner, "2026-11-11T10:00:00Z", 900);
  await burned(often.burner, "2026-11-28T10:00:00Z", 3_000);
  await kalivo.moveTo("2027-01-01T05:01:00Z");
  expect(await kcalOf(often.payer, 202612)).toEqual([3_000n]);
});

test("a stopped payer who is erased owes nothing more, and the stop stays as it was", async () => {
  const { erased } = cast;
  await db()
    .transaction()
    .execute((tx) => erasePerson(tx, { id: erased.id, publicUrl: "http://localhost:3000" }, now()));
  expect((await chargeOf(erased.payer)).state).toBe("canceled");
  expect(await stopsNow(db(), erased.payer)).toEqual(["dispute"]);
});

import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { newBurner, newOrganisation, newPledge, newWorkout } from "#server-test/support/month-world.ts";
import { stopsNow } from "#server-test/support/payer-stops.ts";
import { payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";
import { openStop } from "../../payer-stops/stop-payer.queries.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T10:00:00Z" });
const db = () => kalivo.product.services.db;
const now = () => kalivo.product.services.clock.now();

const pause = ({ token }: Somebody, data = {}) => kalivo.call("POST", api.pauseGiving, { token, data });
const goOn = ({ token }: Somebody, data = {}) => kalivo.call("POST", api.goOn, { token, data });
const pausedSince = async ({ token }: Somebody) =>
  (await kalivo.call("GET", api.readMe, { token })).body.payment_info?.paused_since;
const burnedNow = (burner: number, kcal: number) =>
  newWorkout(db(), { burner, endAt: new Date(now().getTime() + 1_000).toISOString(), kcal });

let resting: Somebody & { payer: number; burner: number };

test("a pause the donor wishes keeps what was earned before, and nothing inside it counts", async () => {
  const person = await somebody(kalivo, "Rosa");
  const payer = await payerOf(kalivo, person.id);
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  await newPledge(db(), { payer, burner });
  resting = { ...person, payer, burner };
  await newWorkout(db(), { burner, endAt: "2026-11-19T10:00:00Z", kcal: 3_000 });
  expect(await pausedSince(person)).toBeNull();

  const at = now();
  expect((await pause(person)).body.message).toBe("Paused. What is burned from now on costs nothing.");
  expect(new Date((await pausedSince(person)) ?? 0).getTime()).toBeGreaterThanOrEqual(at.getTime());
  await burnedNow(burner, 900);
  await kalivo.moveTo("2026-11-22T10:00:00Z");
  const meter = await kalivo.call("GET", api.readMeter, { token: person.token });
  expect(meter.body).toMatchObject({ so_far_in_euros: 3, forecast_in_euros: null, stopped: false });
  const code = await kalivo.call("POST", api.createCode, { token: person.token, data: { perCalorie: 0.1 } });
  expect(code.status).toBe(403);
});

test("pausing twice, in two tabs at once, is one pause, and going on twice at once ends it once", async () => {
  const again = await Promise.all([1, 2, 3].map(() => pause(resting)));
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stopsNow(db(), resting.payer)).toEqual(["own"]);
  const on = await Promise.all([1, 2, 3].map(() => goOn(resting)));
  expect(on.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect([await pausedSince(resting), await stopsNow(db(), resting.payer)]).toEqual([null, []]);
  await burnedNow(resting.burner, 2_000);
});

test("what somebody paused who could not pay either goes on only with another method, and then altogether", async () => {
  const person = await somebody(kalivo, "Both");
  const payer = await payerOf(kalivo, person.id);
  await pause(person);
  await openStop(db(), payer, "pause", now());
  await db().updateTable("payers").set({ method_state: "failed" }).where("id", "=", payer).execute();
  const refused = await goOn(person);
  expect([refused.status, await stopsNow(db(), payer)]).toEqual([409, ["own", "pause"]]);
  await db()
    .updateTable("payers")
    .set({ method_state: "active", method_ref: "another" })
    .where("id", "=", payer)
    .execute();
  expect([(await goOn(person)).status, await stopsNow(db(), payer)]).toEqual([200, []]);
});

test("a dispute goes on when its payer's own pause is over, and the answer says so", async () => {
  const person = await somebody(kalivo, "Dirk");
  const payer = await payerOf(kalivo, person.id);
  await openStop(db(), payer, "dispute", now());
  await pause(person);
  const { status, body } = await goOn(person);
  expect([status, await stopsNow(db(), payer)]).toEqual([200, ["dispute"]]);
  expect(body.message).toMatch(/^Your pause is over\. Your support stays stopped/u);
  expect(body.message).not.toMatch(/counts\.$/u);
  await openStop(db(), payer, "pause", now()); // and the other kind of pause, with a method that works
  await db()
    .updateTable("payers")
    .set({ method_state: "active", method_ref: "a new one" })
    .where("id", "=", payer)
    .execute();
  expect((await goOn(person)).body.message).toMatch(/stays stopped/u);
});

test("a team is paused by one of its admins and nobody else, and all of them read it", async () => {
  const [ada, ben, cas] = [
    await somebody(kalivo, "Ada"),
    await somebody(kalivo, "Ben"),
    await somebody(kalivo, "Cas"),
  ];
  const team_id = await teamOf(kalivo, ada, ben);
  expect((await pause(ada, { team_id })).status).toBe(409); // it has no pledge yet
  const payer = await teamPayerOf(kalivo, team_id);
  expect([(await pause(ben, { team_id })).status, (await pause(cas, { team_id })).status]).toEqual([
    403, 403,
  ]);
  expect(await stopsNow(db(), payer)).toEqual([]);
  expect((await pause(ada, { team_id })).status).toBe(200);
  expect(await stopsNow(db(), payer)).toEqual(["own"]);
  const page = await kalivo.call("GET", pathTo(api.readTeam, { id: team_id }), {
    token: ada.token,
  });
  expect(page.body.payment_info?.paused_since).toEqual(expect.any(String));
});

test("who never gave has nothing to pause", async () => {
  expect((await pause(await somebody(kalivo, "Nobody"))).status).toBe(409);
});

test("the close bills what was burned before and after, and announces it as ever", async () => {
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  const { kcal } = await db()
    .selectFrom("statement_lines")
    .select("kcal")
    .where("payer_id", "=", resting.payer)
    .executeTakeFirstOrThrow();
  expect(kcal).toBe(5_000n);
  const { state } = await db()
    .selectFrom("charges")
    .select("state")
    .where("payer_id", "=", resting.payer)
    .executeTakeFirstOrThrow();
  expect(state).toBe("notified");
});

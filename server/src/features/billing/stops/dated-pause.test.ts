import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { newBurner, newOrganisation, newPledge, newWorkout } from "#server-test/support/month-world.ts";
import { payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { nextDay } from "#server-test/support/steps.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T10:00:00Z" });
const db = () => kalivo.product.services.db;

const pause = ({ token }: Somebody, data = {}) => kalivo.call("POST", api.pauseGiving, { token, data });
const goOn = ({ token }: Somebody) => kalivo.call("POST", api.goOn, { token });
const paused = async ({ token }: Somebody) => {
  const { payment_info: info } = (await kalivo.call("GET", api.readMe, { token })).body;
  return [info?.paused_since !== null, info?.paused_until];
};
const stopsOf = async (payer: number) =>
  db()
    .selectFrom("payer_stops")
    .select((of) => ["dated", "ended_by", of.fn<Date | null>("upper", ["during"]).as("until")])
    .where("payer_id", "=", payer)
    .execute();

async function giving() {
  const person = await somebody(kalivo, "Rosa");
  const payer = await payerOf(kalivo, person.id);
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  await newPledge(db(), { payer, burner });
  return { ...person, payer, burner };
}

test("a pause until a day ends at its midnight in Brussels, without anybody or anything doing it", async () => {
  const who = await giving();
  const answer = await pause(who, { until: "2026-11-23" });
  expect([answer.status, answer.body.message]).toEqual([
    200,
    "Paused. Until that day, what is burned costs nothing; then it counts again automatically.",
  ]);
  expect(await paused(who)).toEqual([true, "2026-11-23"]);
  const code = await kalivo.call("POST", api.createCode, { token: who.token, data: { perCalorie: 0.1 } });
  expect(code.status).toBe(403);
  for (const endAt of ["2026-11-22T22:59:59Z", "2026-11-22T23:00:00Z"])
    await newWorkout(db(), { burner: who.burner, endAt, kcal: 3_000 });
  await kalivo.moveTo("2026-11-23T10:00:00Z");
  expect(await paused(who)).toEqual([false, null]);
  await nextDay(kalivo);
  const meter = await kalivo.call("GET", api.readMeter, { token: who.token });
  expect(meter.body).toMatchObject({ so_far_in_euros: 3, stopped: false });
  expect(meter.body.forecast_in_euros).not.toBeNull();
  expect((await goOn(who)).status).toBe(409);
  expect(
    (await kalivo.call("POST", api.createCode, { token: who.token, data: { perCalorie: 0.1 } })).status,
  ).toBe(201);
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  await kalivo.runDue();
  const [month] = (await kalivo.call("GET", api.listStatements, { token: who.token })).body;
  expect(month).toMatchObject({ month: "2026-11", total_in_euros: 3 });
});

test("while it runs its day is moved, taken away, or drawn to now; afterwards another one may begin", async () => {
  const who = await giving();
  for (const until of ["2026-12-24", "2027-01-15", "2026-12-10", undefined, "2026-12-20"]) {
    expect((await pause(who, { until })).status).toBe(200);
    expect(await paused(who)).toEqual([true, until ?? null]);
  }
  expect(await stopsOf(who.payer)).toMatchObject([{ dated: true, ended_by: "person" }]);
  expect((await goOn(who)).body.message).toBe("Your support continues: what is burned from now on counts.");
  expect(await paused(who)).toEqual([false, null]);
  expect(await stopsOf(who.payer)).toMatchObject([{ dated: false, ended_by: "person" }]);
  await pause(who, { until: "2026-12-20" });
  expect(await stopsOf(who.payer)).toHaveLength(2);
});

test("stopping everything ends it at once", async () => {
  const who = await giving();
  await pause(who, { until: "2027-01-15" });
  await kalivo.call("POST", api.stopGiving, { token: who.token });
  expect(await paused(who)).toEqual([false, null]);
});

test.each([
  ["a day of the past", "2026-11-01"],
  ["today", () => kalivo.product.services.clock.now().toISOString().slice(0, 10)],
  ["more than twelve months ahead", "2028-01-15"],
  ["no day", "2027-02-29"],
])("%s is refused, and nothing is paused", async (_, until) => {
  const who = await giving();
  const { status } = await pause(who, { until: typeof until === "string" ? until : until() });
  expect([status, await paused(who)]).toEqual([422, [false, null]]);
});

test("pausing, moving and going on at the same moment leave at most one pause", async () => {
  const who = await giving();
  const days = ["2027-01-10", "2027-01-20", "2027-02-10"];
  const answers = await Promise.all([
    ...days.map((until) => pause(who, { until })),
    goOn(who),
    pause(who),
    goOn(who),
  ]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const going = (await stopsOf(who.payer)).filter(({ until, dated }) => until === null || dated);
  expect(going.length).toBeLessThanOrEqual(1);
});

test("a burner hears of support that began in the pause when it is over, also when its day was moved", async () => {
  const who = await giving();
  const burner = await somebody(kalivo, "Bo");
  await pause(who, { until: "2027-01-10" });
  await kalivo.call("POST", api.backBurner, {
    token: who.token,
    data: { burner_id: burner.id, perCalorie: 0.1 },
  });
  await pause(who, { until: "2027-01-12" });
  const told = async () => {
    await kalivo.runDue();
    const mails = db().selectFrom("outbox").select("sent_at").where("user_id", "=", burner.id);
    const rows = await mails.where("kind", "=", "new_donor").execute();
    return rows.filter(({ sent_at }) => sent_at !== null).length;
  };
  expect(await told()).toBe(0);
  await kalivo.moveTo("2027-01-10T10:00:00Z");
  expect(await told()).toBe(0);
  await kalivo.moveTo("2027-01-11T23:01:00Z");
  expect(await told()).toBe(1);
});

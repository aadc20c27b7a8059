import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { run } from "#server-test/support/activity-source.ts";
import { put, useSources } from "#server-test/support/connections.ts";
import { sourceWebhookPath } from "#server/crypto/webhook-secret.ts";
import { useProduct } from "#server-test/support/product.ts";

// The tests follow each other on one clock.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const {
  strava,
  garmin,
  agree,
  connected,
  tell,
  told,
  moveBy,
  connection,
  activeSource,
  workouts,
  refs,
  rawPayloads,
  mails,
} = useSources(kalivo);
const services = () => kalivo.product.services;
const db = () => services().db;

test("what was there before comes with the connection; told twice it is there once; unknown people are answered 200", async () => {
  put(strava, "eve", run("strava", "1", "2026-11-05T08:00:00Z"), run("strava", "2", "2026-11-05T09:30:00Z"));
  const eve = await connected("eve");
  await kalivo.runDue();
  expect(await refs(eve)).toEqual(["1", "2"]);
  put(strava, "eve", run("strava", "3", "2026-11-04T09:30:00Z"));
  const event = { kind: "activityRef", providerUserId: "eve", id: "3" };
  await told("strava", [event]);
  await Promise.all([1, 2, 3].map(() => tell("strava", [event])));
  await told("strava", [event]);
  expect(await told("strava", [{ kind: "activityRef", providerUserId: "nobody", id: "3" }])).toBe(200);
  expect(await refs(eve)).toEqual(["3", "1", "2"]);
  expect((await workouts(eve)).map(({ reason }) => reason)).toEqual(Array(3).fill("not_shared"));
  await agree(eve, "share_strava");
  expect((await workouts(eve)).every(({ status, kcal }) => status === "ok" && kcal > 0)).toBe(true);
  const [raw] = await rawPayloads(eve);
  expect(raw?.sealed.includes("running")).toBe(false);
});

test("a garmin push is taken at its secret address only, and one request asks for the past", async () => {
  const fay = await connected("fay", "garmin");
  await kalivo.runDue();
  expect(garmin.calls.backfill).toBe(1);
  put(garmin, "fay", run("garmin", "77", "2026-11-05T09:50:00Z", { device: "Forerunner 945" }));
  const guessed = await kalivo.app.inject({
    method: "POST",
    url: pathTo(api.garminWebhook, { secret: "guess" }),
    payload: "[]",
  });
  expect(guessed.statusCode).toBe(404);
  await told("garmin", [{ kind: "activity", providerUserId: "fay", id: "77" }]);
  expect(await refs(fay)).toEqual(["77"]);
  // A workout outside the active source is not read.
  await kalivo.call("POST", api.setActiveSource, { token: fay.token, data: { source: "manual" } });
  put(garmin, "fay", run("garmin", "78", "2026-11-04T09:50:00Z"));
  await told("garmin", [{ kind: "activity", providerUserId: "fay", id: "78" }]);
  expect(await refs(fay)).toEqual(["77"]);
  expect(
    (await kalivo.call("POST", api.setActiveSource, { token: fay.token, data: { source: "garmin" } })).status,
  ).toBe(200);
});

const allow = (granted: string[]) =>
  told("garmin", [{ kind: "permissions", providerUserId: "gia", granted }]);

test("who takes back at Garmin that we may read workouts is asked to connect again, until it is allowed again", async () => {
  const gia = await connected("gia", "garmin");
  for (const granted of [["HEALTH_EXPORT"], ["HEALTH_EXPORT", "OTHER"]]) await allow(granted);
  expect((await connection(gia, "garmin"))?.status).toBe("needs_reconnect");
  expect(await mails(gia)).toEqual(["Garmin Connect needs you to sign in again"]);
  expect((await connection(gia, "garmin"))?.missing).toEqual(["workouts"]);
  await allow(["ACTIVITY_EXPORT"]);
  expect((await connection(gia, "garmin"))?.status).toBe("active");
});

test("a message too large is not read, one that nobody understands is tried eight times and kept", async () => {
  const send = (payload: string) =>
    kalivo.app.inject({ method: "POST", url: sourceWebhookPath("strava", services().secretKeys), payload });
  expect((await send("x".repeat(100_000))).statusCode).toBe(413);
  expect((await send("")).statusCode).toBe(400);
  expect((await send("what?")).statusCode).toBe(200);
  const entry = () =>
    db()
      .selectFrom("source_inbox")
      .select(["tries", "failure", "processed_at"])
      .where("failure", "is not", null)
      .execute();
  await kalivo.runDue();
  expect(await entry()).toMatchObject([{ tries: 1, processed_at: null }]);
  for (let wait = 1; wait <= 64; wait *= 2) await moveBy(wait);
  expect(await entry()).toMatchObject([{ tries: 8, failure: expect.stringContaining("JSON") }]);
  expect((await entry())[0]?.processed_at).not.toBeNull();
  await db().deleteFrom("source_inbox").execute();
});

test("an edit and a deletion are followed, and a forged deletion or deauthorization changes nothing", async () => {
  put(strava, "gus", run("strava", "g1", "2026-11-05T08:00:00Z"));
  const gus = await connected("gus");
  await kalivo.runDue();
  await told("strava", [
    { kind: "activityDeleted", providerUserId: "gus", id: "g1" },
    { kind: "deauthorized", providerUserId: "gus" },
  ]);
  expect([await refs(gus), (await connection(gus))?.status]).toEqual([["g1"], "active"]);
  put(strava, "gus", run("strava", "g1", "2026-11-05T08:00:00Z", { metres: 12_000 }));
  await told("strava", [{ kind: "activityRef", providerUserId: "gus", id: "g1" }]);
  expect((await workouts(gus)).map(({ km }) => Number(km))).toEqual([12]);
  strava.activities.get("gus")?.delete("g1");
  await told("strava", [{ kind: "activityDeleted", providerUserId: "gus", id: "g1" }]);
  expect(await refs(gus)).toEqual([]);

  strava.withdraw("gus");
  await told("strava", [{ kind: "deauthorized", providerUserId: "gus" }]);
  expect([(await connection(gus))?.status, await activeSource(gus)]).toEqual(["none", "manual"]);
  expect(await mails(gus)).toEqual(["Strava is disconnected"]);
});

test("limits and a lapsed subscription stop the asking for everybody, and blame nobody", async () => {
  put(strava, "joe", run("strava", "j1", services().clock.now().toISOString()));
  const joe = await connected("joe");
  strava.fail({ kind: "inactive" });
  await kalivo.runDue();
  await told("strava", [{ kind: "activityRef", providerUserId: "joe", id: "j1" }]);
  expect((await connection(joe))?.status).toBe("active");
  expect(await db().selectFrom("source_pauses").select("reason").execute()).toEqual([{ reason: "inactive" }]);
  strava.fail(null);
  await kalivo.runDue();
  expect(await refs(joe)).toEqual([]);
  await moveBy(16);
  expect(await refs(joe)).toEqual(["j1"]);
  expect(await db().selectFrom("source_pauses").select("reason").execute()).toEqual([]);
  expect(await mails(joe)).toEqual([]);
});

test("after seven days a workout of Strava says no more than how much, when, and by a hash which", async () => {
  const at = services().clock.now().toISOString();
  put(strava, "lou", run("strava", "l1", at));
  const lou = await connected("lou");
  await agree(lou, "share_strava");
  await kalivo.runDue();
  await moveBy(7 * 24 * 60 + 1);
  await kalivo.runDue();
  expect(await workouts(lou)).toMatchObject([
    { ref: expect.stringMatching(/^hmac:/), km: null, status: "ok", kcal: expect.any(Number) },
  ]);
  expect(await rawPayloads(lou)).toEqual([]);
  // A hash of an older key is known as well.
  const { secretKeys } = services();
  Object.assign(services(), { secretKeys: ["a newer key of at least 32 characters", ...secretKeys] });
  strava.activities.get("lou")?.delete("l1");
  await told("strava", [{ kind: "activityDeleted", providerUserId: "lou", id: "l1" }]);
  expect(await workouts(lou)).toEqual([]);
  Object.assign(services(), { secretKeys });
});

test("what does not count because of what it says does not count once that is forgotten, and is forgotten at last", async () => {
  const at = services().clock.now().toISOString();
  put(strava, "pam", run("strava", "p1", at, { metres: 40_000 }));
  const pam = await connected("pam");
  await agree(pam, "share_strava");
  await kalivo.runDue();
  await moveBy(8 * 24 * 60);
  await kalivo.runDue();
  await agree(pam, "share_strava", false);
  await agree(pam, "share_strava");
  expect(await workouts(pam)).toMatchObject([{ status: "ignored", reason: "speed_impossible", kcal: 0 }]);
  await moveBy(63 * 24 * 60);
  await kalivo.runDue();
  await agree(pam, "share_strava", false);
  await agree(pam, "share_strava");
  expect(await workouts(pam)).toMatchObject([{ km: null, status: "ignored", kcal: 0 }]);
});

test("nothing is kept of somebody who disconnects while it is on its way", async () => {
  const ned = await connected("ned");
  await kalivo.runDue();
  put(strava, "ned", run("strava", "n1", services().clock.now().toISOString()));
  const { fetchActivity } = strava.source;
  strava.source.fetchActivity = async (tokens, id) => {
    await kalivo.call("POST", pathTo(api.disconnectProvider, { provider: "strava" }), { token: ned.token });
    return (await fetchActivity?.(tokens, id)) ?? null;
  };
  await told("strava", [{ kind: "activityRef", providerUserId: "ned", id: "n1" }]);
  if (fetchActivity !== undefined) strava.source.fetchActivity = fetchActivity;
  expect([await workouts(ned), await rawPayloads(ned)]).toEqual([[], []]);
});

test("before the month closes what changed without our being told is read again", async () => {
  await kalivo.moveTo("2026-11-27T10:00:00Z");
  put(
    strava,
    "mia",
    run("strava", "m1", "2026-11-26T10:00:00Z"),
    run("strava", "m2", "2026-11-25T10:00:00Z"),
  );
  const mia = await connected("mia");
  await kalivo.runDue();
  put(strava, "mia", run("strava", "m1", "2026-11-26T10:00:00Z", { metres: 9_000 }));
  strava.activities.get("mia")?.delete("m2");
  await kalivo.runDue();
  expect(await refs(mia)).toEqual(["m2", "m1"]);
  strava.calls.fetch.length = 0;
  await kalivo.moveTo("2026-11-28T01:00:00Z");
  await kalivo.runDue();
  expect((await workouts(mia)).map(({ ref, km }) => [ref, Number(km)])).toEqual([["m1", 9]]);
  expect(strava.calls.fetch.filter((id) => id.startsWith("m"))).toEqual(["m1", "m2"]);
  // What was done in the last days is read once more before the close.
  await kalivo.moveTo("2026-11-29T12:00:00Z");
  put(strava, "mia", run("strava", "m3", "2026-11-29T10:00:00Z"));
  await told("strava", [{ kind: "activityRef", providerUserId: "mia", id: "m3" }]);
  put(strava, "mia", run("strava", "m3", "2026-11-29T10:00:00Z", { metres: 5_000 }));
  strava.calls.fetch.length = 0;
  for (const at of ["2026-11-30T20:00:00Z", "2026-11-30T23:30:00Z", "2026-12-01T00:30:00Z"]) {
    await kalivo.moveTo(at);
    await kalivo.runDue();
  }
  expect((await workouts(mia)).map(({ ref, km }) => [ref, Number(km)])).toContainEqual(["m3", 5]);
  expect(strava.calls.fetch.filter((id) => id.startsWith("m"))).toEqual(["m3"]);
});

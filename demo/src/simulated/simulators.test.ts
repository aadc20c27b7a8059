import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import {
  athleteActs,
  connected,
  lastTold,
  press,
  RUN,
  simulatorOf,
  sourceOf,
  useSimulatedProviders,
} from "@kalivo/server/test/support/simulated-providers.ts";
import { problemOf } from "@kalivo/server/adapters/health/suite/source-under-test.suite.ts";
import { deliverDueEvents } from "./events/events.ts";
import { addRecording } from "./feed/feed.ts";
import { addSample, sampleNames } from "./feed/samples.ts";
import { homeOf } from "./simulator.ts";

const world = useSimulatedProviders();
const samplesDir = process.env["SAMPLES_DIR"];
const strava = athleteActs(world, "strava");
const garmin = athleteActs(world, "garmin");

test("Strava's events: a good signature or our subscription, and nothing of it is confirmed", async () => {
  const { source, providerUserId } = await connected(world, "strava", { allow: ["activity:read"] });
  const { request } = await strava.workOut(providerUserId);
  const unsigned = { ...request, headers: {} };
  const other = Buffer.from(request.body.toString().replace("120475", "1"));
  expect(source.webhook(unsigned).accepted).toBe(true);
  expect(source.webhook({ ...unsigned, body: other }).accepted).toBe(false);
  expect(source.webhook({ ...request, body: other })).toEqual({ status: 403, accepted: false });
  strava.passHours(1);
  expect(source.webhook(request).accepted).toBe(false);

  await press(world, `${homeOf("strava")}/athlete/${providerUserId}/forge`, {});
  const forged = await lastTold(world, "strava");
  expect(source.webhook(forged).accepted).toBe(true);
  const farewell = { events: [{ kind: "deauthorized", providerUserId, confirmed: false }], unread: 0 };
  expect(source.eventsOf(forged.body)).toEqual(farewell);
  await press(world, `${homeOf("strava")}/athlete/${providerUserId}/revoke`, {});
  expect(source.eventsOf((await lastTold(world, "strava")).body)).toEqual(farewell);
});

test("Strava shakes hands with whoever knows the verify token", async () => {
  await press(world, `${homeOf("strava")}/handshake`, {});
  const asked = world.told.at(-1);
  expect(asked?.query.get("hub.verify_token")).toBe("verify me");
  const stranger = new URLSearchParams({
    "hub.mode": "subscribe",
    "hub.verify_token": "x",
    "hub.challenge": "y",
  });
  expect(
    sourceOf(world, "strava").webhook({ method: "GET", query: stranger, headers: {}, body: Buffer.alloc(0) })
      .status,
  ).toBe(403);
  const subscribe = { client_id: "7", client_secret: "a secret of the test", verify_token: "verify me" };
  expect((await press(world, "/simulated/strava/api/v3/push_subscriptions", subscribe)).json()).toEqual({
    id: 120_475,
  });
  const refused = await press(world, "/simulated/strava/api/v3/push_subscriptions", {
    ...subscribe,
    verify_token: "x",
  });
  expect(refused.statusCode).toBe(400);
});

test("what only the athlete can see takes the wider scope; a deleted one is told and gone", async () => {
  const narrow = await connected(world, "strava", { allow: ["activity:read"] });
  const hidden = { recording: { ...RUN, start: new Date(world.now.getTime() - 7_200_000) }, hidden: true };
  const unseen = await addRecording(simulatorOf(world, "strava"), narrow.providerUserId, hidden);
  expect(await narrow.source.fetchActivity?.(narrow.tokens, unseen)).toBeNull();
  const wide = await connected(world, "strava", { allow: ["activity:read", "activity:read_all"] });
  const seen = await addRecording(simulatorOf(world, "strava"), wide.providerUserId, hidden);
  expect((await wide.source.fetchActivity?.(wide.tokens, seen))?.activity.id).toBe(seen);
  await press(world, `${homeOf("strava")}/activity/${seen}/delete`, {});
  const { events } = wide.source.eventsOf((await lastTold(world, "strava")).body);
  expect(events).toEqual([
    { kind: "activityDeleted", providerUserId: wide.providerUserId, id: seen, confirmed: false },
  ]);
  expect(await wide.source.fetchActivity?.(wide.tokens, seen)).toBeNull();
});

test("Garmin tells of an edit, a changed permission and a farewell to our client only", async () => {
  const { source, providerUserId } = await connected(world, "garmin", { allow: ["ACTIVITY_EXPORT"] });
  const { id, request } = await garmin.workOut(providerUserId);
  expect(source.webhook({ ...request, headers: { "garmin-client-id": "8" } }).accepted).toBe(false);
  const page = (await world.app.inject(`/simulated/garmin?edit=${id}`)).body;
  expect(page).toContain("Change the activity");
  const fields = { athlete: providerUserId, activity: id, sport: "running", km: "9,5", minutes: "50" };
  await press(world, "/simulated/garmin/activity", {
    ...fields,
    kcal: "600",
    start: "2026-11-05T09:00",
    device: "",
  });
  const edited = source.eventsOf((await lastTold(world, "garmin")).body).events[0];
  expect(edited).toMatchObject({ kind: "activity", activity: { id, metres: 9500, energy: { kcal: 600 } } });
  await press(world, `${homeOf("garmin")}/athlete/${providerUserId}/permissions`, {});
  expect(source.eventsOf((await lastTold(world, "garmin")).body).events).toEqual([
    { kind: "permissions", providerUserId, granted: [] },
  ]);
  await press(world, `${homeOf("garmin")}/athlete/${providerUserId}/revoke`, {});
  expect(source.eventsOf((await lastTold(world, "garmin")).body).events).toEqual([
    { kind: "deauthorized", providerUserId, confirmed: false },
  ]);
});

test("Strava lists what was there before, oldest first, and each can be read", async () => {
  const { source, tokens } = await connected(world, "strava", {
    allow: ["read", "activity:read"],
    account: "lister",
  });
  const window = { from: new Date(world.now.getTime() - 30 * 86_400_000), to: world.now };
  const first = await source.listActivities?.(tokens, { ...window, page: 1 });
  expect(first).toMatchObject({ more: true, items: { length: 5 } });
  const starts = [];
  for (const { id, fingerprint } of first?.items ?? []) {
    const fetched = await source.fetchActivity?.(tokens, id);
    expect(fetched?.activity.revision.startsWith(`${fingerprint}:`)).toBe(true);
    expect(JSON.parse(fetched?.raw ?? "")).toHaveProperty("calories");
    starts.push(fetched?.activity.start.getTime() ?? 0);
  }
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(await source.listActivities?.(tokens, { ...window, page: 2 })).toEqual({ items: [], more: false });
  expect(await source.fetchActivity?.(tokens, "1")).toBeNull();
});

test("Garmin pushes what was there before when it is asked, once, and only with historical data allowed", async () => {
  const { source, tokens, providerUserId } = await connected(world, "garmin", {
    allow: ["ACTIVITY_EXPORT", "HISTORICAL_DATA_EXPORT"],
    account: "filler",
  });
  const window = { from: new Date(world.now.getTime() - 30 * 86_400_000), to: world.now };
  expect(await source.requestBackfill?.(tokens, window)).toBe("accepted");
  const { events } = source.eventsOf((await lastTold(world, "garmin")).body);
  expect(events.map((event) => event.providerUserId)).toEqual(
    Array.from({ length: 5 }, () => providerUserId),
  );
  expect(await source.requestBackfill?.(tokens, window)).toBe("already");
  const less = await connected(world, "garmin", { allow: ["ACTIVITY_EXPORT"], account: "less" });
  expect(await less.source.requestBackfill?.(less.tokens, window)).toBe("forbidden");
});

test("Strava's limit is kept to before it answers 429, and the next quarter of an hour is another one", async () => {
  const { tokens } = await connected(world, "strava", { allow: ["activity:read"] });
  const { source } = await connected(world, "strava", { allow: ["activity:read"] });
  await world.db.updateTable("simulated.usage").set({ used: 98 }).where("span", "=", "short").execute();
  expect(await source.isAuthorized(tokens)).toBe(false); // replaced by the second connection's
  await source.isAuthorized(tokens);
  const problem = await problemOf(source.isAuthorized(tokens));
  const quarter = 900_000;
  const retryAt = new Date((Math.floor(world.now.getTime() / quarter) + 1) * quarter);
  expect(problem).toEqual({ kind: "rate_limited", retryAt });
  const used = await world.db
    .selectFrom("simulated.usage")
    .select("used")
    .where("span", "=", "short")
    .execute();
  expect(used).toEqual([{ used: 100 }]);
  world.now = retryAt;
  expect(await source.isAuthorized(tokens)).toBe(false);
});

test.skipIf(samplesDir === undefined)(
  "the feed takes real recordings, made yesterday's (SAMPLES_DIR)",
  async () => {
    const simulator = { ...simulatorOf(world, "garmin"), samplesDir: samplesDir ?? null };
    const { providerUserId } = await connected(world, "garmin", {
      allow: ["ACTIVITY_EXPORT"],
      account: "real",
    });
    const added = new Map<string, boolean>();
    for (const name of await sampleNames(simulator))
      added.set(name.split("/").at(-1) ?? "", await addSample(simulator, providerUserId, name));
    expect(added.get("01-garmin-fr110-run.fit")).toBe(true);
    expect(added.get("12-strava-android-corrupt.fit")).toBe(false);
    expect(await addSample(simulator, providerUserId, "../../etc/passwd")).toBe(false);
    const stored = await world.db
      .selectFrom("simulated.activities")
      .select(["document", "start_at"])
      .where("athlete_id", "=", providerUserId)
      .where("start_at", ">=", new Date(world.now.getTime() - 2 * 86_400_000))
      .execute();
    expect(stored.length).toBeGreaterThan(10);
    expect(stored.filter(({ document }) => document.includes("LAP_SWIMMING")).length).toBeGreaterThan(0);
  },
);

test("what the console cannot read is said so and changes nothing", async () => {
  const { providerUserId: athlete } = await connected(world, "strava", { allow: ["activity:read"] });
  const good = { athlete, sport: "running", km: "5", minutes: "30", start: "2026-11-05T09:00" };
  const said = async (fields: Record<string, string>) =>
    String((await press(world, "/simulated/strava/activity", { ...good, ...fields })).headers.location);
  expect(await said({})).toContain("Added");
  for (const bad of [{ km: "far" }, { km: "-1" }, { minutes: "0" }, { start: "now" }, { sport: "chess" }])
    expect(await said(bad)).toContain("missing+or+not+a+number");
  for (const bad of [{ device: "a\u0000b" }, { athlete: "\u0000" }, { activity: "\u0000" }])
    expect(await said(bad)).toContain("missing+or+not+a+number");
  expect(await said({ athlete: "nobody" })).toContain("no+such+account");
  await lastTold(world, "strava");
  for (const query of ["?edit=%00", "?edit=nothing", "?said=%3Cscript%3E"]) {
    const page = await world.app.inject(`/simulated/strava${query}`);
    expect([page.statusCode, page.body.includes("<script")]).toEqual([200, false]);
  }
});

test("Strava tries three times to be heard", async () => {
  const { providerUserId } = await connected(world, "strava", { allow: ["activity:read"] });
  world.answers = [500, 500, 500];
  const before = world.told.length;
  await strava.workOut(providerUserId);
  for (let minutes = 0; minutes < 10; minutes += 1) {
    strava.passHours(1 / 60);
    await deliverDueEvents(simulatorOf(world, "strava"));
  }
  expect(world.told.length - before).toBe(3);
  expect((await world.app.inject("/simulated/strava")).body).toContain("given up after 3 tries");
});

test("the consent page sends nobody anywhere else, and serves no other client", async () => {
  const good = sourceOf(world, "strava").authorizeUrl({
    state: "s",
    codeChallenge: "",
    redirectUri: strava.redirectUri,
  });
  expect((await world.app.inject(good.pathname + good.search)).statusCode).toBe(200);
  for (const [name, value] of [
    ["redirect_uri", `https://elsewhere.example${pathTo(api.finishConnection, { provider: "strava" })}`],
    ["redirect_uri", "https://kalivo.example.evil.example/api/integration/x"],
    ["client_id", "8"],
    ["response_type", "token"],
  ] as const) {
    const bad = new URL(good);
    bad.searchParams.set(name, value);
    expect((await world.app.inject(bad.pathname + bad.search)).statusCode).toBe(400);
    expect(
      (await press(world, bad.pathname + bad.search, { answer: "allow", account: "a" })).statusCode,
    ).toBe(400);
  }
  const unchallenged = sourceOf(world, "garmin").authorizeUrl({
    state: "s",
    codeChallenge: "",
    redirectUri: garmin.redirectUri,
  });
  expect((await world.app.inject(unchallenged.pathname + unchallenged.search)).statusCode).toBe(400);
});

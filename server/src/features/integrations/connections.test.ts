import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { run } from "#server-test/support/activity-source.ts";
import { put, useSources } from "#server-test/support/connections.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { settled } from "#server-test/support/settled-workouts.ts";
import { openSecret, sealSecret } from "../../crypto/sealed-secret.ts";
import { erasePerson } from "../account/erasure/erase-person.ts";
import { withTokens } from "./connections/tokens.ts";

// The tests follow each other on one clock.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const {
  strava,
  agree,
  begin,
  comeBack,
  connect,
  connected,
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
const byName = (one = "", other = "") => one.localeCompare(other);
const tokensOf = (person: Somebody) =>
  db()
    .selectFrom("source_connections")
    .select("tokens_sealed")
    .where("user_id", "=", person.id)
    .executeTakeFirstOrThrow();

test("from the provider's page back: connected, active at once, and the page names the account", async () => {
  const ada = await somebody(kalivo, "Ada", "Runner");
  expect(await connection(ada)).toMatchObject({ connectable: true, status: "none", allowed: false });
  const page = await connect(ada, "strava", "ada");
  expect(Object.keys(page)).toEqual(["provider", "connection"]);
  expect(await connection(ada)).toMatchObject({
    status: "active",
    shares: false,
    attribution: "Powered by Strava",
  });
  expect(await activeSource(ada)).toBe("strava");
  const token = String(page["connection"]);
  const finished = pathTo(api.readFinishedConnection, { token });
  const undo = pathTo(api.undoConnection, { token });
  expect((await kalivo.call("GET", finished)).body).toEqual({ provider: "strava", account: "Ada Runner" });
  const { tokens_sealed } = await tokensOf(ada);
  expect(tokens_sealed.includes("access")).toBe(false);

  expect((await kalivo.call("POST", pathTo(api.undoConnection, { token: `${token}x` }))).status).toBe(404);
  expect((await kalivo.call("POST", undo)).status).toBe(200);
  expect((await kalivo.call("POST", undo)).status).toBe(410);
  expect([(await connection(ada))?.status, await activeSource(ada)]).toEqual(["none", "manual"]);
  await kalivo.runDue();
  expect(strava.calls.revoke).toEqual(["ada"]);
});

test("a state used twice, another provider's, an old one, and a code from elsewhere connect nobody", async () => {
  const bea = await somebody(kalivo, "Bea");
  const state = await begin(bea, "strava");
  await begin(bea, "garmin");
  expect(await comeBack("garmin", { state, code: "garmin.bea" })).toEqual({
    provider: "garmin",
    reason: "state",
  });
  const answers = await Promise.all([1, 2].map(() => comeBack("strava", { state, code: "garmin.bea" })));
  expect(answers.map(({ reason }) => reason).toSorted(byName)).toEqual(["denied", "state"]);
  expect(await comeBack("strava", { code: "strava.bea" })).toMatchObject({ reason: "state" });

  const again = await begin(bea, "strava");
  expect(await comeBack("strava", { state: again, code: "strava.bea", scope: "none" })).toMatchObject({
    reason: "scope",
  });
  const withdrawn = await begin(bea, "strava");
  await agree(bea, "source_strava", false);
  expect(await comeBack("strava", { state: withdrawn, code: "strava.bea" })).toMatchObject({
    reason: "consent",
  });
  const late = await begin(bea, "strava");
  await moveBy(11);
  expect(await comeBack("strava", { state: late, code: "strava.bea" })).toMatchObject({ reason: "state" });
  expect((await connection(bea))?.status).toBe("none");
});

test("one account there belongs to one account here, also of two at once", async () => {
  const people = [await somebody(kalivo, "Cy"), await somebody(kalivo, "Di")];
  const pages = await Promise.all(people.map((person) => connect(person, "strava", "shared")));
  expect(pages.map(({ reason }) => reason ?? "connected").toSorted(byName)).toEqual(["connected", "taken"]);
  const states = await Promise.all(people.map(async (person) => (await connection(person))?.status));
  expect(states.toSorted(byName)).toEqual(["active", "none"]);
});

const ask = (person: Somebody) =>
  withTokens(services(), { userId: person.id, provider: "strava" }, (_, tokens) =>
    Promise.resolve(tokens.accessToken),
  );

test("of two who need a new pair at once only one asks, and the tokens are sealed anew with the newest key", async () => {
  const hal = await connected("hal");
  await kalivo.runDue();
  await moveBy(5 * 60 + 51);
  strava.calls.refresh = 0;
  const answers = await Promise.all([ask(hal), ask(hal), ask(hal)]);
  expect(answers.map((answer) => answer.ok && answer.value)).toEqual(Array(3).fill("access hal 2"));
  expect(strava.calls.refresh).toBe(1);

  const old = services().secretKeys;
  const rotated = ["a".repeat(32), ...old];
  const owner = { userId: hal.id, provider: "strava", kind: "tokens" };
  expect(
    await withTokens(
      { ...services(), secretKeys: rotated },
      { userId: hal.id, provider: "strava" },
      async () => 1,
    ),
  ).toMatchObject({ ok: true });
  const text = openSecret(rotated.slice(0, 1), owner, (await tokensOf(hal)).tokens_sealed);
  expect(text).toContain("access hal 2");
  const tokens_sealed = sealSecret(old, owner, text ?? "");
  await db().updateTable("source_connections").set({ tokens_sealed }).where("user_id", "=", hal.id).execute();
});

test("a connection that broke says so once, tries no more, and heals by connecting again", async () => {
  const ivy = await connected("ivy");
  await kalivo.runDue();
  strava.withdraw("ivy");
  for (const id of ["a", "b", "c"])
    await told("strava", [{ kind: "activityRef", providerUserId: "ivy", id }]);
  expect((await connection(ivy))?.status).toBe("needs_reconnect");
  expect(await mails(ivy)).toEqual(["Strava needs you to sign in again"]);
  strava.calls.refresh = 0;
  await told("strava", [{ kind: "activityRef", providerUserId: "ivy", id: "d" }]);
  expect(strava.calls.refresh).toBe(0);
  await connect(ivy, "strava", "ivy");
  expect((await connection(ivy))?.status).toBe("active");
});

test("disconnecting deletes what is not billed, strips what is, ends it at the provider, and says so in writing", async () => {
  const now = services().clock.now().toISOString();
  put(
    strava,
    "kim",
    run("strava", "k1", now),
    run("strava", "k2", new Date(Date.parse(now) - 9_000_000).toISOString()),
  );
  const kim = await connected("kim");
  await agree(kim, "share_strava");
  await kalivo.runDue();
  const [billed] = await workouts(kim);
  await settled(kalivo.owner, [billed?.id ?? 0]);
  strava.calls.revoke.length = 0;
  const end = () =>
    kalivo.call("POST", pathTo(api.disconnectProvider, { provider: "strava" }), { token: kim.token });
  expect((await end()).status).toBe(200);
  expect((await end()).status).toBe(409);
  expect(await workouts(kim)).toMatchObject([{ ref: expect.stringMatching(/^hmac:/), km: null }]);
  expect(await rawPayloads(kim)).toEqual([]);
  expect(await mails(kim)).toEqual(["Strava is disconnected"]);
  expect(strava.calls.revoke).toEqual(["kim"]);
  // After reconnecting, billed workouts are recognised and not stored a second time.
  await connect(kim, "strava", "kim");
  await kalivo.runDue();
  expect(await refs(kim)).toEqual([expect.stringMatching(/^hmac:/), "k1"]);
});

test("who is erased is forgotten at the provider as well", async () => {
  const ned = await connected("ned");
  await kalivo.runDue();
  strava.calls.revoke.length = 0;
  await db()
    .transaction()
    .execute((tx) => erasePerson(tx, { id: ned.id, publicUrl: "http://x" }, services().clock.now()));
  await kalivo.runDue();
  expect(strava.calls.revoke).toEqual(["ned"]);
  expect(await db().selectFrom("source_revocations").selectAll().execute()).toEqual([]);
});

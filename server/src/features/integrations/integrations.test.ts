import { CONSENT_VERSIONS } from "@kalivo/words/consent-versions.ts";
import type { ConsentKind } from "@kalivo/contract/routes/own/give-consent.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { CONNECTIONS_BEGUN_AN_HOUR } from "@kalivo/domain/limits.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { redeemState } from "./connection-state.ts";

const kalivo = useProduct();
const init = (person: Somebody, data: Record<string, unknown>) =>
  kalivo.call("GET", api.initIntegration, { token: person.token, data });
const agree = (person: Somebody, kind: ConsentKind, granted = true) =>
  kalivo.call("POST", api.giveConsent, {
    token: person.token,
    data: { kind, text_version: CONSENT_VERSIONS[kind], granted },
  });
/** A person who consented to both providers. */
const agreed = async () => {
  const person = await somebody(kalivo);
  for (const kind of ["source_strava", "source_garmin"] as const) await agree(person, kind);
  return person;
};
const choose = (person: Somebody, source: unknown) =>
  kalivo.call("POST", api.setActiveSource, { token: person.token, data: { source }, form: true });
const activeSource = async ({ token }: Somebody) =>
  (await kalivo.call("GET", api.readMe, { token })).body.active_source;
const redeem = (state: string, provider: "strava" | "garmin", minutesLater = 0) => {
  const { clock } = kalivo.product.services;
  return redeemState(
    kalivo.product.services,
    { state, provider, browser: null },
    new Date(clock.now().getTime() + minutesLater * 60_000),
  );
};

test("connecting begins with a state and an S256 challenge of a verifier that never leaves the server", async () => {
  const person = await agreed();
  const { status, body } = await init(person, { type: "garmin" });
  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual(["authorizeUrl", "challenge", "state"]);
  expect([body.state, body.challenge]).toEqual([
    expect.stringMatching(/^[\w-]{43}$/),
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
  expect(body.authorizeUrl ?? body.challenge).toContain(body.challenge);

  const { db } = kalivo.product.services;
  const [kept, ...others] = await db
    .selectFrom("integration_states")
    .selectAll()
    .where("user_id", "=", person.id)
    .execute();
  expect(others).toEqual([]);
  expect(kept?.state_hash.equals(createHash("sha256").update(body.state).digest())).toBe(true);

  const redeemed = await redeem(body.state, "garmin");
  expect(redeemed?.userId).toBe(person.id);
  const verifier = redeemed?.verifier ?? "";
  expect(verifier).toMatch(/^[\w-]{43}$/);
  expect(createHash("sha256").update(verifier).digest("base64url")).toBe(body.challenge);
  expect(kept?.verifier_sealed.includes(verifier)).toBe(false);
});

test("a state is good once, for ten minutes, for its provider", async () => {
  const person = await agreed();
  const { body: first } = await init(person, { type: "strava" });
  expect(await redeem(first.state, "garmin")).toBeNull();
  expect(await redeem(`${first.state}x`, "strava")).toBeNull();
  const both = await Promise.all([redeem(first.state, "strava"), redeem(first.state, "strava")]);
  expect(both.filter((redeemed) => redeemed !== null)).toHaveLength(1);
  expect(await redeem(first.state, "strava")).toBeNull();

  const { body: late } = await init(person, { type: "strava" });
  expect(await redeem(late.state, "strava", 11)).toBeNull();
  expect(await redeem(late.state, "strava", 9)).not.toBeNull();
});

test("every beginning is another one, and the ones a person left behind go by themselves", async () => {
  const person = await agreed();
  const states = [await init(person, { type: "strava" }), await init(person, { type: "strava" })];
  expect(new Set(states.flatMap(({ body }) => [body.state, body.challenge])).size).toBe(4);
  const { db } = kalivo.product.services;
  await db
    .updateTable("integration_states")
    .set({ created_at: new Date("2026-11-05T09:00:00Z") })
    .where("user_id", "=", person.id)
    .execute();
  await init(person, { type: "garmin" });
  await kalivo.runDue();
  const kept = await db
    .selectFrom("integration_states")
    .select("provider")
    .where("user_id", "=", person.id)
    .execute();
  expect(kept).toEqual([{ provider: "garmin" }]);
});

test("other types, and too many beginnings, are refused", async () => {
  const person = await agreed();
  for (const type of [undefined, "", "manual", "health", "fitbit", "__proto__", "x".repeat(10_000)]) {
    const { status, body } = await init(person, { type });
    expect([type, status, Object.keys(body.errors ?? {})]).toEqual([type, 422, ["type"]]);
  }
  for (let n = 0; n < CONNECTIONS_BEGUN_AN_HOUR; n += 1) await init(person, { type: "strava" });
  const refused = await init(person, { type: "strava" });
  expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect((await init(await agreed(), { type: "strava" })).status).toBe(200);
});

test("nobody is sent to a provider before they said that we may read from it", async () => {
  const person = await somebody(kalivo);
  expect(await init(person, { type: "strava" })).toMatchObject({
    status: 403,
    body: { message: "First say that we may read your workouts from Strava." },
  });
  await agree(person, "source_strava");
  expect((await init(person, { type: "strava" })).status).toBe(200);
  expect((await init(person, { type: "garmin" })).status).toBe(403);
  await agree(person, "source_strava", false);
  expect((await init(person, { type: "strava" })).status).toBe(403);
});

test("workouts come from the chosen source; manual and the device's health app need no connection", async () => {
  const person = await somebody(kalivo);
  expect(await activeSource(person)).toBe("manual");
  expect((await choose(person, "health")).status).toBe(200);
  expect(await activeSource(person)).toBe("health");
  expect((await choose(person, "health")).status).toBe(200);
  expect((await choose(person, "manual")).status).toBe(200);
  expect(await activeSource(person)).toBe("manual");
});

test("a provider that is not connected is refused in words and changes nothing", async () => {
  const person = await somebody(kalivo);
  await choose(person, "health");
  const strava = await choose(person, "strava");
  expect([strava.status, strava.body.message]).toEqual([409, "Connect Strava first."]);
  expect((await choose(person, "garmin")).body.message).toBe("Connect Garmin Connect first.");
  for (const source of [undefined, "", "file", "Strava", ["manual"]]) {
    const { status, body } = await choose(person, source);
    expect([source, status, Object.keys(body.errors ?? {})]).toEqual([source, 422, ["source"]]);
  }
  expect(await activeSource(person)).toBe("health");
});

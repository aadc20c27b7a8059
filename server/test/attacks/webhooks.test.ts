import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { STRAVA_HINT_READS, STRAVA_HINT_READS_OF_ONE } from "@kalivo/domain/limits.ts";
import { deriveKey } from "../../src/crypto/signed-token.ts";
import { timedSignature } from "../../src/crypto/timed-signature.ts";
import { sourceWebhookPath, sourceWebhookSecrets } from "../../src/crypto/webhook-secret.ts";
import { usersOf } from "../support/connections.ts";
import type { Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { consentAt, pressSimulated } from "../support/simulated.ts";

// Somebody who speaks in Strava's name: with nothing, with our secret address, with a public athlete id.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const { start, comeBack, member, connection, moveBy } = usersOf(kalivo);
const db = () => kalivo.product.services.db;
const SUBSCRIPTION = 120475;

async function connected(name: string): Promise<{ person: Somebody; athlete: string }> {
  const person = await member(name);
  const { authorizeUrl } = await start(person, "strava");
  const back = await consentAt(kalivo, authorizeUrl ?? "", { account: name });
  expect(await comeBack("strava", Object.fromEntries(back.searchParams))).toHaveProperty("connection");
  await moveBy(16); // connecting has reads of its own: a new window of Strava's limit
  const kept = db().selectFrom("source_connections").select("provider_user_id");
  const { provider_user_id } = await kept.where("user_id", "=", person.id).executeTakeFirstOrThrow();
  return { person, athlete: provider_user_id };
}

const eventOf = (athlete: string, object: number | string, subscription = SUBSCRIPTION) =>
  `{"aspect_type":"create","event_time":1,"object_id":${object},"object_type":"activity","owner_id":${athlete},"subscription_id":${subscription},"updates":{}}`;

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  kalivo.app.inject({
    method: "POST",
    url,
    payload,
    headers: { "content-type": "application/json", ...headers },
  });
const ours = () => sourceWebhookPath("strava", kalivo.product.services.secretKeys);
const forge = (payload: string, headers: Record<string, string> = {}) => post(ours(), payload, headers);

const inbox = async () => (await db().selectFrom("source_inbox").select("id").execute()).length;
const pauses = () => db().selectFrom("source_pauses").select("reason").execute();

/** How often Strava was asked for an activity since. */
function countReads() {
  const { activitySources } = kalivo.product.services;
  const { strava } = activitySources;
  if (strava?.fetchActivity === undefined) throw new Error("Strava is not simulated here");
  const { fetchActivity } = strava;
  const reads: string[] = [];
  strava.fetchActivity = async (tokens, id) => {
    reads.push(id);
    return fetchActivity(tokens, id);
  };
  return { reads, stop: () => Object.assign(strava, { fetchActivity }) };
}

test("the address Strava is given has a part nobody can guess: elsewhere nothing is heard, and nothing is told", async () => {
  const { athlete } = await connected("Guessed");
  const answers = [];
  for (let id = SUBSCRIPTION - 50; id < SUBSCRIPTION + 50; id += 1)
    answers.push(
      (await post(pathTo(api.stravaWebhook, { secret: "guess" }), eventOf(athlete, 1, id))).statusCode,
    );
  answers.push((await post(api.stravaWebhook.replace("/{secret}", ""), eventOf(athlete, 1))).statusCode);
  expect(new Set(answers)).toEqual(new Set([404]));
  const shake = "hub.mode=subscribe&hub.challenge=x&hub.verify_token=guess";
  const asked = await kalivo.app.inject({
    url: `${pathTo(api.stravaHandshake, { secret: "guess" })}?${shake}`,
  });
  expect(asked.statusCode).toBe(404);
  expect(await inbox()).toBe(0);
});

test("the address of an older key stays good until the key is gone, and Garmin's is another", () => {
  const keys = ["a".repeat(40), "b".repeat(40)];
  const [strava, garmin] = [sourceWebhookSecrets("strava", keys), sourceWebhookSecrets("garmin", keys)];
  expect(new Set([...strava, ...garmin]).size).toBe(4);
  expect(sourceWebhookPath("strava", keys)).toContain(strava[0]);
});

test("what is too large for an event is not read, and whom we do not know is not written down", async () => {
  const before = await inbox();
  const padded = eventOf("1", 1).replace('"updates":{}', `"updates":{"title":"${"x".repeat(62_000)}"}`);
  expect((await forge(padded)).statusCode).toBe(413);
  for (let object = 0; object < 300; object += 1)
    expect((await forge(eventOf("987654321", object))).statusCode).toBe(200);
  expect(await inbox()).toBe(before);
});

test("forged events for somebody's athlete spend a small budget, stop nobody's Strava, and lose nothing", async () => {
  const { athlete } = await connected("Forged");
  const other = await connected("Bystander");
  const counted = countReads();
  const before = await inbox();
  const answers = await Promise.all(Array.from({ length: 1_000 }, (_, n) => forge(eventOf(athlete, n + 1))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(1_000).fill(200));
  expect((await inbox()) - before).toBeLessThanOrEqual(100);
  await kalivo.runDue();
  expect(counted.reads.length).toBeLessThanOrEqual(STRAVA_HINT_READS_OF_ONE);
  expect(await pauses()).toEqual([]);

  // A workout of somebody else is read at once, signed or not.
  await pressSimulated(kalivo, "/simulated/strava/fault/unsigned");
  const added = {
    athlete: other.athlete,
    sport: "running",
    km: "5",
    minutes: "30",
    kcal: "400",
    start: "2026-11-05T07:00",
  };
  const had = await workoutsOf(other.person);
  await pressSimulated(kalivo, "/simulated/strava/activity", added);
  await kalivo.runDue();
  await kalivo.runDue();
  expect(await workoutsOf(other.person)).toBe(had + 1);
  counted.stop();
});

test("however many athletes are named, unsigned events never take more than their share of Strava's limit", async () => {
  const people = [];
  for (let n = 0; n < 12; n += 1) people.push(await connected(`Many ${n}`));
  const counted = countReads();
  for (const { athlete } of people)
    await Promise.all(Array.from({ length: 20 }, (_, n) => forge(eventOf(athlete, n + 1))));
  await kalivo.runDue();
  expect(counted.reads.length).toBeLessThanOrEqual(STRAVA_HINT_READS);
  expect(await pauses()).toEqual([]);
  counted.stop();
});

test("a signature of another form counts like none; a wrong one is refused", async () => {
  const { athlete } = await connected("Signed");
  const body = eventOf(athlete, 77);
  const header = "x-strava-signature";
  const secret = clientSecret();
  expect((await forge(body, { [header]: "sha256=0123" })).statusCode).toBe(200);
  const wrong = timedSignature(body, "another secret", new Date());
  expect((await forge(body, { [header]: wrong })).statusCode).toBe(403);
  const good = timedSignature(body, secret, new Date());
  expect((await forge(body, { [header]: `${good},v2=abc` })).statusCode).toBe(200);
  expect((await forge(body, { [header]: good })).statusCode).toBe(200);
});

test("once Strava is seen to sign, what is not signed is not believed", async () => {
  const { athlete, person } = await connected("Later");
  const counted = countReads();
  const body = eventOf(athlete, 4242);
  const signed = { "x-strava-signature": timedSignature(body, clientSecret(), new Date()) };
  expect((await forge(body, signed)).statusCode).toBe(200);
  expect((await forge(eventOf(athlete, 4343))).statusCode).toBe(403);
  await kalivo.runDue();
  expect(counted.reads).toEqual(["4242"]);
  expect((await connection(person))?.status).toBe("active");
  counted.stop();
});

const workoutsOf = async ({ id }: Somebody) =>
  (await db().selectFrom("workouts").select("id").where("user_id", "=", id).execute()).length;

/** Of the demo's own Strava, as its application and ours share it. */
function clientSecret(): string {
  const [key = ""] = kalivo.product.services.secretKeys;
  return deriveKey(key, "simulated strava").toString("hex");
}

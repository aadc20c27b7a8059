import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SourceError, type ActivitySource } from "#server/adapters/health/port.ts";
import { openDatabase, type Database } from "#server/db/client.ts";
import { useSources } from "#server-test/support/connections.ts";
import { newPerson } from "#server-test/support/month-world.ts";
import { useProduct } from "#server-test/support/product.ts";
import { openTokens, sealTokens } from "../connections/tokens.ts";
import { deleteRevocationsOf, insertRevocation } from "./revocations.queries.ts";
import { sendRevocations } from "./send-revocations.ts";

// What is ended here is told to the provider, however long that takes.

const kalivo = useProduct({ LOG_LEVEL: "silent" });
const { strava } = useSources(kalivo);
const services = () => kalivo.product.services;
const db = () => services().db;
const now = () => services().clock.now();
/** Of who connects again meanwhile: waits a second for a lock. */
let other: Database;
let userId: number;

beforeAll(() => {
  other = openDatabase(kalivo.product.directString, { max: 1, lockMs: 1_000, onLost: () => undefined });
});
afterAll(() => other.close());
beforeEach(async () => {
  userId = await newPerson(db());
  const whose = { userId, provider: "strava" } as const;
  const tokens = { accessToken: "old", refreshToken: "refresh", expiresAt: now() };
  const tokensSealed = sealTokens(services().secretKeys, whose, tokens);
  await insertRevocation(db(), { ...whose, providerUserId: "one", tokensSealed }, now());
});

const send = (source: Partial<ActivitySource>) =>
  sendRevocations({ ...services(), activitySources: { strava: { ...strava.source, ...source } } });
const left = () => db().selectFrom("source_revocations").selectAll().execute();
const connectAgain = () => deleteRevocationsOf(other.db, "strava", "one");
const refused = () => Promise.reject(new SourceError({ kind: "needs_reconnect" }));

test("a slow provider holds no transaction, and keeps nobody waiting who connects again", async () => {
  const [called, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sending = send({ revoke: () => (called.resolve(), answer.promise) });
  await called.promise;
  try {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
    `.execute(other.db);
    expect(rows).toHaveLength(0);
    await connectAgain();
  } finally {
    answer.resolve();
    await sending;
  }
  expect(await left()).toEqual([]);
});

test("tokens renewed on the way are kept before they are used", async () => {
  const renewed = { accessToken: "new", refreshToken: "next", expiresAt: now() };
  const asked: string[] = [];
  await send({
    revoke: async ({ accessToken }) => {
      asked.push(accessToken);
      if (accessToken === "old") await refused();
      const [kept] = await left();
      if (kept === undefined) throw new Error("it is gone");
      const sealed = {
        userId,
        provider: "strava",
        tokensSealed: kept.tokens_sealed,
        expiresAt: now(),
      } as const;
      asked.push(openTokens(services().secretKeys, sealed)?.accessToken ?? "unreadable");
    },
    refresh: async () => renewed,
  });
  expect(asked).toEqual(["old", "new", "new"]);
  expect(await left()).toEqual([]);
});

test("who connects again between two calls is not cut off by the second", async () => {
  const asked: string[] = [];
  await send({
    revoke: ({ accessToken }) => (asked.push(accessToken), refused()),
    refresh: async () => {
      await connectAgain();
      return { accessToken: "new", refreshToken: "next", expiresAt: now() };
    },
  });
  expect(asked).toEqual(["old"]);
});

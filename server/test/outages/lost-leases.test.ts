import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SourceError, type ActivitySource } from "../../src/adapters/health/port.ts";
import type { PushSender } from "../../src/adapters/push/port.ts";
import { openDatabase, type Database } from "../../src/db/client.ts";
import { claimPushes } from "../../src/features/bell/bell.queries.ts";
import { deliverPushes } from "../../src/features/bell/deliver-pushes.ts";
import {
  claimEntries,
  closeEntry,
  postponeEntry,
  renewEntries,
} from "../../src/features/integrations/inbox/inbox.queries.ts";
import { sealTokens } from "../../src/features/integrations/connections/tokens.ts";
import {
  claimRevocation,
  insertRevocation,
} from "../../src/features/integrations/revocations/revocations.queries.ts";
import { sendRevocations } from "../../src/features/integrations/revocations/send-revocations.ts";
import { keepMessage } from "../../src/features/integrations/webhook/webhook.queries.ts";
import { claimEvents, insertEvent } from "../../src/features/payment/events/events.queries.ts";
import { applyProviderEvents } from "../../src/features/payment/events/provider-events.ts";
import { useSources } from "../support/connections.ts";
import { keptLog } from "../support/kept-log.ts";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// A worker stands still with work in hand until its lease is over, and another takes it. The first one changes nothing of it
// when it goes on. Mails: lost-mails.test.ts.

const kalivo = useProduct({ LOG_LEVEL: "silent" });
const { strava } = useSources(kalivo);
const services = () => kalivo.product.services;
const db = () => services().db;
const now = () => services().clock.now();

let another: Database;
beforeAll(() => {
  another = openDatabase(kalivo.product.directString, { max: 1, onLost: () => undefined });
});
afterAll(() => another.close());

type Leased = "provider_events" | "source_inbox" | "source_revocations";

const nothing = async () => undefined;
const leaseIsOver = (table: Leased) =>
  sql`update ${sql.table(table)} set lease_until = clock_timestamp() - interval '1 second'`.execute(db());
const rowsOf = (table: Leased | "notifications") => db().selectFrom(table).selectAll().execute();

test("an event of the provider that another worker has by now stays as that one has it, applied or not", async () => {
  const { log, said } = keptLog();
  for (const fails of [true, false]) {
    const id = `evt_lost_${String(fails)}`;
    const about = { kind: "payment.changed", objectRef: "pi_lost", tellsSuccess: false, createdAt: now() };
    await insertEvent(db(), { ...about, id, provider: "sandbox", now: now() });
    let held: unknown;
    const standStill = async () => {
      await leaseIsOver("provider_events");
      expect(await claimEvents(another.db, "sandbox", now(), 10)).toHaveLength(1);
      held = await rowsOf("provider_events");
      if (fails) throw new Error("the provider is down");
    };
    await applyProviderEvents(
      {
        paymentChanged: standStill,
        refundChanged: nothing,
        disputeChanged: nothing,
        payoutChanged: nothing,
      },
      { ...services(), log },
    );
    expect(await rowsOf("provider_events")).toEqual(held);
    await kalivo.owner.deleteFrom("provider_events").execute();
  }
  const lost = said.filter((one) => one.includes("is another worker's by now"));
  expect(lost).toHaveLength(2);
});

test("a message of a provider of workouts that another worker has by now stays as that one has it", async () => {
  const told = {
    provider: "strava",
    fingerprint: randomBytes(32),
    body: Buffer.from("said"),
    proven: true,
  } as const;
  await keepMessage(services().pool, told, now());
  const take = async (database: Database["db"]) => {
    const [entry, ...more] = await claimEntries(database, ["strava"], now(), 10);
    if (entry === undefined || more.length > 0) throw new Error("one message waits");
    return entry;
  };
  const lost = await take(db());
  await leaseIsOver("source_inbox");
  const theirs = await take(another.db);
  const held = await rowsOf("source_inbox");
  const later = { at: new Date("2027-01-01T00:00:00Z"), tries: 7, failure: "lost" };
  expect(await closeEntry(db(), lost, { now: now(), failure: "lost" })).toBe(false);
  expect(await postponeEntry(db(), lost, later)).toBe(false);
  await renewEntries(db(), [lost]);
  expect(await rowsOf("source_inbox")).toEqual(held);

  await keepMessage(services().pool, told, now()); // told again, while the other has it in hand
  expect(await closeEntry(another.db, theirs, { now: now(), failure: null })).toBe(false);
  expect(await postponeEntry(another.db, theirs, later)).toBe(false);
  const last = await take(db());
  expect(await closeEntry(db(), last, { now: now(), failure: null })).toBe(true);
});

test("the end of a connection that another worker has by now stays as that one has it, done or not", async () => {
  const { id: userId } = await somebody(kalivo);
  const whose = { userId, provider: "strava" } as const;
  const tokens = { accessToken: "old", refreshToken: "refresh", expiresAt: now() };
  const tokensSealed = sealTokens(services().secretKeys, whose, tokens);
  for (const answer of [
    async () => undefined,
    () => Promise.reject(new SourceError({ kind: "down" })),
  ] satisfies ActivitySource["revoke"][]) {
    await insertRevocation(db(), { ...whose, providerUserId: "one", tokensSealed }, now());
    let held: unknown;
    const revoke = async () => {
      await leaseIsOver("source_revocations");
      expect(await claimRevocation(another.db, "strava", now())).not.toBeNull();
      held = await rowsOf("source_revocations");
      return answer();
    };
    await sendRevocations({ ...services(), activitySources: { strava: { ...strava.source, revoke } } });
    expect(await rowsOf("source_revocations")).toEqual(held);
    await db().deleteFrom("source_revocations").execute();
  }
});

test("a push that another worker has by now stays as that one has it", async () => {
  const { id: userId } = await somebody(kalivo);
  await sql`
    insert into notifications (user_id, kind, key, about, told_at, push_at)
    values (${userId}, 'collected', 'lost', '{"statement_id": 7, "cents": 1130}', ${now()}, ${now()})
  `.execute(db());
  await sql`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, vapid_key, created_at)
    select user_id, id, 'https://push.example/lost', repeat('p', 87), repeat('a', 22), repeat('v', 87), ${now()}
    from sessions
    where user_id = ${userId}
  `.execute(db());
  let held: unknown;
  const takenOver = async () => {
    const later = new Date(now().getTime() + 11 * 60_000);
    expect(await claimPushes(another.db, later, 10)).toHaveLength(1);
    held = await rowsOf("notifications");
  };
  const pushes: PushSender = { publicKey: "", accepts: () => true, send: takenOver };
  await deliverPushes({ ...services(), pushes });
  expect(held).toBeDefined();
  expect(await rowsOf("notifications")).toEqual(held); // which pushes it, should this one have died before it did
});

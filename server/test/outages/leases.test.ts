import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { renewLeases } from "../../src/features/billing/collect/attempts.queries.ts";
import { claimDueCharges } from "../../src/features/billing/collect/collect.queries.ts";
import { claimEntries, renewEntries } from "../../src/features/integrations/inbox/inbox.queries.ts";
import {
  claimRevocation,
  insertRevocation,
  renewRevocation,
} from "../../src/features/integrations/revocations/revocations.queries.ts";
import { keepMessage } from "../../src/features/integrations/webhook/webhook.queries.ts";
import { enqueueMail } from "../../src/features/mail/enqueue-mail.queries.ts";
import { claimMails, renewMails } from "../../src/features/mail/in-hand.queries.ts";
import { claimEvents, insertEvent, renewEvents } from "../../src/features/payment/events/events.queries.ts";
import { LEASE_SECONDS } from "../../src/concurrency/lease.ts";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { submittedCharge } from "../support/submitted-charge.ts";

// What a process took is its own while it says so, and free soon after it died.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const now = () => kalivo.product.services.clock.now();

type Leased = "outbox" | "provider_events" | "source_inbox" | "source_revocations";

/** As long as the lease has left, in seconds; null: nobody holds it. */
async function leftOf(table: Leased, key: string, name: string | number): Promise<number | null> {
  const { rows } = await sql<{ left: number | null }>`
    select extract(epoch from lease_until - clock_timestamp())::float8 as left
    from ${sql.table(table)}
    where ${sql.ref(key)} = ${name}
  `.execute(db());
  return rows[0]?.left ?? null;
}

async function leave(table: Leased, seconds: number): Promise<void> {
  await sql`
    update ${sql.table(table)}
    set lease_until = clock_timestamp() + make_interval(secs => ${seconds})
  `.execute(db());
}

test("a mail in hand is held for longer, again and again; one whose holder was silent is anybody's", async () => {
  const { id: userId } = await somebody(kalivo);
  await enqueueMail(db(), { key: "leased", kind: "welcome", userId, payload: {}, notBefore: now() });
  const take = () => claimMails(db(), ["welcome"], now(), 10);
  const mails = (await take()).filter(({ key }) => key === "leased");
  expect(await leftOf("outbox", "key", "leased")).toBeLessThanOrEqual(LEASE_SECONDS);
  await leave("outbox", 5);
  await renewMails(db(), mails);
  expect(await leftOf("outbox", "key", "leased")).toBeGreaterThan(LEASE_SECONDS / 2);
  expect(await take()).toEqual([]);
  await leave("outbox", -1);
  await renewMails(db(), mails); // too late: it may be another's
  expect(await leftOf("outbox", "key", "leased")).toBeLessThan(0);
  expect((await take()).map(({ key }) => key)).toContain("leased");
});

test("an event of the provider in hand is held for longer; one whose holder was silent is anybody's", async () => {
  const event = { id: "evt_leased", kind: "payment.changed", objectRef: "pi_1", tellsSuccess: false };
  await insertEvent(db(), { ...event, provider: "stripe", createdAt: now(), now: now() });
  const take = () => claimEvents(db(), "stripe", now(), 10);
  const taken = await take();
  expect(taken.map(({ id }) => id)).toEqual([event.id]);
  await leave("provider_events", 5);
  await renewEvents(db(), "stripe", taken);
  expect(await leftOf("provider_events", "event_id", event.id)).toBeGreaterThan(LEASE_SECONDS / 2);
  expect(await take()).toEqual([]);
  await leave("provider_events", -1);
  await renewEvents(db(), "stripe", taken);
  expect((await take()).map(({ id }) => id)).toEqual([event.id]);
});

test("a message of a provider of workouts in hand is held for longer; one whose holder was silent is anybody's", async () => {
  const fingerprint = randomBytes(32);
  const told = { provider: "strava", fingerprint, body: Buffer.from("said"), proven: true } as const;
  await keepMessage(kalivo.product.services.pool, told, now());
  const claim = () => claimEntries(db(), ["strava"], now(), 10);
  const take = async () => (await claim()).map(({ id }) => id);
  const entries = await claim();
  const id = entries[0]?.id ?? 0;
  expect(entries).toHaveLength(1);
  expect(await leftOf("source_inbox", "id", id)).toBeLessThanOrEqual(LEASE_SECONDS);
  await leave("source_inbox", 5);
  await renewEntries(db(), entries);
  expect(await leftOf("source_inbox", "id", id)).toBeGreaterThan(LEASE_SECONDS / 2);
  expect(await take()).toEqual([]);
  await leave("source_inbox", -1);
  await renewEntries(db(), entries);
  expect(await take()).toEqual([id]);
  await keepMessage(kalivo.product.services.pool, told, now()); // told again, which is not to be lost
  expect(await take()).toEqual([id]);
});

test("the end of a connection in hand is held for longer; one whose holder was silent is anybody's", async () => {
  const { id: userId } = await somebody(kalivo);
  const ended = {
    userId,
    provider: "strava",
    providerUserId: "1",
    tokensSealed: Buffer.from("sealed"),
  } as const;
  await insertRevocation(db(), ended, now());
  const take = async () => (await claimRevocation(db(), "strava", now()))?.id;
  const taken = await claimRevocation(db(), "strava", now());
  if (taken === null) throw new Error("one is to be ended");
  const { id } = taken;
  await leave("source_revocations", 5);
  await renewRevocation(db(), taken);
  expect(await leftOf("source_revocations", "id", id)).toBeGreaterThan(LEASE_SECONDS / 2);
  expect(await take()).toBeUndefined();
  await leave("source_revocations", -1);
  await renewRevocation(db(), taken);
  expect(await take()).toBe(id);
});

test("a charge in hand is held for longer by its own worker; one whose worker was silent is anybody's", async () => {
  const id = await submittedCharge(db(), now());
  await db().updateTable("charges").set({ next_attempt_at: now() }).where("id", "=", id).execute();
  const after = (seconds: number) => new Date(now().getTime() + seconds * 1000);
  const claim = (at: Date) => claimDueCharges(db(), at, "one", 10, { period: null, provider: "sandbox" });
  const began = now();
  expect(await claim(began)).toEqual([id]);
  await renewLeases(db(), [id], "another", new Date(began.getTime() + 20_000));
  await renewLeases(db(), [id], "one", new Date(began.getTime() + 20_000));
  expect(await claim(new Date(began.getTime() + (LEASE_SECONDS + 15) * 1000))).toEqual([]);
  await renewLeases(db(), [id], "one", after(LEASE_SECONDS * 10)); // too late: it may be another's
  expect(await claim(after(LEASE_SECONDS * 10))).toEqual([id]);
});

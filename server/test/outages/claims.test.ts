import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database, type Queryable } from "../../src/db/client.ts";
import { claimPushes } from "../../src/features/bell/bell.queries.ts";
import { renewLeases } from "../../src/features/billing/collect/attempts.queries.ts";
import { claimDueCharges } from "../../src/features/billing/collect/collect.queries.ts";
import { claimEntries, renewEntries } from "../../src/features/integrations/inbox/inbox.queries.ts";
import {
  claimRevocation,
  insertRevocation,
  renewRevocation,
} from "../../src/features/integrations/revocations/revocations.queries.ts";
import { enqueueMail } from "../../src/features/mail/enqueue-mail.queries.ts";
import { claimMails, renewMails } from "../../src/features/mail/in-hand.queries.ts";
import { claimEvents, insertEvent, renewEvents } from "../../src/features/payment/events/events.queries.ts";
import { takeDueRequest } from "../../src/features/people/erasure-requests.queries.ts";
import { lockStale } from "../../src/features/stats/steps/steps.queries.ts";
import { tellingSince } from "../../src/features/workouts/sources.queries.ts";
import { newPerson, newWorkout, useDatabase } from "../support/month-world.ts";
import { submittedCharge } from "../support/submitted-charge.ts";

// Several processes look for the same work at the same moment: each takes what no other has, and waits for none of them.

const world = useDatabase();
const NOW = new Date("2026-11-05T10:00:00Z");
const people: number[] = [];
const charges: number[] = [];
const EVENTS = ["evt_1", "evt_2"];
let another: Database;

beforeAll(async () => {
  // Who skips waits for nothing; who would wait fails.
  another = openDatabase(world.connectionString, { max: 1, lockMs: 1_000, onLost: () => undefined });
  for (const nth of [1, 2]) await workFor(world.db, nth);
  for (const statement of [
    "update charges set next_attempt_at = due_at",
    "update shown_steps set until = '2026-11-05T00:00:00Z'",
    "update workouts set source = 'strava', provider_activity_id = id::text, km = 5",
  ])
    await sql.raw(statement).execute(world.owner);
});
afterAll(() => another.close());

/** One piece of every kind of work. */
async function workFor(db: Database["db"], nth: number): Promise<void> {
  const userId = await newPerson(db);
  people.push(userId);
  charges.push(await submittedCharge(db, NOW));
  await newWorkout(db, { burner: userId, endAt: "2026-10-01T10:00:00Z", kcal: 300 });
  const payload = { newsletter_id: 1 };
  await enqueueMail(db, { key: `mail:${nth}`, kind: "newsletter", userId, payload, notBefore: NOW });
  const about = { kind: "payment.changed", objectRef: "pi_1", tellsSuccess: false, createdAt: NOW, now: NOW };
  await insertEvent(db, { ...about, provider: "stripe", id: EVENTS[nth - 1] ?? "" });
  const connection = { userId, provider: "strava", providerUserId: String(nth) } as const;
  await insertRevocation(db, { ...connection, tokensSealed: Buffer.from("sealed") }, NOW);
  await sql`
    insert into source_inbox (provider, fingerprint, body, received_at, next_try_at)
    values ('strava', sha256(${String(nth)}::bytea), 'said', ${NOW}, ${NOW})
  `.execute(db);
  await sql`
    insert into notifications (user_id, kind, key, about, told_at, push_at)
    values (${userId}, 'cheered', 'one', '{}', ${NOW}, ${NOW})
  `.execute(db);
  await sql`
    insert into erasure_requests (user_id, asked_at, confirmed_at, due_at)
    values (${userId}, ${NOW}, ${NOW}, ${NOW})
  `.execute(db);
}

/** Takes one piece of work of a kind, if there is any that nobody has. */
type Claim = (db: Queryable) => Promise<readonly unknown[]>;

const idsOf = <Id>(rows: readonly { id: Id }[]) => rows.map(({ id }) => id);
const claimsIn = async (table: "outbox" | "source_inbox" | "source_revocations") =>
  world.db.selectFrom(table).select(["id", "claim_no as claim"]).execute();
const aMail = async (db: Queryable) => idsOf(await claimMails(db, ["newsletter"], NOW, 1));
const anEvent = async (db: Queryable) => idsOf(await claimEvents(db, "stripe", NOW, 1));
const aMessage = async (db: Queryable) => idsOf(await claimEntries(db, ["strava"], NOW, 1));
const anEnding = async (db: Queryable) => idsOf([(await claimRevocation(db, "strava", NOW)) ?? []].flat());
const aCharge = (db: Queryable) =>
  claimDueCharges(db, NOW, "worker", 1, { period: null, provider: "sandbox" });

async function anErasure(db: Queryable) {
  for (const userId of people) if ((await takeDueRequest(db, userId, NOW)) !== null) return [userId];
  return [];
}

test.each<[string, Claim]>([
  ["a mail", aMail],
  ["an event of the payment provider", anEvent],
  ["a charge", aCharge],
  ["a message of a provider of workouts", aMessage],
  ["a push", async (db) => idsOf(await claimPushes(db, NOW, 1))],
  ["the end of a connection", anEnding],
  ["somebody whose figures changed", (db) => lockStale(db, "day", 1)],
  ["the end of an account", anErasure],
  [
    "a workout that holds more than it may",
    async (db) => idsOf(await tellingSince(db, { before: NOW, decidedFrom: NOW, limit: 1 })),
  ],
])("%s that one process has in hand is passed over by another, which takes the next", async (_, claim) => {
  const [one, other] = [
    await world.db.startTransaction().execute(),
    await another.db.startTransaction().execute(),
  ];
  try {
    const [first, second] = [await claim(one), await claim(other)];
    expect([first.length, second.length]).toEqual([1, 1]);
    expect(second).not.toEqual(first);
  } finally {
    for (const transaction of [other, one]) await transaction.rollback().execute();
  }
});

test.each<[string, Claim, (db: Queryable) => Promise<void>]>([
  ["outbox", aMail, async (db) => renewMails(db, await claimsIn("outbox"))],
  [
    "provider_events",
    anEvent,
    (db) =>
      renewEvents(
        db,
        "stripe",
        EVENTS.map((id) => ({ id, tries: 1 })),
      ),
  ],
  ["charges", aCharge, (db) => renewLeases(db, charges, "worker", NOW)],
  ["source_inbox", aMessage, async (db) => renewEntries(db, await claimsIn("source_inbox"))],
  [
    "source_revocations",
    anEnding,
    async (db) => {
      for (const taken of await claimsIn("source_revocations")) await renewRevocation(db, taken);
    },
  ],
])(
  "who says that it still has rows of %s waits for nobody who has locked them",
  async (table, claim, renew) => {
    expect(await claim(world.db)).toHaveLength(1);
    const holding = await world.db.startTransaction().execute();
    try {
      await sql`select from ${sql.table(table)} for update`.execute(holding);
      await renew(another.db);
    } finally {
      await holding.rollback().execute();
    }
  },
);

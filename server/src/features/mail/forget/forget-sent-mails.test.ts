import { RECORDS_KEPT_DAYS, WORKOUT_KEYS_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { paidCharges, PAID_AT } from "#server-test/support/paid-charge.ts";
import { forgetAlarms } from "../../admin/dashboard/watch/forget-alarms.ts";
import { forgetEvents } from "../../payment/forget/forget-events.ts";
import { forgetWorkoutKeys } from "../../workouts/forget-keys.ts";
import { forgetSentMails } from "./forget-sent-mails.ts";

const world = useDatabase();
const DAY_MS = 86_400_000;
const daysAfter = (days: number) => ({ now: () => new Date(PAID_AT.getTime() + days * DAY_MS) });
const count = async (table: string) => {
  const { rows } = await sql<{ count: bigint }>`select count(*) from ${sql.table(table)}`.execute(
    world.owner,
  );
  return Number(rows[0]?.count);
};

const kept = async () => [await count("provider_events"), await count("alarms"), await count("workout_keys")];

test("the record of a mail goes after its time, and the books still know the receipts", async () => {
  const { db } = world;
  await paidCharges(db, 2);
  await sql`update outbox set sent_at = ${PAID_AT}`.execute(db);
  await sql`
    insert into outbox (key, kind, user_id, payload, not_before)
    select 'waits', 'welcome', min(user_id), '{}', ${PAID_AT} from outbox
  `.execute(db);
  const before = await count("outbox");
  await forgetSentMails({ db, clock: daysAfter(RECORDS_KEPT_DAYS - 1) });
  expect(await count("outbox")).toBe(before);
  await forgetSentMails({ db, clock: daysAfter(RECORDS_KEPT_DAYS + 1) });
  expect(await count("outbox"), "what waits is no record").toBe(1);
  expect(await db.selectFrom("receipts_forgotten").select("mails").execute()).toEqual([
    { mails: 1 },
    { mails: 1 },
  ]);
  expect(await booksDiffer(db)).toEqual([]);

  await sql`delete from receipts_forgotten where charge_id = (select min(id) from charges)`.execute(
    world.owner,
  );
  expect(await booksDiffer(db)).toMatchObject([{ found: expect.stringContaining(", 0 receipt") }]);
});

test("events, alarms and keys go after their time, and not what is not over", async () => {
  const { db, owner } = world;
  await sql`
    insert into provider_events (provider, event_id, kind, created_at, received_at, processed_at)
    values ('sandbox', 'done', 'x', ${PAID_AT}, ${PAID_AT}, ${PAID_AT}), ('sandbox', 'open', 'x', ${PAID_AT}, ${PAID_AT}, null)
  `.execute(owner);
  await sql`
    insert into alarms (kind, subject, message, count, first_seen, last_seen, resolved_at)
    values ('books_differ', 'a', 'a', 1, ${PAID_AT}, ${PAID_AT}, ${PAID_AT}), ('books_differ', 'b', 'b', 1, ${PAID_AT}, ${PAID_AT}, null)
  `.execute(owner);
  await sql`
    insert into workout_keys (user_id, key, body_hash, added_at)
    select min(id), 'key', sha256('a'), ${PAID_AT}::timestamptz from users
  `.execute(owner);
  const forget = async (clock: { now: () => Date }) => {
    await forgetEvents({ db, clock });
    await forgetAlarms({ db, clock });
    await forgetWorkoutKeys({ db, clock });
  };
  await forget(daysAfter(Math.min(RECORDS_KEPT_DAYS, WORKOUT_KEYS_KEPT_DAYS) - 1));
  expect(await kept()).toEqual([2, 2, 1]);
  await forget(daysAfter(Math.max(RECORDS_KEPT_DAYS, WORKOUT_KEYS_KEPT_DAYS) + 1));
  expect(await kept()).toEqual([1, 1, 0]);
});

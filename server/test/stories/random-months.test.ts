import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { booksDiffer } from "../support/books-differ.ts";
import { nextPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { openDatabase, type Db } from "../../src/db/client.ts";
import { liveAfterwards, liveFate, type Books } from "../support/charged-months.ts";
import { freshDatabase } from "../support/database.ts";
import { beginLife, closedAt, FIRST_PERIOD, liveMonth, makeCast } from "../support/lived-months.ts";
import { SIZES } from "../support/size.ts";
import { liveOn } from "../support/payer-stops.ts";
import { noMoney, totalsOf } from "../support/money-reference.ts";
import { busyHistory, fates, type Fate } from "../support/month-fates.ts";
import { MONTHS, type History } from "../support/month-histories.ts";

// Some people's months from their workouts to the release of the money, at random: late and held workouts, changed pledges,
// caps, ceilings, what is carried; cancelled, dropped and lowered lines; refusals, direct debits that arrive or come back, what is given up, what comes after all;
// fees at once and late; refunds, disputes; pauses and stops, and who goes on after them. A second telling in plain numbers says what must stand in the books.

const { months, seed } = SIZES.months;
const MANY_MONTHS = 90;
/** Until everything is over that waits for a later month. */
const AFTERWARDS = 4;

test(`${months} random months end as a second telling of the rules says (seed ${seed})`, async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(busyHistory, fates, async (people, theirFates) => {
      const { connectionString, drop } = await freshDatabase();
      const { db, close } = openDatabase(connectionString, { onLost: () => undefined });
      try {
        await liveThrough(db, people, theirFates, seen);
      } finally {
        await close();
        await drop();
      }
    }),
    { numRuns: Math.ceil(months / MONTHS), seed },
  );
  process.stdout.write(
    `${months} months: ${[...seen].map(([what, times]) => `${times} ${what}`).join(", ")}\n`,
  );
  const missing = WHAT_HAPPENS.filter((what) => !seen.has(what));
  expect(months >= MANY_MONTHS ? missing : []).toEqual([]);
});

const WHAT_HAPPENS = [
  "cancel",
  "drop",
  "lower",
  "declined",
  "debit came back",
  "debit arrived",
  "written off",
  "paid",
  "paid after all",
  "refunded",
  "refund failed",
  "refunded after the release",
  "dispute inquiry_closed",
  "dispute open",
  "dispute won",
  "dispute lost",
  "pause",
  "pause ended",
  "dispute ended",
];

async function liveThrough(
  db: Db,
  people: History,
  theirs: readonly (readonly Fate[])[],
  seen: Map<string, number>,
) {
  const cast = await makeCast(db);
  // What follows a version is written with it, in one transaction, as the product writes it.
  const life = await db.transaction().execute((tx) => beginLife(tx, cast, people));
  const books: Books = { db, life, money: noMoney(), waiting: [], ends: new Map(), seen };
  let period: PeriodId = FIRST_PERIOD;
  for (let month = 0; month < MONTHS + AFTERWARDS; month += 1, period = nextPeriod(period)) {
    if (month < MONTHS) await liveFates(books, theirs[month] ?? [], { month, period });
    await liveAfterwards(books, month, closedAt(period));
    const lastDays = new Date(closedAt(period).getTime() + 27.5 * 86_400_000);
    await liveOn(books, theirs[month] ?? [], lastDays);
    expect(await totals(db)).toEqual(totalsOf(books.money));
    expect(await accounts(db)).toEqual(
      new Map([...books.money.accounts].filter(([, cents]) => cents !== 0n)),
    );
    expect(await booksDiffer(db)).toEqual([]);
  }
}

/** The close, then what each payer makes of their statement. */
async function liveFates(books: Books, theirs: readonly Fate[], when: { month: number; period: PeriodId }) {
  const { db, life } = books;
  const decided = await db
    .transaction()
    .execute((transaction) => liveMonth(transaction, life, when.month, when.period));
  const ends = new Map<number, string>();
  for (const each of decided) {
    const { payerId } = each.statement;
    const fate = theirs[life.cast.payers.indexOf(payerId)];
    if (fate === undefined) throw new Error("a payer without a fate");
    ends.set(payerId, await liveFate(books, each, fate, when));
  }
  expect(await statementsOf(db, when.period)).toEqual(ends);
}

const asMap = (rows: readonly { key: string; cents: bigint }[]) =>
  new Map(rows.map(({ key, cents }) => [key, cents]));

async function statementsOf(db: Db, period: PeriodId): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("statements")
    .select(["payer_id", "state"])
    .where("period_id", "=", period)
    .orderBy("payer_id")
    .execute();
  return new Map(rows.map(({ payer_id, state }) => [payer_id, state]));
}

async function totals(db: Db): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ key: string; cents: bigint }>`
    select concat_ws(':', party, party_id, period_id) as key, gross_cents as cents
    from gross_totals
    where gross_cents <> 0
  `.execute(db);
  return asMap(rows);
}

/** Every account in its normal direction; those that belong to organisations by organisation. */
async function accounts(db: Db): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ key: string; cents: bigint }>`
    select a.code || case when a.code like 'org%' then ':' || a.owner_id else '' end as key,
      case a.normal when 'D' then b.debits - b.credits else b.credits - b.debits end as cents
    from accounts a
    join balances b on b.account_id = a.id
    where b.debits <> b.credits
      and a.code not in ('given_by', 'given_to') -- no money; the books compare them with the totals
  `.execute(db);
  return asMap(rows);
}

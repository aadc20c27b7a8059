import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import { bookedWorld } from "#server-test/support/booked-world.ts";
import { OF_PAYMENTS, type Change } from "#server-test/support/changed-behind.ts";
import { OF_BOOKS } from "#server-test/support/changed-books.ts";
import { OF_FIGURES } from "#server-test/support/changed-figures.ts";
import { OF_LEDGER } from "#server-test/support/changed-ledger.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { checkBooks, checkTitles, type Check } from "./check.ts";

// A world with every kind of money event, and what the owner of its database may change in it: each change is made with
// every guard switched off, in a transaction that is rolled back.

const CHANGES = [...OF_PAYMENTS, ...OF_BOOKS, ...OF_LEDGER, ...OF_FIGURES];
const world = useDatabase();
beforeAll(() => bookedWorld(world.db));

test("nothing differs before", async () => {
  expect(await booksDiffer(world.db)).toEqual([]);
});

const found: string[] = [];
/** The titles of the checks that found any of the changes. */
const finders = new Set<string>();

test.each(CHANGES)("$what: is found by name", async (change) => {
  const checks = await checksAfter(change);
  const [title, subject] = change.found;
  const by = checks.find((check) => title.test(check.title));
  expect(by?.differences.map((difference) => difference.subject)).toContainEqual(
    expect.stringMatching(subject),
  );
  const differing = checks.filter(({ differences }) => differences.length > 0);
  for (const { title: finder } of differing) finders.add(finder);
  const others = differing.length - 1;
  found.push(
    `${change.what.padEnd(80)} ${by?.differences.length} in "${by?.title.slice(0, 60)}", ${others} other checks`,
  );
});

test("all of them were found", () => {
  process.stdout.write(`${found.join("\n")}\n${found.length} of ${CHANGES.length} found\n`);
  expect(found).toHaveLength(CHANGES.length);
});

test("every check found one of them", async () => {
  const titles = await checkTitles();
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => !finders.has(title))).toEqual([]);
});

test("what was in the books before it was written down whose it was gets its entries from what is stored", async () => {
  const path = "../../../db/migrations/0100_whose_it_was.sql";
  const migration = await readFile(join(import.meta.dirname, path), "utf8");
  const transaction = await world.owner.startTransaction().execute();
  try {
    const before = await booked().execute(transaction);
    await sql.raw(AS_BEFORE).execute(transaction);
    expect((await booked().execute(transaction)).rows).toEqual([]);
    await sql.raw(migration).execute(transaction);
    await sql`set constraints all immediate`.execute(transaction);
    expect((await booked().execute(transaction)).rows).toEqual(before.rows);
    const wrong = (await checkBooks(transaction)).filter(({ differences }) => differences.length > 0);
    expect(wrong.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Journals of sealed months/u), // which this test took out of them
    ]);
  } finally {
    await transaction.rollback().execute();
  }
});

/** Every transfer of the memorandum accounts. */
const booked = () => sql<{ text: string }>`
  select j.key || ': ' || d.code || d.owner_id || ' to ' || c.code || c.owner_id || ' ' || sum(t.amount_cents) as text
  from journals j
  join transfers t on t.journal_id = j.id
  join accounts d on d.id = t.debit_id
  join accounts c on c.id = t.credit_id
  where j.kind like 'given%'
  group by j.key, d.id, c.id
  order by 1
`;

/** The database before the migration: without the transfers, their accounts and what the migration creates. */
const AS_BEFORE = `
  set local session_replication_role = replica;
  delete from ledger_leaves where journal_id in (select id from journals where kind like 'given%');
  delete from transfers where journal_id in (select id from journals where kind like 'given%');
  delete from journals where kind like 'given%';
  delete from balances where account_id in (select id from accounts where code in ('given_by', 'raised_by', 'given_to'));
  delete from accounts where code in ('given_by', 'raised_by', 'given_to');
  drop aggregate checksum_of(bytea);
  drop function chain_step(bytea, bytea);
  drop function account_fingerprint(text, text, text);
  set local session_replication_role = origin;
`;

async function checksAfter({ statements }: Change): Promise<Check[]> {
  const transaction = await world.owner.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const statement of statements) {
      const { numAffectedRows } = await sql.raw(statement).execute(transaction);
      if (/^(?:update|delete)/u.test(statement) && !numAffectedRows)
        throw new Error(`nothing to change: ${statement}`);
    }
    return await checkBooks(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

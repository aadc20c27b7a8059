import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, useDatabase } from "#server-test/support/month-world.ts";
import { allOrNothing, inOneReading } from "./all-or-nothing.ts";
import { openDatabase, type Database } from "./client.ts";
import { prepared } from "./prepared.ts";

// On a single connection: whoever needs a second one waits for ever.

const world = useDatabase();
let one: Database;

beforeAll(() => {
  one = openDatabase(world.connectionString, { max: 1, onLost: () => undefined });
});
afterAll(() => one.close());

const named = prepared<{ count: number }>(
  "people_named",
  "select count(*)::int as count from users where first_name = $1",
);
/** As everybody else sees it. */
const outside = async (name: string) => {
  const people = world.db.selectFrom("users").select("id").where("first_name", "=", name);
  return (await people.execute()).length;
};

test("what is saved within is read within, and by everybody once all of it is done", async () => {
  const seen = await allOrNothing(one, async ({ db, pool }) => {
    await db.transaction().execute((tx) => newPerson(tx, "Anna"));
    await newPerson(db, "Anna");
    return [await named(pool, ["Anna"]), await outside("Anna")];
  });
  expect(seen).toEqual([[{ count: 2 }], 0]);
  expect(await outside("Anna")).toBe(2);
});

test("what fails afterwards undoes all of it", async () => {
  const failing = allOrNothing(one, async ({ db, pool }) => {
    await db.transaction().execute((tx) => newPerson(tx, "Bert"));
    await named(pool, ["Bert"]);
    await sql`select 1 / 0`.execute(db);
  });
  await expect(failing).rejects.toThrow("division by zero");
  const thrown = allOrNothing(one, async ({ db }) => {
    await newPerson(db, "Bert");
    throw new Error("no answer");
  });
  await expect(thrown).rejects.toThrow("no answer");
  expect(await outside("Bert")).toBe(0);
});

test("a transaction within that fails is undone alone, and the next one counts", async () => {
  await allOrNothing(one, async ({ db }) => {
    await newPerson(db, "Cleo");
    const refused = db.transaction().execute(async (tx) => {
      await newPerson(tx, "Cleo");
      await sql`select 1 / 0`.execute(tx);
    });
    await expect(refused).rejects.toThrow("division by zero");
    await db.transaction().execute((tx) => newPerson(tx, "Cleo"));
  });
  expect(await outside("Cleo")).toBe(2);
});

test("an error that is kept from everybody is one at the end", async () => {
  const hidden = allOrNothing(one, async ({ db }) => {
    await newPerson(db, "Dora");
    await sql`select 1 / 0`.execute(db).catch(() => undefined);
  });
  await expect(hidden).rejects.toThrow("rolled back");
  expect(await outside("Dora")).toBe(0);
});

test("what is asked at once is asked one after another", async () => {
  const asked = await allOrNothing(one, async ({ db, pool }) => {
    await newPerson(db, "Elke");
    return Promise.all([
      named(pool, ["Elke"]),
      db.selectFrom("users").select("first_name").where("first_name", "=", "Elke").execute(),
      db.transaction().execute((tx) => newPerson(tx, "Elke")),
      named(pool, ["Fien"]),
    ]);
  });
  expect(asked.slice(0, 2)).toEqual([[{ count: 1 }], [{ first_name: "Elke" }]]);
  expect(await outside("Elke")).toBe(2);
});

test("before its first statement it holds no connection, and after its end nobody has one of it", async () => {
  const left = await allOrNothing(one, async ({ db }) => {
    await sql`select 1`.execute(one.db);
    await newPerson(db, "Fien");
    return db;
  });
  await expect(newPerson(left, "Fien")).rejects.toThrow("over");
  expect(await outside("Fien")).toBe(1);
});

test("a connection that is lost on the way is an error, and the next one is another", async () => {
  const lost = allOrNothing(one, async ({ db }) => {
    await newPerson(db, "Gust");
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
  });
  await expect(lost).rejects.toThrow(/terminat/u);
  expect((await sql`select 1 as one`.execute(one.db)).rows).toEqual([{ one: 1 }]);
  expect(await outside("Gust")).toBe(0);
});

test("what is read in one reading is of one instant, whatever is saved meanwhile, and saves nothing", async () => {
  const seen = await inOneReading(one, async ({ db, pool }) => {
    const before = await named(pool, ["Dora"]);
    await newPerson(world.db, "Dora");
    return [
      before,
      await named(pool, ["Dora"]),
      await db.selectFrom("users").selectAll().where("first_name", "=", "Dora").execute(),
    ];
  });
  expect(seen).toEqual([[{ count: 0 }], [{ count: 0 }], []]);
  expect(await named(one.pool, ["Dora"])).toEqual([{ count: 1 }]);
  await expect(inOneReading(one, ({ db }) => newPerson(db, "Dora"))).rejects.toThrow(/read-only/u);
});

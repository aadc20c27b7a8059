import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Queryable } from "../../src/db/client.ts";
import { readByTheExport } from "../support/read-by-the-export.ts";
import { useProduct } from "../support/product.ts";
import { undecided } from "../support/undecided.ts";

const kalivo = useProduct();

test("of every column about a person it is decided what the export tells and what an erasure leaves", async () => {
  expect(await undecided(kalivo.owner, await readByTheExport())).toEqual([]);
});

class Undone extends Error {}

/** What is found after a change of the schema, which is taken back. */
async function foundAfter(change: string): Promise<string[]> {
  const read = await readByTheExport();
  let found: string[] = [];
  const trying = kalivo.owner.transaction().execute(async (tx: Queryable) => {
    await sql.raw(change).execute(tx);
    found = await undecided(tx, read);
    throw new Undone();
  });
  await expect(trying).rejects.toThrow(Undone);
  return found;
}

test.each([
  [
    "a column on a profile",
    "alter table users add column motto text",
    [
      "users.motto: say in server/src/db/person-columns.ts under which name the export has it, what an erasure writes there, and who else reads it",
    ],
  ],
  [
    "a column of a table whose rows stay",
    "alter table workouts add column place text",
    [
      "workouts.place: read it in server/src/features/export, or say in server/src/db/person-tables.ts why it is left out",
      "workouts.place: rows stay after an erasure; empty it there, or say in server/src/db/person-tables.ts that it is kept",
    ],
  ],
  [
    "words in a table that is not exported",
    "alter table charge_attempts add column address text",
    [
      "charge_attempts.address: rows stay after an erasure; empty it there, or say in server/src/db/person-tables.ts that it is kept",
    ],
  ],
  [
    "a table about people",
    "create table shoes (pair integer references workouts (id))",
    [
      "shoes.pair: a table about people; say in server/src/db/person-tables.ts what the export tells of it and what an erasure leaves",
    ],
  ],
])("%s that nobody decided about is named, with the file to say it in", async (_what, change, sentences) => {
  expect(await foundAfter(change)).toEqual(sentences);
});

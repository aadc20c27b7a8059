import { sql } from "kysely";
import type pg from "pg";
import { expect, test } from "vitest";
import { useDatabase } from "#server-test/support/month-world.ts";
import { keepPlans, KEEP_PLAN, sendUnnamed } from "./prepared.ts";

const world = useDatabase();

/** What reaches the database of a statement that Kysely sends. */
function sent(rewrite: (client: pg.ClientBase) => void, text: string): unknown {
  const reached: unknown[][] = [];
  const client: pg.ClientBase = Object.create({ query: (...asked: unknown[]) => reached.push(asked) });
  rewrite(client);
  void client.query(text, [1]);
  return reached[0];
}

const marked = (rest: string) => sql`${KEEP_PLAN} select ${sql.raw(rest)}`.compile(world.db).sql;

test("a marked statement has the name of its text, so that its connection keeps the plan, and no other has one", () => {
  const [text, other] = [marked("1"), marked("2")];
  expect(sent(keepPlans, text)).toEqual([{ name: expect.stringMatching(/^\S{40,}$/), text, values: [1] }]);
  expect(sent(keepPlans, text)).toEqual(sent(keepPlans, text));
  expect(sent(keepPlans, other)).not.toEqual(sent(keepPlans, text));
  expect(sent(keepPlans, "select 1")).toEqual(["select 1", [1]]);
});

test("behind a pooler no statement has a name", () => {
  const text = marked("1");
  expect(sent(sendUnnamed, text)).toEqual([text, [1]]);
});

test("a marked statement is answered like any other", async () => {
  const { rows } = await sql<{ got: number }>`${KEEP_PLAN} select ${7}::integer as got`.execute(world.db);
  expect(rows).toEqual([{ got: 7 }]);
});

import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { MAX_IMPORTS_KEPT } from "@kalivo/domain/limits.ts";

export type ImportRow = { id: string; created_at: Date; activities: unknown; answer: unknown };

/** Above a number of open imports per person, the oldest are deleted. */
export async function insertImport(
  db: Queryable,
  { id, userId, activities }: { id: string; userId: number; activities: unknown },
  now: Date,
): Promise<void> {
  await db
    .insertInto("workout_imports")
    .values({ id, user_id: userId, activities: JSON.stringify(activities), created_at: now })
    .execute();
  await sql`
    delete from workout_imports
    where user_id = ${userId}
      and id not in (
        select id
        from workout_imports
        where user_id = ${userId}
        order by created_at desc, id
        limit ${MAX_IMPORTS_KEPT}
      )
  `.execute(db);
}

export async function findImport(db: Queryable, userId: number, id: string): Promise<ImportRow | undefined> {
  return db
    .selectFrom("workout_imports")
    .select(["id", "created_at", "activities", "answer"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Locks the import, so that concurrent decisions are serialised. */
export async function lockImport(tx: Queryable, userId: number, id: string): Promise<ImportRow | undefined> {
  return tx
    .selectFrom("workout_imports")
    .select(["id", "created_at", "activities", "answer"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** The content is not needed any more once it is decided. */
export async function decideImport(tx: Queryable, id: string, answer: unknown): Promise<void> {
  await tx
    .updateTable("workout_imports")
    .set({ answer: JSON.stringify(answer), activities: "{}" })
    .where("id", "=", id)
    .execute();
}

/** Deletes the content read before `until`; the row stays a while. */
export async function emptyImports(db: Queryable, until: Date): Promise<void> {
  await sql`
    update workout_imports
    set activities = '{}',
      answer = null
    where created_at <= ${until}
      and (activities <> '{}' or answer is not null)
  `.execute(db);
}

export async function deleteImports(db: Queryable, until: Date): Promise<void> {
  await db.deleteFrom("workout_imports").where("created_at", "<=", until).execute();
}

export async function deleteImportsOf(tx: Queryable, userId: number): Promise<void> {
  await tx.deleteFrom("workout_imports").where("user_id", "=", userId).execute();
  await tx.deleteFrom("import_turns").where("user_id", "=", userId).execute();
}

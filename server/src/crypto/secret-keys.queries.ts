import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Queryable } from "../db/client.ts";

/** The keys in the database, newest first. */
export async function keptKeys(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom("secret_keys").select("key").orderBy("id", "desc").execute();
  return rows.map(({ key }) => key);
}

/** Deletes these keys from the database: from now on only the operator has them. */
export async function forgetKeys(db: Queryable, keys: readonly string[]): Promise<void> {
  await sql`delete from secret_keys where key = any(${keys})`.execute(db);
}

/** Creates one if there is none. */
export async function keepOne(db: Queryable): Promise<string[]> {
  await sql`
    insert into secret_keys (key)
    select ${randomBytes(32).toString("base64url")}
    where not exists (select 1 from secret_keys)
  `.execute(db);
  return keptKeys(db);
}

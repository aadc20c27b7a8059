import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "./db/client.ts";

/** The operator's keys, else the one kept in the database, made at the first start. Newest first. */
export async function loadSecretKeys(
  db: Db,
  configured: readonly string[] | null,
): Promise<readonly string[]> {
  if (configured !== null) return configured;
  await sql`
    insert into secret_keys (key)
    select ${randomBytes(32).toString("base64url")}
    where not exists (select 1 from secret_keys)
  `.execute(db);
  const { rows } = await sql<{ key: string }>`select key from secret_keys order by id desc`.execute(db);
  return rows.map(({ key }) => key);
}

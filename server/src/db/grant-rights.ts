import type pg from "pg";
import { GRANTS, SCHEMAS } from "./grants.ts";

const RIGHTS = { i: "insert", u: "update", d: "delete" } as const;

/**
 * Gives the server's role exactly the rights of `GRANTS`, and revokes all others; in one transaction of the owner. A missing
 * role is created where the owner may (the bundled database); elsewhere the operator creates it.
 */
export async function grantRights(client: pg.Client, role: string): Promise<void> {
  const to = client.escapeIdentifier(role);
  const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [role]);
  if (rowCount === 0) await client.query(`create role ${to} login`).catch(refuseUnlessMade);
  await client.query("begin");
  try {
    for (const schema of SCHEMAS) {
      await client.query(`revoke all on all tables in schema ${schema} from ${to}`);
      await client.query(`revoke create on schema ${schema} from public, ${to}`);
      await client.query(`grant usage on schema ${schema} to ${to}`);
      await client.query(`grant select on all tables in schema ${schema} to ${to}`);
      await client.query(`grant usage on all sequences in schema ${schema} to ${to}`);
    }
    for (const [table, letters] of Object.entries(GRANTS)) {
      const rights = Object.entries(RIGHTS).flatMap(([letter, right]) =>
        letters.includes(letter) ? [right] : [],
      );
      await client.query(`grant ${rights.join(", ")} on ${table} to ${to}`);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

const DUPLICATE = new Set(["42710", "23505"]);

/** A concurrent start created it. */
function refuseUnlessMade(error: unknown) {
  const made = error instanceof Error && "code" in error && DUPLICATE.has(String(error.code));
  if (!made) throw error;
}

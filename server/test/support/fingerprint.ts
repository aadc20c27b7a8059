import { sql } from "kysely";
import type { Queryable } from "../../src/db/client.ts";
import { allTables } from "./whole-database.ts";

/** Tables that count the refusals themselves. */
const MAY_CHANGE = new Set(["public.rate_limits", "public.security_events"]);

/**
 * A hash per table, to detect that a refused request wrote anything. A database function, so that its plan is prepared
 * once: it runs around every single request.
 */
export async function fingerprints(db: Queryable): Promise<() => Promise<Record<string, string>>> {
  const tables = (await allTables(db)).filter((table) => !MAY_CHANGE.has(table));
  const each = tables.map(
    (table) =>
      `select '${table}', count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) from ${table} t`,
  );
  await sql`
    create function test_fingerprint() returns table (name text, print text) language plpgsql set jit = off as
    ${sql.lit(`begin return query ${each.join(" union all ")}; end`)}
  `.execute(db);
  return async () => {
    const { rows } = await sql<{ name: string; print: string }>`select * from test_fingerprint()`.execute(db);
    return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
  };
}

/** The tables that differ between two fingerprints. */
export const written = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((table) => after[table] !== before[table]);

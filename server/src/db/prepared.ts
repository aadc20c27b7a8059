import { createHash } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";

/** A prepared statement, which each connection parses and plans once, for the most frequent calls. Its text is fixed. */
export const prepared =
  <Row extends pg.QueryResultRow>(name: string, text: string) =>
  async (pool: pg.Pool, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await pool.query<Row>({ name, text, values: [...values] });
    return rows;
  };

const KEPT = "/* plan kept */";
/**
 * In front of a frequent statement that Kysely sends: each connection keeps its plan, which for a long one takes many times
 * as long to make as to carry out. Its columns are named, because a kept plan does not survive another result.
 */
export const KEEP_PLAN = sql.raw(KEPT);

/** Names this connection's statements that begin with `KEEP_PLAN`, by their text. */
export function keepPlans(client: pg.ClientBase): void {
  rewriteQueries(client, (asked, values) =>
    typeof asked === "string" && asked.trimStart().startsWith(KEPT)
      ? [{ name: nameOf(asked), text: asked, values }]
      : null,
  );
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash("sha256").update(text).digest("base64url");
  names.set(text, name);
  return name;
}

/**
 * Takes the names off this connection's statements. Behind a pooler the next one may reach another connection of the
 * database, which does not know the name, or has given it to another statement.
 */
export function sendUnnamed(client: pg.ClientBase): void {
  rewriteQueries(client, (asked, ...rest) => [withoutName(asked), ...rest]);
}

/** Null: as it was asked. */
type Rewrite = (asked: unknown, ...rest: readonly unknown[]) => readonly unknown[] | null;

function rewriteQueries(client: pg.ClientBase, rewrite: Rewrite): void {
  const kind: unknown = Object.getPrototypeOf(client);
  Object.assign(client, {
    query: (...asked: readonly [unknown, ...unknown[]]): unknown => {
      const query: unknown = typeof kind === "object" && kind !== null ? Reflect.get(kind, "query") : null;
      if (typeof query !== "function") throw new Error("pg has no query");
      return Reflect.apply(query, client, rewrite(...asked) ?? asked);
    },
  });
}

const withoutName = (asked: unknown) =>
  typeof asked === "object" && asked !== null && "text" in asked && !("submit" in asked)
    ? { ...asked, name: undefined }
    : asked;

import type pg from "pg";

/** A prepared statement, which each connection parses and plans once, for the most frequent calls. Its text is fixed. */
export const prepared =
  <Row extends pg.QueryResultRow>(name: string, text: string) =>
  async (pool: pg.Pool, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await pool.query<Row>({ name, text, values: [...values] });
    return rows;
  };

/**
 * Takes the names off this connection's statements. Behind a pooler the next one may reach another connection of the
 * database, which does not know the name, or has given it to another statement.
 */
export function sendUnnamed(client: pg.ClientBase): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") throw new Error("pg has no query");
  Object.assign(client, {
    query: (asked: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(query, client, [withoutName(asked), ...rest]),
  });
}

const withoutName = (asked: unknown) =>
  typeof asked === "object" && asked !== null && "text" in asked && !("submit" in asked)
    ? { ...asked, name: undefined }
    : asked;

import type pg from "pg";

/** A prepared statement, which each connection parses and plans once, for the most frequent calls. Its text is fixed. */
export const prepared =
  <Row extends pg.QueryResultRow>(name: string, text: string) =>
  async (pool: pg.Pool, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await pool.query<Row>({ name, text, values: [...values] });
    return rows;
  };

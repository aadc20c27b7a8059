import type { Cell } from "../../documents/csv.ts";
import type { Queryable } from "../../db/client.ts";

/** A row with its place in the order of the table; rows that belong together may share a place. */
export type Row = { key: number } & Readonly<Record<string, Cell>>;

/** The first rows of a person's whose key is greater than `after`; none: that was all. */
export type PageQuery = (
  db: Queryable,
  page: { userId: number; after: number; limit: number },
) => Promise<Row[]>;

/** One list of the export. Pages are small enough that a few of them in memory are nothing. */
export type Table = { name: string; page: PageQuery; pageSize: number };

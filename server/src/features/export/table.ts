import type { Cell } from "../../documents/csv.ts";
import type { Queryable } from "../../db/client.ts";

/** A row with its key in the table's order; related rows may share a key. */
export type Row = { key: number } & Readonly<Record<string, Cell>>;

/** The first rows of a person with a key greater than the cursor `after`; none: that was all. */
export type PageQuery = (
  db: Queryable,
  page: { userId: number; after: number; limit: number; now: Date },
) => Promise<Row[]>;

/** One list of the export. A page is small enough for several in memory. */
export type Table = { name: string; page: PageQuery; pageSize: number };

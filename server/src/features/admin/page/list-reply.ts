import { reply } from "#server/http/refusal.ts";
import type { Page } from "./page.queries.ts";

/** A page as every list answers it, with the total in its header. */
export const listReply = <Row, Wire>({ rows, total }: Page<Row>, onWire: (row: Row) => Wire) =>
  reply(200, rows.map(onWire), { "x-total-count": String(total) });

/** An instant of the database as JSON carries it. */
export const isoOrNull = (instant: Date | null): string | null => instant?.toISOString() ?? null;

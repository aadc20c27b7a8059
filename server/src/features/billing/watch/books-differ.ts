import type { Queryable } from "#server/db/client.ts";
import { countQuickDifferences } from "../ledger/check.ts";
import { lastChecks } from "./watch.queries.ts";

/**
 * In how many places the books do not agree with themselves, as far as it is known now: adds up the months not compared yet;
 * the daily check reads their lines, the weekly one every line.
 */
export async function countBookDifferences(db: Queryable): Promise<number> {
  const [last] = await lastChecks(db, 1);
  return Math.max(await countQuickDifferences(db), last?.books_differ ?? 0);
}

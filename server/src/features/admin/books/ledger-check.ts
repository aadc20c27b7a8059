import type { AdminLedgerCheck } from "@kalivo/contract/shapes/admin-books.ts";
import type { Services } from "#server/services.ts";
import { accountTitle, checkTitles } from "../../billing/ledger/check.ts";
import { lastTold } from "../../billing/watch/last-told.ts";
import { isCheckAsked } from "../../billing/watch/watch.queries.ts";
import { isoOrNull } from "../page/list-reply.ts";

/** The last check of the books with all its comparisons by name, also those without a difference. */
export async function readLedgerCheck({
  db,
  payments,
}: Pick<Services, "db" | "payments">): Promise<AdminLedgerCheck> {
  const last = await lastTold(db);
  const asked = await isCheckAsked(db);
  if (last === null) return { ...NEVER, asked };
  const atProvider = payments === null ? [] : [accountTitle(payments.id)];
  const titles = new Set([
    ...atProvider,
    ...(await checkTitles()),
    ...last.differences.map(({ title }) => title),
  ]);
  return {
    checked_at: last.checked_at.toISOString(),
    asked,
    checks: [...titles].map((title) => ({
      title,
      differences: last.differences
        .filter((difference) => difference.title === title)
        .map(({ subject, expected, found }) => ({ subject, expected, found })),
    })),
    differences_count: last.books_differ + last.provider_differs,
    stops_payouts: last.books_differ > 0,
    provider: { compared_at: isoOrNull(last.provider_compared_at), failure: last.provider_failure },
  };
}

const NEVER: AdminLedgerCheck = {
  checked_at: null,
  asked: false,
  checks: [],
  differences_count: 0,
  stops_payouts: false,
  provider: { compared_at: null, failure: null },
};

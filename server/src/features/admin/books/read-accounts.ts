import type { AdminBooks, BookPeriod } from "@kalivo/contract/shapes/admin-books.ts";
import { eurosFromCents, sumCents } from "@kalivo/domain/money/cents.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Queryable } from "#server/db/client.ts";
import { nameOf, numberOf } from "./account-plan.ts";
import { accountsIn, type AccountRow } from "./books.queries.ts";

type Sums = Pick<AccountRow, "opening" | "debit" | "credit">;

/** Every account by its number, with its opening balance, what was booked and its closing balance; and the totals. */
export async function readAccounts({
  db,
  period,
  words,
}: {
  db: Queryable;
  period: BookPeriod;
  words: ServerWords["books"];
}): Promise<Pick<AdminBooks, "accounts" | "total">> {
  const rows = await accountsIn(db, period);
  const accounts = rows.map((row) => ({ code: numberOf(row), name: nameOf(row, words), ...onWire(row) }));
  return {
    accounts: accounts.toSorted((a, b) => a.code.localeCompare(b.code, "en", { numeric: true })),
    total: onWire({
      opening: sumCents(rows.map(({ opening }) => opening)),
      debit: sumCents(rows.map(({ debit }) => debit)),
      credit: sumCents(rows.map(({ credit }) => credit)),
    }),
  };
}

const onWire = ({ opening, debit, credit }: Sums) => ({
  opening_in_euros: eurosFromCents(opening),
  debit_in_euros: eurosFromCents(debit),
  credit_in_euros: eurosFromCents(credit),
  closing_in_euros: eurosFromCents(opening + debit - credit),
});

import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminBooks } from "@kalivo/contract/shapes/admin-books.ts";
import { useText, useLanguage } from "#web/lib/text.tsx";
import { useMe } from "#web/features/me/session.ts";
import { showLongMonth, showMoney } from "#web/lib/format.ts";
import { go } from "#web/lib/navigation.ts";
import { Section } from "#web/ui/card.tsx";
import { type Column, DataTable } from "#web/ui/data-table.tsx";
import { Select } from "#web/ui/layers/select.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { EmptyState } from "#web/ui/states/message-state.tsx";
import { CardSkeleton } from "#web/ui/states/skeleton.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref } from "../admin-place.ts";
import { Tools } from "../admin-search.tsx";
import { useAdminRead } from "../use-admin.ts";
import { type BooksPeriod, periodOf, yearsUntil } from "./books-period.ts";
import { LedgerCheck } from "./ledger-check.tsx";
import { Downloads } from "./downloads.tsx";

const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"] as const;
const WHOLE_YEAR = "year";

/** A year or a month for the accountant: every account's balance, and tables to download. */
export function BooksPage({ show }: { show: string | null }) {
  const { parts, books: text } = useText("admin");
  const now = useMe().stats.period;
  const period = periodOf(show, now);
  const { label } = period;
  const books = useAdminRead(pathTo(api.readBooks, { period: label }));
  return (
    <AdminPage part="books" title={parts.books}>
      <ChoosePeriod period={period} now={now} />
      <Section title={text.downloads}>
        <Downloads period={label} />
      </Section>
      <LedgerCheck />
      <Section title={text.accounts}>
        <Loaded
          query={books}
          skeleton={<CardSkeleton />}
          empty={{
            when: ({ accounts }) => accounts.length === 0,
            show: <EmptyState title={text.none} help={text.noneHelp} />,
          }}
        >
          {(data) => <Accounts books={data} />}
        </Loaded>
      </Section>
    </AdminPage>
  );
}

function ChoosePeriod({ period: { year, month }, now }: { period: BooksPeriod; now: string }) {
  const text = useText("admin").books;
  const { language } = useLanguage();
  return (
    <Tools>
      <Select
        look="pill"
        label={text.year}
        options={yearsUntil(now).map((value) => ({ value, label: value }))}
        value={year}
        onChange={choose}
      />
      <Select
        look="pill"
        label={text.month}
        options={[
          { value: WHOLE_YEAR, label: text.wholeYear },
          ...MONTHS.map((value) => ({ value, label: showLongMonth(`${year}-${value}`, language) })),
        ]}
        value={month ?? WHOLE_YEAR}
        onChange={(value) => choose(value === WHOLE_YEAR ? year : `${year}-${value}`)}
      />
    </Tools>
  );
}

type Account = AdminBooks["accounts"][number];

function Accounts({ books: { accounts, total, journals } }: { books: AdminBooks }) {
  const text = useText("admin").books;
  const columns: readonly [Column<Account>, ...Column<Account>[]] = [
    { key: "account", head: text.account, cell: ({ code, name }) => `${code} ${name}` },
    { key: "opening", head: text.opening, figure: true, cell: (row) => showMoney(row.opening_in_euros) },
    { key: "debit", head: text.debit, figure: true, cell: (row) => showMoney(row.debit_in_euros) },
    { key: "credit", head: text.credit, figure: true, cell: (row) => showMoney(row.credit_in_euros) },
    { key: "closing", head: text.closing, figure: true, cell: (row) => showMoney(row.closing_in_euros) },
  ];
  return (
    <>
      <p>{text.journals(journals)}</p>
      <DataTable
        caption={text.accounts}
        columns={columns}
        rows={accounts}
        rowKey={({ code }) => code}
        total={{
          account: text.total,
          opening: showMoney(total.opening_in_euros),
          debit: showMoney(total.debit_in_euros),
          credit: showMoney(total.credit_in_euros),
          closing: showMoney(total.closing_in_euros),
        }}
      />
    </>
  );
}

const choose = (show: string) => go.replace(adminHref("books", { show }));

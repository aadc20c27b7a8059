import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText, useLanguage } from "#web/lib/text.tsx";
import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { go } from "#web/lib/navigation.ts";
import { showLongMonth, showMoney } from "#web/lib/format.ts";
import { Section } from "#web/ui/card.tsx";
import { Select } from "#web/ui/layers/select.tsx";
import { AdminList } from "../admin-list.tsx";
import { adminHref } from "../admin-place.ts";
import { type Column, DataTable } from "#web/ui/data-table.tsx";
import { MoneyBadge } from "../money-state.tsx";
import { showInstant } from "../show-instant.ts";
import { useAdminPages } from "../use-admin.ts";
import { declineInWords } from "./decline-words.ts";
import css from "./month-page.module.css";
import { PayerLink } from "./payer-link.tsx";
import { isStopped, stoppedSince } from "./stopped-payer.tsx";
import { StatementActions } from "./statement-actions.tsx";
import { StatementLink } from "./statement-link.tsx";
import { askedBy, filterOf, labelOf, STATEMENT_FILTERS, type StatementFilter } from "./statement-filter.ts";

/** The statements of a month, or of all months (null), largest first, filtered by state. */
export function MonthStatements({ month, show }: { month: string | null; show: string | null }) {
  const text = useText("admin").billing;
  const filter = filterOf(show);
  const path = month === null ? api.listAllStatements : pathTo(api.listMonthStatements, { month });
  const statements = useAdminPages(path, askedBy(filter));
  const columns = useColumns(month === null);
  const title = month === null ? text.allStatements : text.statements;
  return (
    <Section title={title}>
      <div className={css.tools}>
        <Select
          look="pill"
          label={text.filter}
          options={useFilterOptions()}
          value={filter}
          onChange={(next) =>
            go.replace(adminHref("billing", { ...(month !== null && { month }), show: next }))
          }
        />
      </div>
      <AdminList query={statements} empty={{ title: text.noStatements }}>
        {(items) => (
          <DataTable
            caption={title}
            columns={columns}
            rows={items}
            rowKey={({ id }) => id}
            total={{ payer: text.totalOf(items.length), sum: showMoney(totalOf(items)) }}
          />
        )}
      </AdminList>
    </Section>
  );
}

/** Sums in integer cents: float sums may be off by a cent. */
const totalOf = (statements: readonly AdminStatement[]) =>
  statements.reduce(
    (sum, { charge, total_in_euros }) => sum + Math.round((charge?.amount_in_euros ?? total_in_euros) * 100),
    0,
  ) / 100;

function useFilterOptions(): { value: StatementFilter; label: string }[] {
  const text = useText("admin").billing;
  return [
    { value: "all", label: text.all },
    ...STATEMENT_FILTERS.map((value) => ({ value, label: labelOf(value, text) })),
  ];
}

function useColumns(withMonth: boolean): readonly [Column<AdminStatement>, ...Column<AdminStatement>[]] {
  const text = useText("admin").billing;
  const month: Column<AdminStatement> = {
    key: "month",
    head: text.month,
    cell: (row) => <MonthLink month={row.month} />,
  };
  return [
    { key: "payer", head: text.payer, cell: (row) => <PayerLink payer={row} /> },
    ...(withMonth ? [month] : []),
    { key: "number", head: text.number, cell: ({ id }) => <StatementLink id={id} /> },
    {
      key: "state",
      head: text.state,
      cell: (row) => (
        <MoneyBadge
          statement={row.state}
          charge={row.charge?.state ?? null}
          wentBack={row.charge?.went_back ?? null}
          stopped={isStopped(row)}
        />
      ),
    },
    { key: "what", head: text.what, cell: (row) => <WhatHappened statement={row} /> },
    {
      key: "sum",
      head: text.sum,
      figure: true,
      cell: ({ total_in_euros, charge }) => showMoney(charge?.amount_in_euros ?? total_in_euros),
    },
    { key: "end", head: text.end, cell: (row) => <StatementActions statement={row} /> },
  ];
}

function MonthLink({ month }: { month: string }) {
  const { language } = useLanguage();
  return (
    <a className="text-link" href={adminHref("billing", { month })}>
      {showLongMonth(month, language)}
    </a>
  );
}

/** When it was or will be collected, the number of attempts, and the provider's last answer. */
function WhatHappened({ statement: { charge, carried_months } }: { statement: AdminStatement }) {
  const text = useText("admin").billing;
  const lines = [
    carried_months > 0 ? text.includes(carried_months) : null,
    ...(charge === null ? [text.noCharge] : whenOf(charge, text)),
    charge !== null && charge.attempts > 1 ? text.attempts(charge.attempts) : null,
    charge !== null && charge.returned_in_euros > 0
      ? text.returned(showMoney(charge.returned_in_euros))
      : null,
    charge === null || charge.last_code === null ? null : declineInWords(charge.last_code, text.declines),
  ].filter((line) => line !== null);
  return (
    <span className={css.cells}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

type Charge = NonNullable<AdminStatement["charge"]>;
type Words = ScreenWords["admin"]["billing"];

/** A date only for a charge that will be attempted: one that waits or has ended keeps an old due date. */
function whenOf(charge: Charge, text: Words): (string | null)[] {
  const { state, succeeded_at, next_attempt_at, due_at, attempts } = charge;
  if (charge.stopped_at !== null) return [stoppedSince(charge, text)];
  if (succeeded_at !== null) return [text.paidOn(showInstant(succeeded_at))];
  if (state === "notified") return [due_at === null ? null : text.due(showInstant(due_at))];
  const again = state === "failed" && attempts > 0 && next_attempt_at !== null;
  return [again ? text.nextTry(showInstant(next_attempt_at)) : null];
}

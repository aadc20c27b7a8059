import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useAdminText } from "../../../lib/text.tsx";
import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import { go } from "../../../lib/navigation.ts";
import { showMoney } from "../../../lib/format.ts";
import { Section } from "../../../ui/card.tsx";
import { Select } from "../../../ui/layers/select.tsx";
import { AdminList } from "../admin-list.tsx";
import { adminHref } from "../admin-place.ts";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { ChargeBadge, StatementBadge } from "../money-state.tsx";
import { showInstant } from "../show-instant.ts";
import { useAdminPages } from "../use-admin.ts";
import css from "./month-page.module.css";
import { PayerLink } from "./payer-link.tsx";
import { StatementActions } from "./statement-actions.tsx";
import { StatementLink } from "./statement-link.tsx";
import { askedBy, filterOf, STATEMENT_FILTERS, type StatementFilter } from "./statement-filter.ts";

/** The month's statements, the largest first, narrowed by state: failed ones are what one looks for. */
export function MonthStatements({ month, show }: { month: string; show: string | null }) {
  const text = useAdminText().billing;
  const filter = filterOf(show);
  const statements = useAdminPages<AdminStatement>(
    pathTo(api.listMonthStatements, { month }),
    askedBy(filter),
  );
  const columns = useColumns();
  return (
    <Section title={text.statements}>
      <div className={css.tools}>
        <Select
          look="pill"
          label={text.filter}
          options={useFilterOptions()}
          value={filter}
          onChange={(next) => go.replace(adminHref("billing", { month, show: next }))}
        />
      </div>
      <AdminList query={statements} empty={{ title: text.noStatements }}>
        {(items) => (
          <DataTable
            caption={text.statements}
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

/** In whole cents, so that no sum is a cent beside itself. */
const totalOf = (statements: readonly AdminStatement[]) =>
  statements.reduce(
    (sum, { charge, total_in_euros }) => sum + Math.round((charge?.amount_in_euros ?? total_in_euros) * 100),
    0,
  ) / 100;

function useFilterOptions(): { value: StatementFilter; label: string }[] {
  const text = useAdminText().billing;
  return [
    { value: "all", label: text.all },
    ...filterNames().map((value) => ({ value, label: text.filters[value] })),
  ];
}

const filterNames = () =>
  Object.keys(STATEMENT_FILTERS).filter(
    (name): name is keyof typeof STATEMENT_FILTERS => name in STATEMENT_FILTERS,
  );

function useColumns(): readonly [Column<AdminStatement>, ...Column<AdminStatement>[]] {
  const text = useAdminText().billing;
  return [
    { key: "payer", head: text.payer, cell: (row) => <PayerLink payer={row} /> },
    { key: "number", head: text.number, cell: ({ id }) => <StatementLink id={id} /> },
    {
      key: "state",
      head: text.state,
      cell: ({ state, charge }) =>
        charge === null ? <StatementBadge state={state} /> : <ChargeBadge state={charge.state} />,
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

/** When it was or will be collected, how often it was tried, and what the provider said last. */
function WhatHappened({ statement: { charge, carried_months } }: { statement: AdminStatement }) {
  const text = useAdminText().billing;
  const lines = [
    carried_months > 0 ? text.includes(carried_months) : null,
    ...(charge === null ? [text.noCharge] : whenOf(charge, text)),
    charge !== null && charge.attempts > 1 ? text.attempts(charge.attempts) : null,
    charge?.last_code?.replaceAll("_", " ") ?? null,
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
type Words = ReturnType<typeof useAdminText>["billing"];

function whenOf({ succeeded_at, next_attempt_at, due_at }: Charge, text: Words): (string | null)[] {
  if (succeeded_at !== null) return [text.paidOn(showInstant(succeeded_at))];
  if (next_attempt_at !== null) return [text.nextTry(showInstant(next_attempt_at))];
  return [due_at === null ? null : text.due(showInstant(due_at))];
}

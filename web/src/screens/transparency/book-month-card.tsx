import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Suspense } from "react";
import { useQuery } from "@tanstack/react-query";
import type { BookMonth } from "@kalivo/contract/shapes/open-books.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { read } from "../../lib/call.ts";
import { showMoney, showMonths } from "../../lib/format.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block, RowSkeleton } from "../../ui/states/skeleton.tsx";
import { BookSums } from "./book-sums.tsx";
import { CsvLink } from "./csv-link.tsx";
import css from "./transparency-screen.module.css";

const BooksFlow = lazyPart(async () => (await import("./books-flow.tsx")).BooksFlow);

/** The flow's height in px. */
const FLOW_HEIGHT = 252;

/** A month; expanded: its sums, what was not collected, and what each organisation received. */
export function BookMonthCard({ month }: { month: BookMonth }) {
  const { language } = useLanguage();
  const text = useText("books");
  const name = showMonths(month, language);
  return (
    <Disclosure title={<h3 className={css.monthName}>{name}</h3>} value={showMoney(month.given_in_euros)}>
      {() => (
        <>
          <BookSums sums={month} />
          <h4 className={css.small}>{text.notCollected}</h4>
          <NotCollected month={month} />
          <MonthOrganisations month={month.month} />
          <CsvLink path={pathTo(api.downloadTransparencyMonth, { month: month.month })} of={name} />
        </>
      )}
    </Disclosure>
  );
}

function NotCollected({ month }: { month: BookMonth }) {
  const text = useText("books");
  const rows = [
    { label: text.carried, euros: month.carried_in_euros },
    { label: text.waived, euros: month.waived_in_euros },
    { label: text.writtenOff, euros: month.written_off_in_euros },
  ];
  return (
    <dl className={css.sums}>
      {rows.map(({ label, euros }) => (
        <div key={label} className={css.sum}>
          <dt>{label}</dt>
          <dd>{euros === null ? text.few : showMoney(euros)}</dd>
        </div>
      ))}
    </dl>
  );
}

function MonthOrganisations({ month }: { month: string }) {
  const text = useText("books");
  const found = useQuery({
    queryKey: ["transparency", month],
    queryFn: ({ signal }) => read(pathTo(api.readTransparencyMonth, { month }), { signal }),
  });
  return (
    <>
      <h4 className={css.small}>{text.monthOrganisations}</h4>
      <Loaded query={found} skeleton={<RowSkeleton />}>
        {(whole) => (
          <>
            <Suspense fallback={<Block height={FLOW_HEIGHT} />}>
              <BooksFlow of="month" month={whole} />
            </Suspense>
            <dl className={css.sums}>
              {whole.organisations.map(({ organisation, given_in_euros }) => (
                <div key={organisation?.id ?? 0} className={css.sum}>
                  <dt>{organisation?.name ?? text.others}</dt>
                  <dd>{showMoney(given_in_euros)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Loaded>
    </>
  );
}

import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "../../lib/text.tsx";
import { Suspense } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import type { Clearing, OpenBooks } from "@kalivo/contract/shapes/open-books.ts";
import { JoinFromHere } from "../../features/registration/join-from-here.tsx";
import { href } from "../../paths.ts";
import { useBooks } from "../../features/books/use-books.ts";
import { showDate, showMoney } from "../../lib/format.ts";
import { Card, Section, Stack } from "../../ui/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block, Repeat, RowSkeleton } from "../../ui/states/skeleton.tsx";
import { BookMonthCard } from "./book-month-card.tsx";
import { BookSums } from "./book-sums.tsx";
import { Checksums } from "./checksums.tsx";
import { CsvLink } from "./csv-link.tsx";
import { useAllPosts } from "../../features/proofs/use-proofs.ts";
import { OrganisationsTable } from "./organisations-table.tsx";
import { BalanceSheet } from "./balance-sheet.tsx";
import { PayoutsTable } from "./payouts-table.tsx";
import css from "./transparency-screen.module.css";

const BooksFlow = lazyPart(async () => (await import("./books-flow.tsx")).BooksFlow);

const AllPosts = lazyPart(async () => (await import("../../features/proofs/all-posts.tsx")).AllPosts);

/** The flow's height in px. */
const FLOW_HEIGHT = 252;

/** The open books: what was given, what it cost, and where every cent is. */
export function TransparencyScreen() {
  const text = useText("books");
  const books = useBooks();
  useAllPosts(); // prefetched in parallel with the books
  return (
    <Page title={text.title} back={href("act")}>
      <p className={css.lead}>{text.help}</p>
      <JoinFromHere wanted={href("transparency")} />
      <Loaded
        query={books}
        skeleton={
          <Repeat times={3}>
            <RowSkeleton />
          </Repeat>
        }
        empty={{
          when: (found) => found.total.gross_in_euros === 0,
          show: <EmptyState title={text.none} help={text.noneHelp} />,
        }}
      >
        {(found) => <Books books={found} />}
      </Loaded>
    </Page>
  );
}

/** The sums of all months, and the way their money takes. */
function AllMonths({ books: { total, organisations } }: { books: OpenBooks }) {
  const text = useText("books");
  return (
    <>
      <Card tone="leaf" roomy>
        <h2 className={css.title}>{text.total}</h2>
        <BookSums sums={total} />
        {total.dispute_fees_in_euros > 0 && (
          <p className={css.note}>{text.disputeFees(showMoney(total.dispute_fees_in_euros))}</p>
        )}
      </Card>
      <Card roomy>
        <Suspense fallback={<Block height={FLOW_HEIGHT} />}>
          <BooksFlow of="all" sums={total} organisations={organisations} />
        </Suspense>
      </Card>
    </>
  );
}

/** How much of what moved was found on the bank's statement in time. */
function ClearingCard({ clearing }: { clearing: Clearing }) {
  const text = useText("books").clearing;
  const { share, euros, traced_in_euros: traced, since } = clearing;
  return (
    <Card roomy>
      <h2 className={css.title}>{text.title}</h2>
      <p className={css.found}>{text.found(Math.round(share * 100))}</p>
      <p className={css.note}>
        {text.sums(showMoney(traced), showMoney(euros), showDate(since))} {text.help}
      </p>
    </Card>
  );
}

function Books({ books }: { books: OpenBooks }) {
  const text = useText("books");
  const { organisations, months, payouts, seals, clearing } = books;
  return (
    <Stack gap={28}>
      <AllMonths books={books} />
      {clearing !== null && <ClearingCard clearing={clearing} />}
      <Section
        title={text.organisations}
        action={
          <CsvLink
            path={pathTo(api.downloadTransparency, { table: "organisations" })}
            of={text.organisations}
          />
        }
      >
        <p className={css.note}>{text.organisationsHelp}</p>
        <OrganisationsTable rows={organisations} />
      </Section>
      <Section title={text.standing}>
        <p className={css.note}>{text.standingHelp}</p>
        <BalanceSheet standing={books.standing} />
      </Section>
      <Section
        title={text.byMonth}
        action={<CsvLink path={pathTo(api.downloadTransparency, { table: "months" })} of={text.byMonth} />}
      >
        <p className={css.note}>{text.collected}</p>
        {months.map((month) => (
          <BookMonthCard key={month.month} month={month} />
        ))}
        <p className={css.note}>{text.fewDonors}</p>
      </Section>
      <Section
        title={text.payouts}
        action={<CsvLink path={pathTo(api.downloadTransparency, { table: "payouts" })} of={text.payouts} />}
      >
        {payouts.length === 0 ? (
          <p className={css.note}>{text.noPayouts}</p>
        ) : (
          <PayoutsTable rows={payouts} />
        )}
      </Section>
      <Suspense>
        <AllPosts />
      </Suspense>
      <Section
        title={text.checksums}
        action={
          <CsvLink path={pathTo(api.downloadTransparency, { table: "checksums" })} of={text.checksums} />
        }
      >
        <Checksums seals={seals} />
      </Section>
    </Stack>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { OpenBooks } from "@kalivo/contract/routes/own/read-transparency.ts";
import { href } from "../../app/paths.ts";
import { read } from "../../lib/call.ts";
import { showLongMonth, showMoney } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Repeat, RowSkeleton } from "../../ui/states/skeleton.tsx";
import css from "./transparency-screen.module.css";

/** The open books: what was collected, what the provider kept, what is left for the organisations. */
export function TransparencyScreen() {
  const text = useText().transparency;
  const { language } = useLanguage();
  const books = useQuery({
    queryKey: ["transparency"],
    queryFn: ({ signal }) => read<OpenBooks>("/api/transparency", { signal }),
  });
  return (
    <Page title={text.title} back={href("act")} width="text">
      <p>{text.help}</p>
      <Loaded
        query={books}
        skeleton={
          <Repeat times={3}>
            <RowSkeleton />
          </Repeat>
        }
        empty={{ when: (found) => found.gross_in_euros === 0, show: <EmptyState title={text.none} /> }}
      >
        {(found) => (
          <>
            <Card tone="leaf" roomy>
              <h2 className={css.title}>{text.total}</h2>
              <Sums sums={found} />
            </Card>
            <Section title={text.byMonth}>
              {found.months.map((month) => (
                <Card key={month.month} roomy>
                  <h3 className={css.title}>{showLongMonth(month.month, language)}</h3>
                  <Sums sums={month} />
                </Card>
              ))}
            </Section>
            <p className={css.note}>{text.fewDonors}</p>
          </>
        )}
      </Loaded>
    </Page>
  );
}

type SumsProps = { sums: Pick<OpenBooks, "gross_in_euros" | "fees_in_euros" | "net_in_euros"> };

function Sums({ sums }: SumsProps) {
  const text = useText().transparency;
  const rows = [
    { label: text.gross, value: sums.gross_in_euros },
    { label: text.fees, value: sums.fees_in_euros },
    { label: text.net, value: sums.net_in_euros },
  ];
  return (
    <dl className={css.sums}>
      {rows.map(({ label, value }) => (
        <div key={label} className={css.sum}>
          <dt>{label}</dt>
          <dd>{showMoney(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

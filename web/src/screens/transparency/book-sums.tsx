import { useText } from "../../lib/text.tsx";
import type { BookSums as Sums } from "@kalivo/contract/shapes/open-books.ts";
import { showMoney } from "../../lib/format.ts";
import css from "./transparency-screen.module.css";

/** From payments to organisations, and what went back beyond what was paid; zero lines are left out. */
export function BookSums({ sums }: { sums: Sums }) {
  const { sums: text, returnedTwice } = useText("books");
  const rows = [
    { label: text.gross, euros: sums.gross_in_euros, always: true },
    { label: text.fees, euros: -sums.fees_in_euros, always: true },
    { label: text.returned, euros: -sums.returned_in_euros },
    { label: text.losses, euros: sums.losses_in_euros },
  ].filter(({ euros, always }) => always === true || euros !== 0);
  return (
    <>
      <dl className={css.sums}>
        {rows.map(({ label, euros }) => (
          <div key={label} className={css.sum}>
            <dt>{label}</dt>
            <dd>{euros < 0 ? `− ${showMoney(-euros)}` : showMoney(euros)}</dd>
          </div>
        ))}
        <div className={css.net}>
          <dt>{text.net}</dt>
          <dd>{showMoney(sums.net_in_euros)}</dd>
        </div>
      </dl>
      {sums.returned_twice_in_euros > 0 && (
        <p className={css.note}>{returnedTwice(showMoney(sums.returned_twice_in_euros))}</p>
      )}
    </>
  );
}

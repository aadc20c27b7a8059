import { useText } from "../../lib/text.tsx";
import type { BookStanding } from "@kalivo/contract/shapes/open-books.ts";
import { showMoney } from "../../lib/format.ts";
import { Card } from "../../ui/card.tsx";
import css from "./transparency-screen.module.css";

/** Assets and liabilities: where all the money is, and whose it is. */
export function BalanceSheet({ standing }: { standing: BookStanding }) {
  const { places: text } = useText("books");
  return (
    <Card roomy>
      <div className={css.sides}>
        <Side
          total={text.sum}
          rows={[
            { label: text.provider, euros: standing.at_provider_in_euros },
            { label: text.onItsWay, euros: standing.on_its_way_in_euros },
            { label: text.bank, euros: standing.at_bank_in_euros },
            { label: text.disputed, euros: standing.disputed_in_euros },
            { label: text.borne, euros: standing.borne_in_euros },
          ]}
        />
        <Side
          total={text.sum}
          rows={[
            { label: text.held, euros: standing.held_in_euros },
            { label: text.payable, euros: standing.payable_in_euros },
            { label: text.inTransit, euros: standing.in_transit_in_euros },
            ...(standing.kept_in_euros > 0 ? [{ label: text.kept, euros: standing.kept_in_euros }] : []),
          ]}
        />
      </div>
      {standing.at_bank_in_euros < 0 && <p className={css.note}>{text.bankBelowZero}</p>}
    </Card>
  );
}

type SideProps = { total: string; rows: readonly { label: string; euros: number }[] };

function Side({ total, rows }: SideProps) {
  const cents = rows.reduce((sum, { euros }) => sum + Math.round(euros * 100), 0);
  return (
    <dl className={css.sums}>
      {rows.map(({ label, euros }) => (
        <div key={label} className={css.sum}>
          <dt>{label}</dt>
          <dd>{showMoney(euros)}</dd>
        </div>
      ))}
      <div className={css.net}>
        <dt>{total}</dt>
        <dd>{showMoney(cents / 100)}</dd>
      </div>
    </dl>
  );
}

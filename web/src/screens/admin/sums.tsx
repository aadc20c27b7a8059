import type { ReactNode } from "react";
import { showMoney, showWhole } from "../../lib/format.ts";
import css from "./sums.module.css";

export type SumRow = { key: string; badge: ReactNode; count: number; amount_in_euros: number };

/** How many there are in each state and what they come to. */
export function Sums({ label, rows, none }: { label: string; rows: readonly SumRow[]; none: string }) {
  if (rows.length === 0) return <p className={css.none}>{none}</p>;
  return (
    <ul className={css.sums} aria-label={label}>
      {rows.map(({ key, badge, count, amount_in_euros }) => (
        <li key={key} className={css.sum}>
          <span className={css.state}>{badge}</span>
          <span className={css.count}>{showWhole(count)}</span>
          <span className={css.amount}>{showMoney(amount_in_euros)}</span>
        </li>
      ))}
    </ul>
  );
}

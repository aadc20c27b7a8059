import type { ReactNode } from "react";
import { showMoney, showWhole } from "../../lib/format.ts";
import css from "./sums.module.css";

export type SumRow = { key: string; badge: ReactNode; count: number; amount_in_euros: number; to: string };

/** Count and sum per state, each linked to its list. */
export function Sums({ label, rows, none }: { label: string; rows: readonly SumRow[]; none: string }) {
  if (rows.length === 0) return <p className={css.none}>{none}</p>;
  return (
    <ul className={css.sums} aria-label={label}>
      {rows.map(({ key, badge, count, amount_in_euros, to }) => (
        <li key={key} className={css.sum}>
          <span className={css.state}>{badge}</span>
          <a className={css.count} href={to}>
            <span className="text-link">{showWhole(count)}</span>
          </a>
          <span className="visually-hidden">, </span>
          <span className={css.amount}>{showMoney(amount_in_euros)}</span>
        </li>
      ))}
    </ul>
  );
}

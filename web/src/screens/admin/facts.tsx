import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import css from "./facts.module.css";

export type Fact = { label: string; value: ReactNode; wide?: boolean };

/** Names and values, in columns where there is space. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, wide = false }) => (
        <div key={label} className={classNames(css.fact, wide && css.wide)}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

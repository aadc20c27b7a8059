import { ChevronRight } from "lucide-react";
import { Fragment, type ReactNode, useId } from "react";
import css from "./record-row.module.css";

type RecordRowProps = {
  /** The title's link; the whole row is its target. */
  to?: string;
  picture?: ReactNode;
  title: string;
  badges?: ReactNode;
  /** Short facts; lines break between them, not within. */
  facts?: readonly (string | null)[];
  /** One or two lines of longer text. */
  excerpt?: string | undefined;
  value?: ReactNode;
  /** Not yet looked at. */
  fresh?: boolean;
  /** A control within the row. */
  action?: ReactNode;
};

const NONE: readonly string[] = [];

/** A record of a list: title, states, facts. */
export function RecordRow({
  to,
  picture,
  title,
  badges,
  facts = NONE,
  value,
  action,
  ...rest
}: RecordRowProps) {
  const said = facts.filter((fact) => fact !== null);
  return (
    <li className={css.row} data-link={to === undefined ? undefined : true}>
      {picture}
      <div className={css.text}>
        <p className={css.head}>
          {to === undefined ? (
            <span className={css.title}>{title}</span>
          ) : (
            <a className={css.title} href={to} data-fresh={rest.fresh || undefined}>
              {title}
            </a>
          )}
          {badges}
        </p>
        {rest.excerpt !== undefined && <p className={css.excerpt}>{rest.excerpt}</p>}
        {said.length > 0 && (
          <p className={css.facts}>
            {said.map((fact, at) => (
              <Fragment key={fact}>
                <span className={css.fact}>{at < said.length - 1 ? `${fact} ·` : fact}</span>{" "}
              </Fragment>
            ))}
          </p>
        )}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
      {value !== undefined && <span className={css.value}>{value}</span>}
      {to !== undefined && <ChevronRight className={css.chevron} size={20} aria-hidden />}
    </li>
  );
}

/** Records in one card, separated by hairlines. */
export function RecordList({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <span className="visually-hidden" id={id}>
        {label}
      </span>
      <ul className={css.list} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

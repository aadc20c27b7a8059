import { ChevronRight } from "lucide-react";
import { Fragment, type ReactNode, useId } from "react";
import css from "./record-row.module.css";

type RecordRowProps = {
  /** Where the title leads; the whole row is its target. */
  to?: string;
  picture?: ReactNode;
  title: string;
  badges?: ReactNode;
  /** Short facts; a line breaks between them, not inside. */
  facts?: readonly (string | null)[];
  /** One or two lines of longer text. */
  excerpt?: string | undefined;
  value?: ReactNode;
  /** Nobody has looked at it yet. */
  fresh?: boolean;
  /** Something to press inside the row. */
  action?: ReactNode;
};

const NONE: readonly string[] = [];

/** One record of a list: what it is called, its states as words, its facts. */
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

/** Records on one card, parted by hairlines. */
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

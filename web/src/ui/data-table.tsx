import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMedia } from "../lib/media.ts";
import { classNames } from "./class-names.ts";
import css from "./data-table.module.css";

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned with tabular figures. */
  figure?: boolean;
};

type DataTableProps<Row> = {
  caption: string;
  /** The first column is the row header. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The totals by column key; the first cell is their label. */
  total?: Readonly<Record<string, string>>;
};

/** A table from 768 px; on a phone each row is a card with the column heads as labels. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const wide = useMedia("(min-width: 768px)");
  return wide ? <Table {...props} /> : <Cards {...props} />;
}

function Table<Row>({ caption, columns: [naming, ...others], rows, rowKey, total }: DataTableProps<Row>) {
  const [plate, scrolls] = useScrolls();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key
    <div
      ref={plate}
      className={css.plate}
      {...(scrolls && { role: "region", "aria-label": caption, tabIndex: 0 })}
    >
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {[naming, ...others].map(({ key, head, figure = false }) => (
              <th key={key} scope="col" className={css.head} data-figure={figure || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row" className={css.name}>
                {naming.cell(row)}
              </th>
              {others.map(({ key, cell, figure = false }) => (
                <td key={key} className={css.cell} data-figure={figure || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row" className={css.name}>
                {total[naming.key]}
              </th>
              {others.map(({ key, figure = false }) => (
                <td key={key} className={classNames(css.cell, css.total)} data-figure={figure || undefined}>
                  {total[key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Whether it overflows: with large text a wide table does, and is then scrollable, also by keyboard. */
function useScrolls() {
  const plate = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = plate.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    if (box.firstElementChild !== null) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [plate, scrolls] as const;
}

function Cards<Row>({ caption, columns: [naming, ...others], rows, rowKey, total }: DataTableProps<Row>) {
  return (
    <ul className={css.cards} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={css.card}>
          <p className={css.title}>{naming.cell(row)}</p>
          <dl className={css.pairs}>
            {others.map(({ key, head, cell }) => (
              <div key={key} className={css.pair}>
                <dt className={css.label}>{head}</dt>
                <dd className={css.value}>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
      {total !== undefined && (
        <li className={css.card}>
          <p className={css.title}>{total[naming.key]}</p>
          <dl className={css.pairs}>
            {others
              .filter(({ key }) => total[key] !== undefined)
              .map(({ key, head }) => (
                <div key={key} className={css.pair}>
                  <dt className={css.label}>{head}</dt>
                  <dd className={css.value}>{total[key]}</dd>
                </div>
              ))}
          </dl>
        </li>
      )}
    </ul>
  );
}

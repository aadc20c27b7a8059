import type { ReactNode } from "react";
import { type Bar, barHeights, lastSix } from "./bars.ts";
import { classNames } from "../class-names.ts";
import css from "./stats-chart.module.css";
import { Heading } from "../heading.tsx";

export type StatsChartProps = {
  title: string;
  /** Ember for effort, leaf for money. */
  tone: "ember" | "leaf";
  bars: readonly Bar[];
  /** The formatted main figure, and its unit for screen readers. */
  figure: string;
  unit?: string;
  chip?: ReactNode;
  caption: string;
  /** The date of the data, or why data is missing. */
  note?: string | undefined;
  disclaimer?: string | null;
  /** Shown over the bars when all six are zero. */
  emptyText: string;
  soFar: string;
  words: {
    month: (date: string) => string;
    longMonth: (date: string) => string;
    value: (value: number) => string;
    spoken: (month: string, bar: Bar) => string;
  };
};

/** Six months as bars, with a list for screen readers. */
export function StatsChart(props: StatsChartProps) {
  const bars = lastSix(props.bars);
  const heights = barHeights(bars);
  const allZero = bars.every((bar) => bar.value === 0);
  return (
    <figure className={classNames(css.chart, css[props.tone])}>
      <figcaption className={css.head}>
        <Heading className={css.title}>{props.title}</Heading>
        {props.chip}
        <span className={css.figure}>
          {props.figure}
          {props.unit !== undefined && <span className={css.unit}> {props.unit}</span>}
        </span>
      </figcaption>
      <ul className={css.bars} aria-label={props.title}>
        {bars.map((bar, index) => (
          <li key={bar.date} className={css.column}>
            <span className="visually-hidden">
              {props.words.spoken(props.words.longMonth(bar.date), bar)}
            </span>
            <span className={css.value} aria-hidden="true">
              {bar.value === 0 ? "" : props.words.value(bar.value)}
            </span>
            <span
              className={css.bar}
              data-temporary={bar.temporary || undefined}
              aria-hidden="true"
              style={{ height: heights[index], animationDelay: `${index * 40}ms` }}
            />
            <span className={css.month} aria-hidden="true">
              {props.words.month(bar.date)}
              {bar.temporary && bar.announced !== true && <span className={css.soFar}>{props.soFar}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.caption}>{allZero ? props.emptyText : props.caption}</p>
      {props.note !== undefined && <p className={css.caption}>{props.note}</p>}
      {typeof props.disclaimer === "string" && <p className={css.caption}>{props.disclaimer}</p>}
    </figure>
  );
}

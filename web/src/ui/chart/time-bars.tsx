import { scaleBand, scaleLinear } from "d3-scale";
import type { SVGAttributes } from "react";
import { classNames } from "../class-names.ts";
import css from "./time-bars.module.css";
import { useExplored } from "./use-explored.ts";
import { useWidth } from "./use-width.ts";
import { leftOf, TICKS, TimeLabel, ValueAxis } from "./value-axis.tsx";

export type TimeBar = {
  key: string;
  /** Below the bar; left out where there is no room. */
  label: string;
  /** Of the bar one looks at: "Week of 16 November". */
  name: string;
  value: number;
  /** Not over yet. */
  running?: boolean;
};

type TimeBarsProps = {
  title: string;
  tone: "ember" | "leaf";
  bars: readonly TimeBar[];
  /** A value with its unit. */
  show: (value: number) => string;
  /** A value on the axis. */
  short: (value: number) => string;
  spoken: (bar: TimeBar) => string;
  /** A line across, with what it is. */
  goal?: { value: number; name: string } | undefined;
};

const HEIGHT = 184;
const MARGIN = { top: 12, bottom: 24 };
const BOTTOM = HEIGHT - MARGIN.bottom;
const LABEL_PX = 44;
const RADIUS = 6;

/** Bars over time with an axis and a goal; the one looked at is named above. The last one is looked at first. */
export function TimeBars({ title, tone, bars, show, short, spoken, goal }: TimeBarsProps) {
  const [box, width] = useWidth();
  const { index, plot, at } = useExplored({
    count: bars.length,
    initial: bars.length - 1,
    label: title,
    spoken: (place) => spoken(bars[place] ?? EMPTY),
  });
  const looked = bars[index] ?? EMPTY;
  const scales = scalesOf({ bars, width, short, least: goal?.value ?? 0 });
  return (
    <div className={classNames(css.chart, css[tone])}>
      <p className={css.looked}>
        <span className={css.name}>{looked.name}</span>
        <span className={css.value}>{show(looked.value)}</span>
      </p>
      <div ref={box} className={css.plot} {...plot}>
        <svg width={width} height={HEIGHT} aria-hidden="true">
          <ValueAxis y={scales.y} left={scales.left} width={width} short={short} />
          {bars.map((bar, place) => (
            <Column
              key={bar.key}
              bar={bar}
              scales={scales}
              looked={place === index}
              last={place === bars.length - 1}
              labelled={(bars.length - 1 - place) % scales.every === 0}
              reach={at(place)}
            />
          ))}
          {goal !== undefined && (
            <line
              className={css.goal}
              x1={scales.left}
              x2={width}
              y1={scales.y(goal.value)}
              y2={scales.y(goal.value)}
            />
          )}
        </svg>
      </div>
      {goal !== undefined && (
        <p className={css.key}>
          <span className={css.dash} aria-hidden="true" />
          {goal.name}
        </p>
      )}
    </div>
  );
}

type Scaled = Pick<TimeBarsProps, "bars" | "short"> & { width: number; least: number };
type Scales = ReturnType<typeof scalesOf>;

/** `every`: how many bars share a label, so that labels have room. */
function scalesOf({ bars, width, short, least }: Scaled) {
  const most = Math.max(least, ...bars.map(({ value }) => value), 1);
  const y = scaleLinear([0, most], [BOTTOM, MARGIN.top]).nice(TICKS);
  const left = leftOf({ y, short });
  const x = scaleBand(
    bars.map(({ key }) => key),
    [left, Math.max(left, width)],
  )
    .paddingInner(0.28)
    .paddingOuter(0.1);
  return { x, y, left, every: Math.max(1, Math.ceil(LABEL_PX / Math.max(1, x.step()))) };
}

type ColumnProps = {
  bar: TimeBar;
  scales: Scales;
  looked: boolean;
  /** Its label ends with the drawing. */
  last: boolean;
  labelled: boolean;
  reach: SVGAttributes<SVGGElement>;
};

function Column({ bar: { key, label, value, running }, scales, looked, last, labelled, reach }: ColumnProps) {
  const { x, y } = scales;
  return (
    <g transform={`translate(${x(key) ?? 0} 0)`} {...reach}>
      <rect className={css.reach} width={x.step()} height={HEIGHT} />
      <path
        className={css.bar}
        data-looked={looked || undefined}
        data-running={running === true || undefined}
        d={column(x.bandwidth(), y(value))}
      />
      {labelled && (
        <TimeLabel
          x={last ? x.bandwidth() + x.step() * x.paddingOuter() : x.bandwidth() / 2}
          y={HEIGHT - 6}
          anchor={last ? "end" : "middle"}
        >
          {label}
        </TimeLabel>
      )}
    </g>
  );
}

const EMPTY: TimeBar = { key: "", label: "", name: "", value: 0 };

/** A column from the axis up to `top`, its upper corners rounded. */
function column(width: number, top: number): string {
  const height = BOTTOM - top;
  if (height <= 0) return "";
  const r = Math.min(RADIUS, height, width / 2);
  return `M0 ${BOTTOM}V${top + r}Q0 ${top} ${r} ${top}H${width - r}Q${width} ${top} ${width} ${top + r}V${BOTTOM}Z`;
}

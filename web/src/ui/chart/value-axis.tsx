import type { ScaleLinear } from "d3-scale";
import { AXIS_GAP, axisWidth } from "./axis-width.ts";
import css from "./value-axis.module.css";

export const TICKS = 3;
/** In px, where the style says none. */
const USUAL_REM = 16;

type Values = { y: ScaleLinear<number, number>; short: (value: number) => string };
/** Lines begin at `left`. */
type ValueAxisProps = Values & { left: number; width: number };

/** Where a drawing begins, at the right of its values. */
export function leftOf({ y, short }: Values): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;
  return axisWidth(y.ticks(TICKS).map(short), rem);
}

/** Lines across at round values, each named at the left. */
export function ValueAxis({ y, left, width, short }: ValueAxisProps) {
  return y.ticks(TICKS).map((tick) => (
    <g key={tick} transform={`translate(0 ${y(tick)})`}>
      <line className={css.grid} x1={left} x2={width} />
      <text className={css.tick} x={left - AXIS_GAP} dy="0.32em" textAnchor="end">
        {short(tick)}
      </text>
    </g>
  ));
}

type TimeLabelProps = { x: number; y: number; anchor: "middle" | "end"; children: string };

/** When a place of a drawing is. */
export function TimeLabel({ x, y, anchor, children }: TimeLabelProps) {
  return (
    <text className={css.tick} x={x} y={y} textAnchor={anchor}>
      {children}
    </text>
  );
}

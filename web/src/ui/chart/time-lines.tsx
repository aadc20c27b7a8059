import { scaleLinear, scalePoint } from "d3-scale";
import { curveMonotoneX, line } from "d3-shape";
import { useLabelled } from "../../lib/text.tsx";
import css from "./time-lines.module.css";
import { useExplored } from "./use-explored.ts";
import { useWidth } from "./use-width.ts";
import { leftOf, TICKS, TimeLabel, ValueAxis } from "./value-axis.tsx";

/**
 * A point in time. `label` stands below it where there is room; `name` where it is looked at. A last one that is `running`
 * is not over: it stands apart from the line, hollow.
 */
export type TimePoint = { key: string; label: string; name: string; running?: boolean };
/** One value a point. The tones also differ in how the line is dashed, for whom colours say nothing. */
export type TimeLine = { key: string; name: string; tone: Tone; values: readonly number[] };
type Tone = "leaf" | "leaf-second" | "ember" | "trouble";

type TimeLinesProps = {
  title: string;
  points: readonly TimePoint[];
  lines: readonly TimeLine[];
  /** A value with its unit. */
  show: (value: number) => string;
  /** A value on the axis. */
  short: (value: number) => string;
};

const HEIGHT = 208;
const MARGIN = { top: 12, bottom: 24, right: 8 };
const BOTTOM = HEIGHT - MARGIN.bottom;
const LABEL_PX = 40;
const DOT = 4;

/** Lines over time; those of the point one looks at, at first the last one, stand above with their values. */
export function TimeLines({ title, points, lines, show, short }: TimeLinesProps) {
  const named = useLabelled();
  const [box, width] = useWidth();
  const { index, plot, at } = useExplored({
    count: points.length,
    initial: points.length - 1,
    label: title,
    spoken: (place) =>
      named(
        points[place]?.name ?? "",
        lines.map(({ name, values }) => `${name} ${show(values[place] ?? 0)}`).join(", "),
      ),
  });
  const { x, y, left, every, half } = scalesOf({ points, lines, short }, width);
  const looked = points[index];
  const runs = points.at(-1)?.running === true ? points.length - 1 : null;
  const atX = (place: number) => x(points[place]?.key ?? "") ?? 0;
  return (
    <div className={css.chart}>
      <Key lines={lines} name={looked?.name ?? ""} value={(values) => show(values[index] ?? 0)} />
      <div ref={box} className={css.plot} {...plot}>
        <svg width={width} height={HEIGHT} aria-hidden="true">
          <ValueAxis y={y} left={left} width={width} short={short} />
          <line className={css.place} x1={atX(index)} x2={atX(index)} y1={MARGIN.top} y2={BOTTOM} />
          {lines.map(({ key, tone, values }) => (
            <g key={key} className={css.line} data-tone={tone}>
              <path
                d={
                  line<number>()
                    .x((_value, place) => atX(place))
                    .y(y)
                    .curve(curveMonotoneX)(values.slice(0, runs ?? undefined)) ?? ""
                }
              />
              {index !== runs && <circle cx={atX(index)} cy={y(values[index] ?? 0)} r={DOT} />}
              {runs !== null && <circle data-running="" cx={atX(runs)} cy={y(values[runs] ?? 0)} r={DOT} />}
            </g>
          ))}
          {points.map(({ key, label }, place) => (
            <g key={key} {...at(place)}>
              <rect className={css.reach} x={atX(place) - half} width={half * 2} height={HEIGHT} />
              {(points.length - 1 - place) % every === 0 && (
                <TimeLabel
                  x={place === points.length - 1 ? width : atX(place)}
                  y={HEIGHT - 6}
                  anchor={place === points.length - 1 ? "end" : "middle"}
                >
                  {label}
                </TimeLabel>
              )}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}

type KeyProps = {
  lines: readonly TimeLine[];
  name: string;
  value: (values: readonly number[]) => string;
};

/** How each line is drawn, and its value where one looks. */
function Key({ lines, name, value }: KeyProps) {
  return (
    <div className={css.looked}>
      <p className={css.name}>{name}</p>
      <ul className={css.key}>
        {lines.map(({ key, name: called, tone, values }) => (
          <li key={key} className={css.entry}>
            <svg className={css.line} data-tone={tone} width={24} height={12} aria-hidden="true">
              <path d="M1 6H23" />
            </svg>
            <span>{called}</span>
            <span className={css.value}>{value(values)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Scaled = Pick<TimeLinesProps, "points" | "lines" | "short">;

/** `every`: how many points share a label; `half`: half of a point's width. */
function scalesOf({ points, lines, short }: Scaled, width: number) {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const y = scaleLinear([0, most], [BOTTOM, MARGIN.top]).nice(TICKS);
  const left = leftOf({ y, short });
  const x = scalePoint(
    points.map(({ key }) => key),
    [left, Math.max(left, width - MARGIN.right)],
  ).padding(0.3);
  return { x, y, left, every: Math.max(1, Math.ceil(LABEL_PX / Math.max(1, x.step()))), half: x.step() / 2 };
}

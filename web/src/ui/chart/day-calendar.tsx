import { useLabelled } from "../../lib/text.tsx";
import css from "./day-calendar.module.css";
import { levelsOf } from "./levels.ts";
import { useExplored } from "./use-explored.ts";
import { useWidth } from "./use-width.ts";

export type CalendarDay = { date: string; value: number };

type DayCalendarProps = {
  title: string;
  /** Every day from a Monday on, the last one today. */
  days: readonly CalendarDay[];
  /** A day and its value, in words. */
  name: (day: CalendarDay) => string;
  show: (day: CalendarDay) => string;
  /** Of the first day of a week in which a month begins. */
  month: (date: string) => string;
  /** At the ends of the scale. */
  less: string;
  more: string;
};

const CELL = 15;
const GAP = 3;
const STEP = CELL + GAP;
const HEAD = 18;
const WEEK = 7;

/** Days as squares, a week a column, as many weeks as there is room for: the more, the darker. */
export function DayCalendar({ title, days, name, show, month, less, more }: DayCalendarProps) {
  const named = useLabelled();
  const [box, width] = useWidth();
  const fitting = Math.max(1, Math.floor((width + GAP) / STEP));
  const first = Math.max(0, Math.ceil(days.length / WEEK) - fitting) * WEEK;
  const shown = days.slice(first);
  const levelOf = levelsOf(days.map(({ value }) => value));
  const { index, plot, at } = useExplored({
    count: shown.length,
    initial: shown.length - 1,
    label: title,
    spoken: (place) =>
      shown
        .slice(place, place + 1)
        .map((day) => named(name(day), show(day)))
        .join(""),
    column: WEEK,
  });
  const looked = shown[index];
  const weeks = Math.ceil(shown.length / WEEK);
  return (
    <div className={css.calendar}>
      <p className={css.looked}>
        <span className={css.name}>{looked !== undefined && name(looked)}</span>
        <span className={css.value}>{looked !== undefined && show(looked)}</span>
      </p>
      <div ref={box} className={css.plot} {...plot}>
        <svg width={Math.max(0, weeks * STEP - GAP)} height={HEAD + WEEK * STEP} aria-hidden="true">
          {monthsOf(shown).map(({ date, week }) => (
            <text key={date} className={css.month} x={week * STEP} y={11}>
              {month(date)}
            </text>
          ))}
          {shown.map(({ date, value }, place) => (
            <rect
              key={date}
              className={css.day}
              data-level={levelOf(value)}
              data-looked={place === index || undefined}
              x={Math.floor(place / WEEK) * STEP}
              y={HEAD + (place % WEEK) * STEP}
              width={CELL}
              height={CELL}
              rx={4}
              {...at(place)}
            />
          ))}
        </svg>
      </div>
      <p className={css.scale} aria-hidden="true">
        {less}
        {LEVELS.map((level) => (
          <span key={level} className={css.step} data-level={level} />
        ))}
        {more}
      </p>
    </div>
  );
}

const LEVELS = [0, 1, 2, 3, 4];

/** The first week of each month, where its name has room before the next one's. */
function monthsOf(days: readonly CalendarDay[]): { date: string; week: number }[] {
  const begins = days.flatMap(({ date }, place) =>
    date.endsWith("-01") ? [{ date, week: Math.floor(place / WEEK) }] : [],
  );
  return begins.filter(({ week }) => week <= Math.ceil(days.length / WEEK) - 2);
}

import { type ReactNode, useState } from "react";
import type { Activity } from "@kalivo/contract/routes/own/read-activity.ts";
import { showDate, showLongMonth, showMonth, showShort, showWhole } from "../../lib/format.ts";
import { useLabelled, useLanguage, useText } from "../../lib/text.tsx";
import { DayCalendar } from "../../ui/chart/day-calendar.tsx";
import { type TimeBar, TimeBars } from "../../ui/chart/time-bars.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Heading } from "../../ui/heading.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import css from "./activity.module.css";
import { everyDay, type Grain, type Span, spansOf } from "./periods.ts";
import { WeeklyGoal } from "./weekly-goal.tsx";

const GRAINS = ["week", "month", "year"] as const;

/** Calories by week, month or year, the goal of a week, and a calendar of days; all of it also as a table. */
export function ActivityPictures({ activity }: { activity: Activity }) {
  const text = useText("activity");
  const named = useLabelled();
  const [grain, setGrain] = useState<Grain>("week");
  const names = useSpanNames(grain);
  const spans = spansOf(activity, grain);
  const { goal_in_kcal: goal } = activity;
  return (
    <section className={css.pictures} aria-label={text.title}>
      <div className={css.part}>
        <WeeklyGoal activity={activity} />
        <RadioCards
          legend={text.grains.legend}
          quietLegend
          look="segments"
          tone="ember"
          options={GRAINS.map((value) => ({ value, label: text.grains[value] }))}
          value={grain}
          onChange={setGrain}
        />
        <TimeBars
          key={grain}
          title={text.charts[grain]}
          tone="ember"
          bars={spans.map((span) => names.bar(span))}
          show={(kcal) => text.kcal(showWhole(kcal))}
          short={showShort}
          spoken={({ name, value }) => named(name, text.kcal(showWhole(value)))}
          goal={
            goal === null || grain !== "week"
              ? undefined
              : { value: goal, name: text.goal.line(showWhole(goal)) }
          }
        />
        <AsTable of={text.charts[grain]}>{() => <Table grain={grain} spans={spans} />}</AsTable>
      </div>
      <div className={css.part}>
        <Heading className={css.title}>{text.days}</Heading>
        <Days activity={activity} />
        <AsTable of={text.days}>{() => <DaysTable activity={activity} />}</AsTable>
        {activity.garminDisclaimer !== null && <p className={css.note}>{activity.garminDisclaimer}</p>}
      </div>
    </section>
  );
}

/** What a chart shows, as a table below it; its button says of which chart to a screen reader. */
function AsTable({ of, children }: { of: string; children: () => ReactNode }) {
  const text = useText("activity");
  return (
    <Disclosure
      title={
        <>
          {text.asTable}
          <span className="visually-hidden"> ({of})</span>
        </>
      }
    >
      {children}
    </Disclosure>
  );
}

/** How spans are called, in the language of the screen. */
function useSpanNames(grain: Grain) {
  const text = useText("activity");
  const { language } = useLanguage();
  const name = (date: string) => {
    if (grain === "year") return date;
    return grain === "month" ? showLongMonth(date, language) : text.weekOf(showDate(date));
  };
  const short = (date: string) => {
    if (grain === "year") return date;
    return grain === "month" ? showMonth(date, language) : showDate(date).slice(0, DAY_AND_MONTH);
  };
  const bar = ({ date, kcal, running }: Span): TimeBar => ({
    key: date,
    label: short(date),
    name: running ? text.soFar(name(date)) : name(date),
    value: kcal,
    running,
  });
  return { name, bar };
}

/** "05/03" of "05/03/2026". */
const DAY_AND_MONTH = 5;

function Days({ activity }: { activity: Activity }): ReactNode {
  const text = useText("activity");
  const { language } = useLanguage();
  const days = everyDay(activity);
  const workouts = new Map(days.map((day) => [day.date, day.workouts]));
  const show = ({ date, value }: { date: string; value: number }) => {
    const count = workouts.get(date) ?? 0;
    return count === 0 ? text.noWorkout : `${text.kcal(showWhole(value))} · ${text.workouts(count)}`;
  };
  return (
    <DayCalendar
      title={text.days}
      days={days.map(({ date, kcal }) => ({ date, value: kcal }))}
      name={({ date }) => showDate(date)}
      show={show}
      month={(date) => showMonth(date.slice(0, 7), language)}
      less={text.less}
      more={text.more}
    />
  );
}

/** The days on which something was done, the last one first. */
function DaysTable({ activity }: { activity: Activity }) {
  const text = useText("activity");
  return (
    <DataTable
      caption={text.days}
      rows={everyDay(activity)
        .filter(({ workouts }) => workouts > 0)
        .toReversed()}
      rowKey={({ date }) => date}
      columns={[
        { key: "when", head: text.columns.when, cell: ({ date }) => showDate(date) },
        ...useFigures(),
      ]}
    />
  );
}

function Table({ grain, spans }: { grain: Grain; spans: readonly Span[] }) {
  const text = useText("activity");
  const names = useSpanNames(grain);
  return (
    <DataTable
      caption={text.charts[grain]}
      rows={spans.toReversed()}
      rowKey={({ date }) => date}
      columns={[
        { key: "when", head: text.columns.when, cell: (span) => names.bar(span).name },
        ...useFigures(),
      ]}
    />
  );
}

/** The columns of what was done, on a day or in a span. */
function useFigures(): readonly Column<Pick<Span, "kcal" | "workouts">>[] {
  const { columns } = useText("activity");
  return [
    { key: "kcal", head: columns.kcal, figure: true, cell: ({ kcal }) => showWhole(kcal) },
    { key: "workouts", head: columns.workouts, figure: true, cell: ({ workouts }) => workouts },
  ];
}

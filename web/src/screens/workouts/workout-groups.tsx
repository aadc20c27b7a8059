import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { WorkoutRow } from "../../features/workouts/workout-row.tsx";
import { showLongMonth } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { allItems, type PageOf } from "../../lib/pages.ts";
import { Card, Section } from "../../ui/card.tsx";
import { GrowingList } from "../../ui/states/growing-list.tsx";
import { useIncrementalList } from "../../ui/states/use-incremental-list.ts";
import css from "./workouts-screen.module.css";

type GroupsProps = {
  pages: readonly PageOf<Workout>[];
  grouped: boolean;
  onOpen: (workout: Workout) => void;
};

/**
 * Workouts not yet used in a donation under "This period", the rest under "Older workouts" by month (specification §2.6).
 * The server lists open ones first and sends their total, because the loaded pages may not include all.
 */
export function WorkoutGroups({ pages, grouped, onOpen }: GroupsProps) {
  const text = useText("workouts");
  const { shown, end } = useIncrementalList(pages);
  const workouts = allItems(shown);
  const present = workouts.filter(({ open }) => open);
  const older = workouts.filter(({ open }) => !open);
  const hasPresent = present.length > 0 || (pages[0]?.open ?? 0) > 0;
  return (
    <GrowingList end={end}>
      <div className={css.groups}>
        <Section title={text.thisPeriod}>
          {hasPresent ? <Rows workouts={present} onOpen={onOpen} /> : <p className={css.none}>{text.none}</p>}
        </Section>
        {older.length > 0 && (
          <Section title={text.older}>
            {grouped ? (
              <ByMonth workouts={older} onOpen={onOpen} />
            ) : (
              <Rows workouts={older} onOpen={onOpen} />
            )}
          </Section>
        )}
      </div>
    </GrowingList>
  );
}

/** The month of a workout is that of its end, in Brussels (rules 5 and 7). */
const monthOf = ({ end_date }: Workout) => brusselsDay(new Date(end_date)).slice(0, 7);

type RowsProps = { workouts: readonly Workout[]; onOpen: GroupsProps["onOpen"] };

function ByMonth({ workouts, onOpen }: RowsProps) {
  const { language } = useLanguage();
  const months = Map.groupBy(workouts, monthOf);
  return [...months].map(([month, rows]) => (
    <div key={month}>
      <h3 className={css.month}>{showLongMonth(month, language)}</h3>
      <Rows workouts={rows} onOpen={onOpen} />
    </div>
  ));
}

function Rows({ workouts, onOpen }: RowsProps) {
  return (
    <Card>
      <ul className={css.rows}>
        {workouts.map((workout) => (
          <WorkoutRow key={workout.id} workout={workout} onOpen={() => onOpen(workout)} />
        ))}
      </ul>
    </Card>
  );
}

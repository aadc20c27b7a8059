import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { WorkoutRow } from "../../features/workouts/workout-row.tsx";
import { showLongMonth } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { allItems, type PageOf } from "../../lib/pages.ts";
import { Card, Section } from "../../ui/card.tsx";
import { GrowingList } from "../../ui/states/growing-list.tsx";
import { useFewFirst } from "../../ui/states/use-few-first.ts";
import css from "./workouts-screen.module.css";

type GroupsProps = {
  pages: readonly PageOf<Workout>[];
  grouped: boolean;
  onOpen: (workout: Workout) => void;
};

/** §2: not yet used in a donation under "This period", the rest under "Older workouts", there by month. */
export function WorkoutGroups({ pages, grouped, onOpen }: GroupsProps) {
  const text = useText().workouts;
  const { shown, end } = useFewFirst(pages);
  const workouts = allItems(shown);
  const present = workouts.filter(({ consumed }) => !consumed);
  const older = workouts.filter(({ consumed }) => consumed);
  return (
    <GrowingList end={end}>
      <div className={css.groups}>
        <Section title={text.thisPeriod}>
          {present.length === 0 ? (
            <p className={css.none}>{text.none}</p>
          ) : (
            <Rows workouts={present} onOpen={onOpen} />
          )}
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

type RowsProps = { workouts: readonly Workout[]; onOpen: GroupsProps["onOpen"] };

function ByMonth({ workouts, onOpen }: RowsProps) {
  const { language } = useLanguage();
  const months = Map.groupBy(workouts, ({ start_date }) => start_date.slice(0, 7));
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

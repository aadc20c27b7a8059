import { useText } from "../../lib/text.tsx";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";
import { showMeasure, showWhole } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { ImpactLine } from "../impact/impact-line.tsx";
import { ShareWorkout } from "../share-card/share-workout.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { DeleteWorkout } from "./delete-workout.tsx";
import { WhyNotCounted } from "./why-not-counted.tsx";
import { daysOf } from "./workout-days.ts";
import css from "./workout-detail-sheet.module.css";

type DetailProps = {
  open: boolean;
  onClose: () => void;
  workout: Workout;
  onAnswered: (workout: Workout) => void;
};

/** A workout from an automatic source or a file: its data, why it counts what it counts, and its origin. */
export function WorkoutDetailSheet({ open, onClose, workout, onAnswered }: DetailProps) {
  const text = useText("workouts");
  const words = useText("sources").detail;
  const name = text.types[workoutTypeOf(workout.type)];
  return (
    <Sheet open={open} onClose={onClose} title={workout.title ?? name}>
      <div className={css.body}>
        <Origin workout={workout} />
        {workout.consumed && <Banner kind="warning">{text.countedHelp}</Banner>}
        <WhyNotCounted workout={workout} onAnswered={onAnswered} />
        <Facts workout={workout} />
        <ImpactLine euros={workout.given_in_euros} />
        <section>
          <h3 className={css.label}>{words.whyTitle}</h3>
          <p>{useWhy(workout)}</p>
        </section>
        <ShareWorkout workout={workout} />
        {workout.source === "file" && !workout.consumed && (
          <DeleteWorkout id={workout.id} onDeleted={onClose} />
        )}
      </div>
    </Sheet>
  );
}

/** The brands require attribution right below the title. */
function Origin({ workout: { legal_appending, source_url } }: { workout: Workout }) {
  const words = useText("sources").detail;
  if (source_url === null) return legal_appending === null ? null : <p>{legal_appending}</p>;
  return (
    <p className={css.origin}>
      {legal_appending !== null && legal_appending !== words.onStrava && <span>{legal_appending}</span>}
      <a className={css.strava} href={source_url} target="_blank" rel="noreferrer">
        {words.onStrava}
      </a>
    </p>
  );
}

function Facts({ workout }: { workout: Workout }) {
  const workouts = useText("workouts");
  const words = useText("sources").detail;
  const facts = [
    [words.when, daysOf(workout)],
    [words.length, workout.duration > 0 ? workouts.minutesSpoken(Math.round(workout.duration)) : null],
    [words.distance, workout.km === null ? null : `${showMeasure(workout.km)} km`],
    [words.counts, `${showWhole(workout.kcal)} kcal`],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label} className={css.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** One or two sentences on how the calories were determined. */
function useWhy({
  basis,
  kcal_reported,
  kcal_net,
  km,
  minutes,
  duration,
  kg_used,
  kg_assumed,
}: Workout): string {
  const { why, assumed } = useText("sources").detail;
  const sentence = why[basis]({
    reported: kcal_reported === null ? null : showWhole(kcal_reported),
    rest: kcal_reported === null ? null : showWhole(Math.max(0, kcal_reported - kcal_net)),
    km: km === null ? null : showMeasure(km),
    minutes: showWhole(Math.round(minutes ?? duration)),
    kg: kg_used === null ? null : showMeasure(kg_used),
  });
  return kg_assumed ? `${sentence} ${assumed}` : sentence;
}

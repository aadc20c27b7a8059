import { Lock } from "lucide-react";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import css from "./workout-row.module.css";
import { ImpactLine } from "../impact/impact-line.tsx";
import { showWhole } from "../../lib/format.ts";
import { dayOf } from "./workout-days.ts";
import { SportIcon } from "../../ui/icons/sport-icons.tsx";
import { useText } from "../../lib/text.tsx";
import { type WorkoutTypeId, workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";

type WorkoutRowProps = { workout: Workout; onOpen: () => void };

/** One workout; a tap opens it. Put rows into a `<ul>`. */
export function WorkoutRow({ workout, onOpen }: WorkoutRowProps) {
  const workouts = useText("workouts");
  const settings = useText("settings");
  const stats = useText("stats");
  const kind = workoutTypeOf(workout.type);
  const brand = brandOf(workout.source);
  const name = workouts.types[kind];
  return (
    <li className={css.item}>
      <button type="button" className={css.row} onClick={onOpen}>
        <span className={css.tile}>
          <SportIcon sport={sportOf(kind)} />
        </span>
        <span className={css.what}>
          <span className={css.title}>{workout.title ?? name}</span>
          {workout.legal_appending?.includes("Garmin") === true && (
            <span className={css.brand}>{workout.legal_appending}</span>
          )}
          <span className={css.meta}>
            {metaOf(workout, name, workouts.minutes).map((part) => (
              <span key={part} className={css.part}>
                {part}
              </span>
            ))}
            {brand !== null && (
              <span className={css.mark}>
                {brand === "strava" && <SportIcon sport={brand} size={16} />}
                <span className="visually-hidden">{workouts.from(settings.sources[brand])}</span>
              </span>
            )}
          </span>
          <ImpactLine euros={workout.given_in_euros} />
          {workout.reason !== null && workout.reason_code !== "no_donor" && (
            <span className={css.why}>{workout.reason}</span>
          )}
        </span>
        <span className={css.kcal}>
          <span className={css.figure}>{showWhole(workout.kcal)}</span>
          <span className="visually-hidden">{stats.kilocalories}</span>
          {workout.consumed ? (
            <span className={css.counted}>
              <Lock size={14} aria-hidden />
              {workouts.counted}
            </span>
          ) : (
            <span className={css.unit} aria-hidden="true">
              {stats.kcal}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

function metaOf(workout: Workout, name: string, minutes: (n: number) => string): readonly string[] {
  const parts = [workout.title === null ? null : name, dayOf(workout)];
  if (workout.duration > 0) parts.push(minutes(Math.round(workout.duration)));
  return parts.filter((part) => part !== null);
}

function brandOf(source: string): "strava" | "garmin" | null {
  if (source.startsWith("strava")) return "strava";
  return source.startsWith("garmin") ? "garmin" : null;
}

const sportOf = (kind: WorkoutTypeId) => (kind === "custom" ? "other" : kind);

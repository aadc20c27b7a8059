import { useText } from "../../lib/text.tsx";
import { type ReactNode, useState } from "react";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { showDate, showMoney, showWhole } from "../../lib/format.ts";
import { serverNow } from "../../lib/server-time.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import css from "./workout-sheet.module.css";
import { impactOf } from "../impact/impact.ts";
import { ShareWorkout } from "../share-card/share-workout.tsx";
import { useCelebration } from "../celebration/use-celebration.tsx";
import { useMember } from "../me/session.ts";
import { dropWaiting, type WaitingWorkout } from "../offline/workout-queue.ts";
import { WhyNotCounted } from "./why-not-counted.tsx";
import { WorkoutDetailSheet } from "./workout-detail-sheet.tsx";
import { DeleteWorkout } from "./delete-workout.tsx";
import { type Added, useWorkoutForm } from "./use-workout-form.ts";
import { WorkoutFields } from "./workout-fields.tsx";
import {
  draftOf,
  emptyDraft,
  endOf,
  fieldsOf,
  kcalOf,
  touchedIn,
  type WorkoutDraft,
} from "./workout-entry.ts";

type WorkoutSheetProps = {
  open: boolean;
  onClose: () => void;
  workout?: Workout | undefined;
  /** The queued workout to edit. */
  waiting?: WaitingWorkout | undefined;
  /** The user to queue for on the offline screen, where nothing is sent. */
  keepFor?: number | undefined;
};

/** Adds a workout or edits one typed by hand; others are shown read-only, with an explanation. */
export function WorkoutSheet({ workout: given, ...layer }: WorkoutSheetProps) {
  const [answered, setAnswered] = useState<{ asked: Workout | undefined; now: Workout }>();
  const workout = answered !== undefined && answered.asked === given ? answered.now : given;
  const shared = { ...layer, onAnswered: (now: Workout) => setAnswered({ asked: given, now }) };
  const added = useCelebration(layer.open && workout === undefined);
  return workout === undefined || workout.source === "manual" ? (
    <>
      <WorkoutFormSheet {...shared} workout={workout} onAdded={added.celebrate} />
      {added.celebration}
    </>
  ) : (
    <WorkoutDetailSheet {...shared} workout={workout} />
  );
}

type FormSheetProps = WorkoutSheetProps & {
  onAnswered: (workout: Workout) => void;
  onAdded: (added: Added) => void;
};

/** A settled workout is read-only (specification §4.9). */
function WorkoutFormSheet(props: FormSheetProps) {
  const { open, onClose, workout, waiting, keepFor, onAnswered, onAdded } = props;
  // What was not touched follows what is stored: it may be corrected elsewhere while the sheet is open.
  const [touched, setTouched] = useState<Partial<WorkoutDraft> | null>(null);
  const started = workout === undefined ? (waiting?.draft ?? emptyDraft) : draftOf(workout);
  const draft = { ...started, ...touched };
  const close = () => {
    setTouched(null);
    onClose();
  };
  const form = useWorkoutForm({ draft, workout, waiting, keepFor, close, onAdded });
  const workoutForm = useText("workoutForm");
  const workouts = useText("workouts");
  const settled = workout?.consumed === true;
  return (
    <Sheet
      open={open}
      onClose={form.end}
      title={workout === undefined ? workoutForm.addTitle : workoutForm.editTitle}
      dirty={touched !== null && !form.saving}
      footer={
        <Button
          variant="ember"
          loading={form.saving}
          worksOffline={workout === undefined}
          disabled={settled}
          onClick={form.save}
        >
          {workout === undefined ? workouts.add : workoutForm.save}
        </Button>
      }
    >
      <div className={css.body}>
        {settled && <Banner kind="warning">{workouts.countedHelp}</Banner>}
        {workout !== undefined && <WhyNotCounted workout={workout} onAnswered={onAnswered} />}
        {workout === undefined && <SyncedToday />}
        {form.problem !== null && (
          <Banner kind="error" live>
            {form.problem}
          </Banner>
        )}
        <WorkoutFields
          draft={draft}
          problems={form.problems}
          emptyEnd={emptyEndOf(workout, waiting)}
          settled={settled}
          live={!settled && <LiveFigure draft={draft} adds={workout === undefined} />}
          onChange={(next) => setTouched(touchedIn(next, draft, touched))}
          onSubmit={form.save}
        />
        {workout !== undefined && touched === null && <ShareWorkout workout={workout} />}
        {workout !== undefined && !settled && <DeleteWorkout id={workout.id} onDeleted={form.end} />}
        {form.consent}
        {waiting !== undefined && <DropWaiting waiting={waiting} onDropped={form.end} />}
      </div>
    </Sheet>
  );
}

const emptyEndOf = (workout: Workout | undefined, waiting: WaitingWorkout | undefined) => {
  if (workout !== undefined) return "same";
  return waiting?.keptAt === undefined ? "now" : "logged";
};

/** Discards a queued workout that the server does not have. */
function DropWaiting({ waiting, onDropped }: { waiting: WaitingWorkout; onDropped: () => void }) {
  const text = useText("offline");
  const drop = () => void dropWaiting(waiting.id).then(onDropped);
  return (
    <Button variant="ghost" onClick={drop}>
      {text.remove}
    </Button>
  );
}

/** Warns before typing a workout that a watch may have recorded already (workouts §5.3). */
function SyncedToday() {
  const text = useText("sources").detail;
  const [today] = useState(() => showDate(serverNow().toISOString()));
  const synced = useMember()?.workouts.some(
    ({ source, start_date }) => source !== "manual" && showDate(start_date) === today,
  );
  return synced === true ? <Banner kind="info">{text.syncedToday}</Banner> : null;
}

/**
 * "We calculate the calories for you", then the figure and what donors give for it: only for a new workout, because an
 * existing one already uses part of the limits.
 */
function LiveFigure({ draft, adds }: { draft: WorkoutDraft; adds: boolean }): ReactNode {
  const workouts = useText("workouts");
  const workoutForm = useText("workoutForm");
  const me = useMember();
  const kcal = kcalOf(draft, me ?? UNKNOWN_BODY);
  const euros = kcal === null || !adds ? 0 : impactOf(me, kcal, endOf(draft, serverNow()));
  const computed = fieldsOf(draft.type).includes("km");
  return (
    <p className={css.live}>
      {kcal === null && computed && workouts.calculated}
      {/* Only figures are announced: the sentence comes back when the sheet empties, over what is said of the workout. */}
      <span aria-live="polite">
        {kcal !== null && computed && `${workoutForm.live(showWhole(kcal))} `}
        {euros >= 0.01 && workoutForm.impact(showMoney(euros))}
      </span>
    </p>
  );
}

const UNKNOWN_BODY = { weight: null, gender: null };

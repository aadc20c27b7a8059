import { useMoreText } from "../../lib/text.tsx";
import { type ReactNode, useState } from "react";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { WORKOUT_TYPES } from "@kalivo/domain/calories/workout-types.ts";
import { showDate, showMoney, showWhole } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SportIcon } from "../../ui/icons/sport-icons.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import css from "./workout-sheet.module.css";
import { useMe } from "../me/session.ts";
import { WhyNotCounted } from "./why-not-counted.tsx";
import { WorkoutDetailSheet } from "./workout-detail-sheet.tsx";
import { DeleteWorkout } from "./delete-workout.tsx";
import { useSaveWorkout } from "./use-workouts.ts";
import {
  type DraftField,
  draftOf,
  emptyDraft,
  entryOf,
  fieldsOf,
  impactOf,
  kcalOf,
  missingIn,
  type WorkoutDraft,
} from "./workout-entry.ts";

type WorkoutSheetProps = { open: boolean; onClose: () => void; workout?: Workout | undefined };

/** Adds a workout, or changes one that was typed in; what came from elsewhere is shown and explained. */
export function WorkoutSheet({ workout: given, ...layer }: WorkoutSheetProps) {
  const [answered, setAnswered] = useState<{ asked: Workout | undefined; now: Workout }>();
  const workout = answered !== undefined && answered.asked === given ? answered.now : given;
  const shared = { ...layer, onAnswered: (now: Workout) => setAnswered({ asked: given, now }) };
  return workout === undefined || workout.source === "manual" ? (
    <WorkoutFormSheet {...shared} workout={workout} />
  ) : (
    <WorkoutDetailSheet {...shared} workout={workout} />
  );
}

type FormSheetProps = WorkoutSheetProps & { onAnswered: (workout: Workout) => void };

/** A settled one is shown and cannot be changed (§4). */
function WorkoutFormSheet({ open, onClose, workout, onAnswered }: FormSheetProps) {
  const [draft, setDraft] = useState<WorkoutDraft | null>(null);
  const started = workout === undefined ? emptyDraft : draftOf(workout);
  const close = () => {
    setDraft(null);
    onClose();
  };
  const form = useWorkoutForm(draft ?? started, workout, close);
  const text = useMoreText();
  const settled = workout?.consumed === true;
  return (
    <Sheet
      open={open}
      onClose={close}
      title={workout === undefined ? text.workoutForm.addTitle : text.workoutForm.editTitle}
      dirty={draft !== null && !form.saving}
      footer={
        <Button variant="ember" loading={form.saving} disabled={settled} onClick={form.save}>
          {workout === undefined ? text.workouts.add : text.workoutForm.save}
        </Button>
      }
    >
      <div className={css.body}>
        {settled && <Banner kind="warning">{text.workouts.countedHelp}</Banner>}
        {workout !== undefined && <WhyNotCounted workout={workout} onAnswered={onAnswered} />}
        {workout === undefined && <SyncedToday />}
        {form.problem !== null && (
          <Banner kind="error" live>
            {form.problem}
          </Banner>
        )}
        <WorkoutFields
          draft={draft ?? started}
          missing={form.missing}
          settled={settled}
          onChange={setDraft}
          onSubmit={form.save}
        />
        {!settled && <LiveFigure draft={draft ?? started} />}
        {workout !== undefined && !settled && <DeleteWorkout id={workout.id} onDeleted={close} />}
      </div>
    </Sheet>
  );
}

/** Who types what a watch has told already is told so first (health-sources §5.3). */
function SyncedToday() {
  const text = useMoreText().sources.detail;
  const [today] = useState(() => showDate(new Date().toISOString()));
  const synced = useMe().workouts.some(
    ({ source, start_date }) => source !== "manual" && showDate(start_date) === today,
  );
  return synced ? <Banner kind="info">{text.syncedToday}</Banner> : null;
}

function useWorkoutForm(draft: WorkoutDraft, workout: Workout | undefined, close: () => void) {
  const text = useMoreText().workoutForm;
  const toast = useToast();
  const rates = useDonorRates();
  const save = useSaveWorkout();
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setTried(true);
    if (missingIn(draft).length > 0 || workout?.consumed === true) return;
    const answer = await save.mutateAsync(entryOf(draft, workout?.id));
    if (answer.ok) {
      const kcal = showWhole(answer.data.kcal);
      const euros = impactOf(answer.data.kcal, rates);
      if (workout !== undefined) toast(text.changed);
      else toast(euros > 0 ? text.savedWithDonors(kcal, showMoney(euros)) : text.saved(kcal));
      setTried(false);
      close();
      return;
    }
    setProblem(answer.data.message ?? null);
    toast(text.failed(answer.status), "error");
  };
  return {
    save: () => void submit(),
    saving: save.isPending,
    missing: tried ? missingIn(draft) : [],
    problem,
  };
}

/** "Other" comes last, after the sports that have a name. */
const OFFERED = WORKOUT_TYPES.toSorted((a, b) => Number(a.id === "custom") - Number(b.id === "custom"));

type FieldsProps = {
  draft: WorkoutDraft;
  missing: readonly DraftField[];
  settled: boolean;
  onChange: (draft: WorkoutDraft) => void;
  onSubmit: () => void;
};

function WorkoutFields({ draft, missing, settled, onChange, onSubmit }: FieldsProps) {
  const text = useMoreText();
  const form = text.workoutForm;
  const labels = { km: form.distance, minutes: form.time, kcal: form.calories };
  const units = { km: form.km, minutes: form.min, kcal: form.kcal };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RadioCards
        legend={form.type}
        look="tiles"
        tone="ember"
        options={OFFERED.map(({ id }) => ({
          value: id,
          label: text.workouts.types[id],
          icon: <SportIcon sport={id === "custom" ? "other" : id} />,
          disabled: settled,
        }))}
        value={draft.type}
        onChange={(type) => onChange({ ...draft, type })}
      />
      <div className={css.pair}>
        {fieldsOf(draft.type).map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            unit={units[field]}
            inputMode="decimal"
            autoComplete="off"
            required
            disabled={settled}
            value={draft[field]}
            error={missing.includes(field) ? form.required(labels[field]) : undefined}
            onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
          />
        ))}
      </div>
      <TextField
        label={form.titleField}
        autoComplete="off"
        maxLength={200}
        disabled={settled}
        value={draft.notes}
        onChange={(event) => onChange({ ...draft, notes: event.target.value })}
      />
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
    </form>
  );
}

/** "We calculate the calories for you", then the figure and what donors give for it. */
function LiveFigure({ draft }: { draft: WorkoutDraft }): ReactNode {
  const text = useMoreText();
  const me = useMe();
  const rates = useDonorRates();
  const kcal = kcalOf(draft, me);
  const euros = kcal === null ? 0 : impactOf(kcal, rates);
  const computed = fieldsOf(draft.type).includes("km");
  return (
    <p className={css.live} aria-live="polite">
      {kcal === null && computed && text.workouts.calculated}
      {kcal !== null && computed && `${text.workoutForm.live(showWhole(kcal))} `}
      {euros > 0 && text.workoutForm.impact(showMoney(euros))}
    </p>
  );
}

/** What is typed in earns nothing from those who pay for synced workouts only. */
const useDonorRates = (): readonly number[] =>
  useMe().backers_with_pivot.map(({ pivot }) =>
    pivot.synced_only === true ? 0 : (pivot.rate_in_cents_per_kcal ?? 0),
  );

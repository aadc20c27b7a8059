import { type ReactNode, useState } from "react";
import { WORKOUT_TYPES } from "@kalivo/domain/calories/workout-types.ts";
import { earliestTypedEnd } from "@kalivo/domain/efforts/typed-end.ts";
import { WORKOUT_BOUNDS } from "@kalivo/domain/calories/workout-bounds.ts";
import { KCAL_STEP } from "@kalivo/domain/limits.ts";
import { serverNow } from "../../lib/server-time.ts";
import { useText } from "../../lib/text.tsx";
import { SportIcon } from "../../ui/icons/sport-icons.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { StepField } from "../../ui/step-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type DraftField, fieldsOf, localMinute, type WorkoutDraft } from "./workout-entry.ts";
import type { FormProblems } from "./use-form-problems.ts";
import css from "./workout-sheet.module.css";

/** "Other" comes after the named sports. */
const OFFERED = WORKOUT_TYPES.toSorted((a, b) => Number(a.id === "custom") - Number(b.id === "custom"));

/** The meaning of an empty end: now, when it was logged offline, or unchanged. */
type EmptyEnd = "now" | "logged" | "same";

type FieldsProps = {
  draft: WorkoutDraft;
  problems: FormProblems;
  emptyEnd: EmptyEnd;
  settled: boolean;
  /** The resulting figure, shown near the input. */
  live: ReactNode;
  onChange: (draft: WorkoutDraft) => void;
  onSubmit: () => void;
};

export function WorkoutFields({ draft, problems, emptyEnd, settled, live, onChange, onSubmit }: FieldsProps) {
  const workoutForm = useText("workoutForm");
  const workouts = useText("workouts");
  const form = workoutForm;
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
          label: workouts.types[id],
          icon: <SportIcon sport={id === "custom" ? "other" : id} />,
          disabled: settled,
        }))}
        value={draft.type}
        onChange={(type) => onChange({ ...draft, type })}
      />
      <div className={css.pair}>
        {fieldsOf(draft.type).map((field) => (
          <Figure
            key={field}
            field={field}
            value={draft[field]}
            error={problems.at(field)}
            disabled={settled}
            onChange={(value) => onChange({ ...draft, [field]: value })}
          />
        ))}
      </div>
      {live}
      <EndField
        value={draft.end ?? ""}
        error={problems.at("end_date")}
        input={problems.end}
        emptyEnd={emptyEnd}
        disabled={settled}
        onChange={(end) => onChange({ ...draft, end })}
      />
      <TextField
        label={form.titleField}
        autoComplete="off"
        maxLength={200}
        disabled={settled}
        value={draft.notes}
        error={problems.at("notes")}
        onChange={(event) => onChange({ ...draft, notes: event.target.value })}
      />
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
    </form>
  );
}

type OneProps = {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
};

function Figure({ field, value, error, disabled, onChange }: OneProps & { field: DraftField }) {
  const form = useText("workoutForm");
  const shared = { value, error, disabled, required: true };
  if (field === "kcal") {
    const { most } = WORKOUT_BOUNDS.kcal;
    return (
      <StepField
        {...shared}
        label={form.calories}
        unit={form.kcal}
        step={KCAL_STEP}
        most={most}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      {...shared}
      label={field === "km" ? form.distance : form.time}
      unit={field === "km" ? form.km : form.min}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type EndProps = OneProps & { input: FormProblems["end"]; emptyEnd: EmptyEnd };

function EndField({ value, error, disabled, onChange, input, emptyEnd }: EndProps) {
  const form = useText("workoutForm");
  const [now] = useState(serverNow);
  const hints = { now: form.endedHelp, logged: form.endedWaiting, same: form.endedKept };
  return (
    <TextField
      type="datetime-local"
      ref={input}
      label={form.ended}
      hint={hints[emptyEnd]}
      min={localMinute(earliestTypedEnd(now))}
      max={localMinute(now)}
      disabled={disabled}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

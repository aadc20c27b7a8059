import { type RefObject, useRef, useState } from "react";
import { WORKOUT_BOUNDS } from "@kalivo/domain/calories/workout-bounds.ts";
import { showMeasure } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import {
  type DraftField,
  fieldsOf,
  type FieldProblem,
  problemsIn,
  type WorkoutDraft,
} from "./workout-entry.ts";

/** The server's field names, and the matching keys of the draft. */
const TYPED = { km: "km", minutes: "minutes", kcal: "kcal", notes: "notes", end_date: "end" } as const;
type FieldName = keyof typeof TYPED;

export type FormProblems = {
  /** The error of a field, in a sentence with its name. */
  at: (field: FieldName) => string | undefined;
  /** The date-time input: only its `validity` tells whether it is half filled. */
  end: RefObject<HTMLInputElement | null>;
};

type Errors = Readonly<Partial<Record<string, readonly string[]>>>;
/** The server's errors apply to this draft only. */
type Said = { draft: WorkoutDraft; errors: Errors };

/** Validation errors, shown after the first attempt, and the server's errors. */
export function useFormProblems(draft: WorkoutDraft) {
  const text = useText("workoutForm");
  const sentence = useSentence();
  const end = useRef<HTMLInputElement>(null);
  // Per sport: another one has other fields, not yet tried.
  const [tried, setTried] = useState<readonly FieldName[]>([]);
  const [half, setHalf] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const found = problemsIn(draft);

  const atEnd = half && (draft.end ?? "") === "" ? text.endedHalf : undefined;
  const ofServer = (field: FieldName) => {
    const same =
      said !== null && said.draft.type === draft.type && said.draft[TYPED[field]] === draft[TYPED[field]];
    return same ? said.errors[field]?.[0] : undefined;
  };
  const own = (field: FieldName) => {
    if (field === "end_date") return atEnd;
    if (field === "notes" || !tried.includes(field)) return undefined;
    const problem = found.get(field);
    return problem === undefined ? undefined : sentence(field, problem);
  };
  const shown: FormProblems = { at: (field) => own(field) ?? ofServer(field), end };
  return {
    shown,
    /** Whether the draft is valid; else shows the errors. */
    check: (): boolean => {
      const isHalf = end.current?.validity.badInput === true;
      setHalf(isHalf);
      setTried([...tried, ...fieldsOf(draft.type)]);
      return found.size === 0 && !isHalf;
    },
    /** Shows the errors of a 422 under their fields; false when none belongs to a visible field. */
    refuse: (errors: Errors): boolean => {
      setSaid({ draft, errors });
      return Object.keys(errors).some((field) => field in TYPED);
    },
    forget: () => {
      setTried([]);
      setHalf(false);
      setSaid(null);
    },
  };
}

function useSentence() {
  const text = useText("workoutForm");
  const labels = { km: text.distance, minutes: text.time, kcal: text.calories };
  return (field: DraftField, problem: FieldProblem): string => {
    const { least, most } = WORKOUT_BOUNDS[field];
    if (problem === "missing") return text.required(labels[field]);
    if (problem === "between") return text.between(labels[field], showMeasure(least), showMeasure(most));
    return text[problem](labels[field]);
  };
}

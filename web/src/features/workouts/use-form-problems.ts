import { type RefObject, useRef, useState } from "react";
import { WORKOUT_BOUNDS } from "@kalivo/domain/calories/workout-bounds.ts";
import { showMeasure } from "../../lib/format.ts";
import { useMoreText } from "../../lib/text.tsx";
import {
  type DraftField,
  fieldsOf,
  type FieldProblem,
  problemsIn,
  type WorkoutDraft,
} from "./workout-entry.ts";

/** What the server calls the fields it may refuse, and where each stands in what was typed. */
const TYPED = { km: "km", minutes: "minutes", kcal: "kcal", notes: "notes", end_date: "end" } as const;
type FieldName = keyof typeof TYPED;

export type FormProblems = {
  /** The sentence under a field, with its own name. */
  at: (field: FieldName) => string | undefined;
  /** The field for a day and a time: its browser alone knows whether half of it was typed. */
  end: RefObject<HTMLInputElement | null>;
};

type Errors = Readonly<Partial<Record<string, readonly string[]>>>;
/** What the server said of these figures: others have not been refused. */
type Said = { draft: WorkoutDraft; errors: Errors };

/** What is wrong with the form: what shows here once it was tried, and what the server said. */
export function useFormProblems(draft: WorkoutDraft) {
  const text = useMoreText().workoutForm;
  const sentence = useSentence();
  const end = useRef<HTMLInputElement>(null);
  // Another sport has fields of its own, which nobody was asked for yet.
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
    /** Whether it can be sent; else it says why not. */
    check: (): boolean => {
      const isHalf = end.current?.validity.badInput === true;
      setHalf(isHalf);
      setTried([...tried, ...fieldsOf(draft.type)]);
      return found.size === 0 && !isHalf;
    },
    /** Puts a 422's words under their fields; false when none of them stands here. */
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

/** In the person's language, with the field's own name. */
function useSentence() {
  const text = useMoreText().workoutForm;
  const labels = { km: text.distance, minutes: text.time, kcal: text.calories };
  return (field: DraftField, problem: FieldProblem): string => {
    const { least, most } = WORKOUT_BOUNDS[field];
    if (problem === "missing") return text.required(labels[field]);
    if (problem === "between") return text.between(labels[field], showMeasure(least), showMeasure(most));
    return text[problem](labels[field]);
  };
}

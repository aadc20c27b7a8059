import { useMoreText } from "../../lib/text.tsx";
import { afterRegistrationHref, finishRegistration, readUnfinished, storeUnfinished } from "./resume.ts";
import {
  nextStep,
  previousStep,
  type ProfileType,
  progressOf,
  type Step,
  stepHref,
  stepNumber,
} from "./steps.ts";
import { go } from "../../lib/navigation.ts";
import { useState } from "react";

/**
 * The registration as one of its screens sees it. `active` is false when a screen that also exists outside
 * (organisations, payment) is opened on its own: it then shows no progress and leads nowhere.
 */
export function useRegistration(step: Step) {
  const text = useMoreText().registration;
  const [unfinished] = useState(readUnfinished);
  const type = unfinished?.type ?? null;
  const before = type === null ? null : previousStep(type, step);

  const leaveStep = (chosen: ProfileType | null) => {
    const next = chosen === null ? "type" : nextStep(chosen, step);
    if (next === null) {
      const done = afterRegistrationHref();
      finishRegistration();
      go.to(done);
      return;
    }
    storeUnfinished({ type: chosen, step: next });
    go.to(stepHref(next));
  };
  return {
    active: unfinished !== null,
    type,
    header: {
      value: progressOf(type, step),
      label: text.title,
      spoken: text.progress(stepNumber(type, step), text.stepNames[step]),
      back: before === null ? undefined : stepHref(before),
    },
    /** To the next step, or home after the last. */
    advance: () => leaveStep(type),
    /** The answer of the first step decides which steps follow. */
    advanceAs: (chosen: ProfileType) => leaveStep(chosen),
  };
}

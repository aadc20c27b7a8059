import { useRef, useState } from "react";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import type { Answer } from "../../lib/answer.ts";
import { showWhole } from "../../lib/format.ts";
import { isOnline } from "../../lib/online.ts";
import { newKey } from "../../lib/new-key.ts";
import { useLanguage, useMoreText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { countAdded } from "../install/install-offer.ts";
import { whoGives } from "../impact/who-gives.ts";
import { useMember } from "../me/session.ts";
import { dropWaiting, putWaiting, type WaitingWorkout } from "../offline/workout-queue.ts";
import { useHealthConsent } from "../registration/use-health-consent.tsx";
import { useSaveWorkout } from "./use-workouts.ts";
import { useFormProblems } from "./use-form-problems.ts";
import { entryOf, entryOfWaiting, type WorkoutDraft } from "./workout-entry.ts";

type FormFacts = {
  draft: WorkoutDraft;
  workout: Workout | undefined;
  /** It was logged without a network and waits on this device. */
  waiting: WaitingWorkout | undefined;
  /** Whose it is when it is only to be kept on this device, and nobody is asked. */
  keepFor: number | undefined;
  close: () => void;
  /** It was added just now, by hand and with a network: a moment to celebrate. */
  onAdded: (added: Added) => void;
};

/** What was added, who gives about what for it to whom (empty: nobody), and all of it as it is said. */
export type Added = { workout: Workout; gives: string; said: string };

/**
 * What becomes of a workout that somebody typed: sent; or, without a network, kept until there is one (design §8.4).
 */
export function useWorkoutForm({ draft, workout, waiting, keepFor, close, onAdded }: FormFacts) {
  const text = useMoreText();
  const { language } = useLanguage();
  const toast = useToast();
  const me = useMember();
  const userId = keepFor ?? waiting?.userId ?? me?.id;
  const save = useSaveWorkout();
  const consent = useHealthConsent();
  const problems = useFormProblems(draft);
  const [problem, setProblem] = useState<string | null>(waiting?.problem ?? null);
  // One key for one workout: pressed again after a lost answer it is still the same one.
  const key = useRef(waiting?.id ?? newKey());
  const sent = useRef(false);

  const end = () => {
    key.current = newKey();
    sent.current = false;
    problems.forget();
    setProblem(null);
    close();
  };
  const keep = async (owner: number) => {
    try {
      const kept = { draft, keptAt: waiting?.keptAt ?? Date.now() };
      await putWaiting({ id: key.current, userId: owner, ...kept, tried: sent.current, problem: null });
      toast(text.workouts.waitingHelp);
      end();
    } catch {
      setProblem(text.offline.notStored);
    }
  };
  const refused = ({ kind, data, status }: Refusal) => {
    if (kind === "unreachable") return setProblem(text.account.unreachable);
    sent.current = false; // it is not there
    setProblem(problems.refuse(data.errors ?? {}) ? null : (data.message ?? null));
    return toast(text.workoutForm.failed(status), "error");
  };
  const submit = async () => {
    if (workout?.consumed === true) return;
    const adds = workout === undefined;
    if (adds && userId !== undefined && (keepFor !== undefined || !isOnline())) return keep(userId);
    sent.current = true;
    const entry = waiting === undefined ? entryOf(draft, workout) : entryOfWaiting(draft, waiting.keptAt);
    const named = adds ? { key: key.current } : {};
    const answer = await save.mutateAsync({ entry, ...named });
    if (!answer.ok) return refused(answer);
    if (waiting !== undefined) await dropWaiting(waiting.id).catch(() => undefined);
    if (adds) countAdded();
    end();
    if (!adds) return toast(text.workoutForm.changed);
    const gives = whoGives(me, answer.data, { text: text.workoutForm, language }) || whyNothing(answer.data);
    const said = [text.workoutForm.saved(showWhole(answer.data.kcal)), gives];
    const added = { workout: answer.data, gives, said: said.filter(Boolean).join(". ") };
    // One that was kept for later was lived through already; one that counts nothing yet is only said.
    if (waiting === undefined && isCounted(answer.data)) return onAdded(added);
    return toast(added.said);
  };
  // Rule 51: before the first workout, whichever way it comes; what is wrong with the form is said first.
  const begin = () => {
    if (problems.check()) consent.before(() => void submit());
  };
  const shown = { problems: problems.shown, problem, consent: consent.question };
  return { save: begin, saving: save.isPending, end, ...shown };
}

type Refusal = Exclude<Answer<Workout>, { ok: true }>;
/** Of a workout for which nobody gives anything, where there is more to say than that nobody supports one yet. */
const whyNothing = ({ reason, reason_code: code }: Workout) => (code === "no_donor" ? "" : (reason ?? ""));
const isCounted = ({ status, kcal }: Workout) => status === "ok" && kcal > 0;

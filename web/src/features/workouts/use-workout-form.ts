import { useRef, useState } from "react";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import type { Answer } from "../../lib/answer.ts";
import { showWhole } from "../../lib/format.ts";
import { isOnline } from "../../lib/online.ts";
import { newKey } from "../../lib/new-key.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
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
  /** The queued workout being edited. */
  waiting: WaitingWorkout | undefined;
  /** The user to queue it for on the offline screen, where nothing is sent. */
  keepFor: number | undefined;
  close: () => void;
  /** Called for a workout added by hand while online, which is celebrated. */
  onAdded: (added: Added) => void;
};

/** The added workout; `gives`: who gives how much for it, empty without donors; `said`: the whole message. */
export type Added = { workout: Workout; gives: string; said: string };

/** Submits a typed workout: sent, or queued while offline (design §8.4). */
export function useWorkoutForm({ draft, workout, waiting, keepFor, close, onAdded }: FormFacts) {
  const workouts = useText("workouts");
  const offline = useText("offline");
  const account = useText("account");
  const workoutForm = useText("workoutForm");
  const addedOf = useAddedWords();
  const toast = useToast();
  const me = useMember();
  const userId = keepFor ?? waiting?.userId ?? me?.id;
  const save = useSaveWorkout();
  const consent = useHealthConsent();
  const problems = useFormProblems(draft);
  const [problem, setProblem] = useState<string | null>(waiting?.problem ?? null);
  // One idempotency key per workout: a retry after a lost answer reuses it.
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
      toast(workouts.waitingHelp);
      end();
    } catch {
      setProblem(offline.notStored);
    }
  };
  const refused = ({ kind, data, status }: Refusal) => {
    if (kind === "unreachable") return setProblem(account.unreachable);
    sent.current = false; // refused: not stored
    setProblem(problems.refuse(data.errors ?? {}) ? null : (data.message ?? null));
    return toast(workoutForm.failed(status), "error");
  };
  const submit = async () => {
    if (workout?.consumed === true) return;
    const adds = workout === undefined;
    if (adds && userId !== undefined && (keepFor !== undefined || !isOnline())) return keep(userId);
    sent.current = true;
    const entry = waiting === undefined ? entryOf(draft, workout) : entryOfWaiting(draft, waiting.keptAt);
    const answer = await save.mutateAsync({ entry, ...(adds && { key: key.current }) });
    if (!answer.ok) return refused(answer);
    if (waiting !== undefined) await dropWaiting(waiting.id).catch(() => undefined);
    if (adds) countAdded();
    end();
    if (!adds) return toast(workoutForm.changed);
    const added = addedOf(answer.data);
    // A queued workout, or one that counts nothing, gets a toast instead of the celebration.
    if (waiting === undefined && isCounted(answer.data)) return onAdded(added);
    return toast(added.said);
  };
  // Rule 51: the consent is asked before the first workout of any source; form errors are shown first.
  const begin = () => {
    if (problems.check()) consent.before(() => void submit());
  };
  const shown = { problems: problems.shown, problem, consent: consent.question };
  return { save: begin, saving: save.isPending, end, ...shown };
}

/** What is said of an added workout. */
function useAddedWords(): (workout: Workout) => Added {
  const text = useText("workoutForm");
  const { language } = useLanguage();
  const me = useMember();
  return (workout) => {
    const gives = whoGives(me, workout, { text, language }) || whyNothing(workout);
    const said = [text.saved(showWhole(workout.kcal)), gives];
    return { workout, gives, said: said.filter(Boolean).join(". ") };
  };
}

type Refusal = Exclude<Answer<Workout>, { ok: true }>;
/** Why nothing is given for a workout; empty for the mere lack of donors. */
const whyNothing = ({ reason, reason_code: code }: Workout) => (code === "no_donor" ? "" : (reason ?? ""));
const isCounted = ({ status, kcal }: Workout) => status === "ok" && kcal > 0;

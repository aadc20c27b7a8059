import { useRef, useState } from "react";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import type { Answer } from "../../lib/answer.ts";
import { showMoney, showWhole } from "../../lib/format.ts";
import { newKey } from "../../lib/new-key.ts";
import { useMoreText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { countAdded } from "../install/install-offer.ts";
import { impactOfWorkout } from "../impact/impact.ts";
import { useMember } from "../me/session.ts";
import { dropWaiting, putWaiting, type WaitingWorkout } from "../offline/waiting.ts";
import { useHealthConsent } from "../registration/use-health-consent.tsx";
import { useSaveWorkout } from "./use-workouts.ts";
import { type DraftField, entryOf, missingIn, type WorkoutDraft } from "./workout-entry.ts";

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

/** What was added, what donors give for it (euros, about), and the sentence that says so. */
export type Added = { workout: Workout; euros: number; said: string };

/** What becomes of a workout that somebody typed: sent; or, without a network, kept until there is one (design 8.4). */
export function useWorkoutForm({ draft, workout, waiting, keepFor, close, onAdded }: FormFacts) {
  const text = useMoreText();
  const toast = useToast();
  const me = useMember();
  const userId = keepFor ?? waiting?.userId ?? me?.id;
  const save = useSaveWorkout();
  const consent = useHealthConsent();
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(waiting?.problem ?? null);
  // One key for one workout: pressed again after a lost answer it is still the same one.
  const key = useRef(waiting?.id ?? newKey());
  const sent = useRef(false);

  const end = () => {
    key.current = newKey();
    sent.current = false;
    setTried(false);
    setProblem(null);
    close();
  };
  const keep = async (owner: number) => {
    try {
      await putWaiting({ id: key.current, userId: owner, draft, tried: sent.current, problem: null });
      toast(text.workouts.waitingHelp);
      end();
    } catch {
      setProblem(text.offline.notStored);
    }
  };
  const refused = ({ kind, data, status }: Exclude<Answer<Workout>, { ok: true }>) => {
    if (kind === "unreachable") return setProblem(text.account.unreachable);
    setProblem(data.message ?? null);
    return toast(text.workoutForm.failed(status), "error");
  };
  const submit = async () => {
    setTried(true);
    if (missingIn(draft).length > 0 || workout?.consumed === true) return;
    const adds = workout === undefined;
    if (adds && userId !== undefined && (keepFor !== undefined || !navigator.onLine)) return keep(userId);
    sent.current = true;
    const answer = await save.mutateAsync({
      entry: entryOf(draft, workout?.id),
      ...(adds && { key: key.current }),
    });
    if (!answer.ok) return refused(answer);
    if (waiting !== undefined) await dropWaiting(waiting.id).catch(() => undefined);
    if (adds) countAdded();
    end();
    if (!adds) return toast(text.workoutForm.changed);
    const added = addedOf(text, answer.data, me);
    // One that was kept for later was lived through already; one that counts nothing yet is only said.
    if (waiting === undefined && isCounted(answer.data)) return onAdded(added);
    return toast(added.said);
  };
  const missing: readonly DraftField[] = tried ? missingIn(draft) : [];
  // Rule 51: before the first workout, whichever way it comes; what is wrong with the form is said first.
  const begin = () => {
    setTried(true);
    if (missingIn(draft).length === 0) consent.before(() => void submit());
  };
  return { save: begin, saving: save.isPending, missing, problem, end, consent: consent.question };
}

type Words = ReturnType<typeof useMoreText>;

const isCounted = ({ status, kcal }: Workout) => status === "ok" && kcal > 0;

function addedOf({ workoutForm: text }: Words, workout: Workout, me: ReturnType<typeof useMember>): Added {
  const euros = impactOfWorkout(me, workout);
  const kcal = showWhole(workout.kcal);
  const said = euros >= 0.01 ? text.savedWithDonors(kcal, showMoney(euros)) : text.saved(kcal);
  return { workout, euros, said };
}

import { CircleAlert, Clock } from "lucide-react";
import { useState } from "react";
import { showMeasure, showWhole } from "../../lib/format.ts";
import { parseDecimal, parseWhole } from "../../lib/decimal.ts";
import { serverNow } from "../../lib/server-time.ts";
import { useOnline } from "../../lib/online.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { retryWaiting } from "../offline/offline-support.ts";
import { useWaiting, type WaitingWorkout } from "../offline/workout-queue.ts";
import { endOf, fieldsOf, kcalOf, type WorkoutDraft } from "./workout-entry.ts";
import { ImpactLine } from "../impact/impact-line.tsx";
import { impactOf } from "../impact/impact.ts";
import { useMember } from "../me/session.ts";
import { useHealthConsent } from "../registration/use-health-consent.tsx";
import css from "./workout-row.module.css";
import rows from "./waiting-workouts.module.css";
import { WorkoutSheet } from "./workout-sheet.tsx";

/** The offline queue: sent once online; a workout the server refused can be edited here. */
export function WaitingWorkouts({ userId }: { userId: number }) {
  const text = useText("global");
  const online = useOnline();
  const waiting = useWaiting(userId);
  const [sending, setSending] = useState(false);
  const consent = useHealthConsent();
  const [sheet, setSheet] = useState<{ open: boolean; waiting?: WaitingWorkout }>({ open: false });
  if (waiting.length === 0) return null;
  const retry = async () => {
    setSending(true);
    await retryWaiting();
    setSending(false);
  };
  return (
    <>
      <Card>
        <ul className={rows.rows}>
          {waiting.map((workout) => (
            <WaitingRow
              key={workout.id}
              workout={workout}
              onOpen={() => setSheet({ open: true, waiting: workout })}
            />
          ))}
        </ul>
      </Card>
      {online && waiting.some(({ problem }) => problem === null) && (
        <Button size="medium" loading={sending} onClick={() => consent.before(() => void retry())}>
          {text.retry}
        </Button>
      )}
      {consent.question}
      <WorkoutSheet
        key={sheet.waiting?.id ?? "none"}
        open={sheet.open}
        waiting={sheet.waiting}
        onClose={() => setSheet((shown) => ({ ...shown, open: false }))}
      />
    </>
  );
}

type RowProps = { workout: WaitingWorkout; onOpen: () => void };

/** Cannot be opened while the server may have it: it must not change any more. */
function WaitingRow({ workout, onOpen }: RowProps) {
  const workouts = useText("workouts");
  const offline = useText("offline");
  const { draft, problem, tried } = workout;
  const kind = workouts.types[draft.type];
  const [figure, unit] = figureOf(draft);
  const euros = useImpactOf(workout);
  const Icon = problem === null ? Clock : CircleAlert;
  return (
    <li className={css.item}>
      <button type="button" className={css.row} disabled={tried} onClick={onOpen}>
        <span className={rows.tile} data-refused={problem !== null || undefined}>
          <Icon size={24} aria-hidden />
        </span>
        <span className={css.what}>
          <span className={css.title}>{draft.notes.trim() === "" ? kind : draft.notes}</span>
          <span className={rows.state}>{problem === null ? workouts.waiting : offline.notSent}</span>
          {problem === null && <ImpactLine euros={euros} />}
          {problem !== null && <span className={rows.problem}>{problem}</span>}
        </span>
        <span className={css.kcal}>
          <span className={css.figure}>{figure}</span>
          <span className={css.unit}>{unit}</span>
        </span>
      </button>
    </li>
  );
}

/** What donors give once it is sent; 0 without a session. */
function useImpactOf({ draft, keptAt }: WaitingWorkout): number {
  const me = useMember();
  const kcal = me === null ? null : kcalOf(draft, me);
  const end = endOf(draft, keptAt === undefined ? serverNow() : new Date(keptAt));
  return kcal === null ? 0 : impactOf(me, kcal, end);
}

/** The typed value with its unit: the server computes the calories of a distance. */
function figureOf(draft: WorkoutDraft): [string, string] {
  return fieldsOf(draft.type).includes("km")
    ? [showMeasure(parseDecimal(draft.km) ?? 0), "km"]
    : [showWhole(parseWhole(draft.kcal) ?? 0), "kcal"];
}

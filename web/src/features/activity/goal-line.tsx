import { showWhole } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import css from "./goal-line.module.css";
import { GOAL_STEPS, goalProgress } from "./goal-progress.ts";

/** How the week stands to its goal: in words, with steps or a bar that say the same. */
export function GoalLine({ kcal, goal }: { kcal: number; goal: number }) {
  const text = useText("activity").goal;
  const progress = goalProgress(kcal, goal);
  if (progress.kind === "reached") return <p className={css.reached}>{text.reached(showWhole(kcal))}</p>;
  return (
    <div className={css.line}>
      <p>{text.ofGoal(showWhole(kcal), showWhole(goal))}</p>
      {progress.kind === "bar" ? (
        <span className={css.bar} aria-hidden="true">
          <span className={css.filled} style={{ width: `${progress.share * 100}%` }} />
        </span>
      ) : (
        <span className={css.steps} aria-hidden="true">
          {Array.from({ length: GOAL_STEPS }, (_, step) => (
            <span key={step} className={css.step} data-done={step < progress.done || undefined} />
          ))}
        </span>
      )}
      <p className={css.note}>
        {(progress.kind === "bar" ? text.left : text.next)(showWhole(progress.left))}
      </p>
    </div>
  );
}

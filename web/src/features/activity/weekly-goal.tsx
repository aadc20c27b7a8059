import { Target } from "lucide-react";
import { useState } from "react";
import type { Activity } from "@kalivo/contract/routes/own/read-activity.ts";
import { showWhole } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import css from "./activity.module.css";
import { GOAL_STEPS, goalProgress } from "./goal-progress.ts";
import { GoalSheet } from "./goal-sheet.tsx";
import { spansOf, usualWeek } from "./periods.ts";

/** The goal of the week and how far one is, or the way to set one. */
export function WeeklyGoal({ activity }: { activity: Activity }) {
  const text = useText("activity").goal;
  const [open, setOpen] = useState(false);
  const goal = activity.goal_in_kcal;
  const kcal = spansOf(activity, "week").at(-1)?.kcal ?? 0;
  return (
    <div className={css.goal}>
      <span className={css.target} aria-hidden="true">
        <Target size={24} />
      </span>
      <div className={css.said}>
        <Heading className={css.title}>{text.title}</Heading>
        {goal === null ? <p className={css.note}>{text.invite}</p> : <Progress kcal={kcal} goal={goal} />}
      </div>
      <Button size="medium" onClick={() => setOpen(true)}>
        {goal === null ? text.set : text.change}
      </Button>
      <GoalSheet open={open} goal={goal} usual={usualWeek(activity)} onClose={() => setOpen(false)} />
    </div>
  );
}

function Progress({ kcal, goal }: { kcal: number; goal: number }) {
  const text = useText("activity").goal;
  const progress = goalProgress(kcal, goal);
  if (progress.kind === "reached") return <p className={css.reached}>{text.reached(showWhole(kcal))}</p>;
  return (
    <>
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
    </>
  );
}

import { Target } from "lucide-react";
import { useState } from "react";
import type { Activity } from "@kalivo/contract/routes/own/read-activity.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import css from "./activity.module.css";
import { GoalLine } from "./goal-line.tsx";
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
        {goal === null ? <p className={css.note}>{text.invite}</p> : <GoalLine kcal={kcal} goal={goal} />}
      </div>
      <Button size="medium" onClick={() => setOpen(true)}>
        {goal === null ? text.set : text.change}
      </Button>
      <GoalSheet open={open} goal={goal} usual={usualWeek(activity)} onClose={() => setOpen(false)} />
    </div>
  );
}

/** Below this a bar says how much is missing; steps say what is next (design §11). */
const BAR_FROM = 0.6;
export const GOAL_STEPS = 5;

export type GoalProgress =
  | { kind: "reached" }
  | { kind: "bar"; share: number; left: number }
  | { kind: "steps"; done: number; left: number };

/** How a week stands to its goal, in kcal: steps of a fifth, a bar from 60 %, and reached. `left` leads to the next of it. */
export function goalProgress(kcal: number, goal: number): GoalProgress {
  if (kcal >= goal) return { kind: "reached" };
  const share = kcal / goal;
  if (share >= BAR_FROM) return { kind: "bar", share, left: goal - kcal };
  const done = Math.floor(share * GOAL_STEPS);
  return { kind: "steps", done, left: Math.ceil(((done + 1) * goal) / GOAL_STEPS) - kcal };
}

import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("en");

/** One's own effort over time, and the goal of a week. Never a word about what is missing. */
export const activity = {
  title: "Your activity",
  grains: { legend: "Show", week: "Weeks", month: "Months", year: "Years" },
  charts: { week: "Calories by week", month: "Calories by month", year: "Calories by year" },
  /** Of the bar one looks at. */
  weekOf: (day: string) => `Week of ${day}`,
  soFar: (span: string) => `${span}, so far`,
  kcal: (figure: string) => `${figure} kcal`,
  workouts: (n: number) => counted(n, { one: "workout", other: "workouts" }),
  days: "Your days",
  noWorkout: "no workout",
  /** At the ends of a scale of colours. */
  less: "Less",
  more: "More",
  asTable: "As a table",
  columns: { when: "When", kcal: "Calories", workouts: "Workouts" },
  goal: {
    title: "Weekly goal",
    invite: "Set yourself a goal for the week. Only you see it.",
    set: "Set a goal",
    change: "Change my goal",
    line: (figure: string) => `Your goal: ${figure} kcal a week`,
    field: "Calories a week",
    spoken: (figure: string) => `${figure} calories a week`,
    usual: (figure: string) => `A usual week of yours is about ${figure} kcal.`,
    rest: "Rest costs nothing: a quiet week is just a quiet week.",
    save: "Save my goal",
    unchanged: "No changes",
    remove: "Remove my goal",
    saved: "Your goal is saved.",
    removed: "Your goal is removed.",
    ofGoal: (kcal: string, goal: string) => `${kcal} of ${goal} kcal this week`,
    next: (figure: string) => `${figure} kcal to your next step`,
    left: (figure: string) => `${figure} kcal to your goal`,
    reached: (figure: string) => `You did it: ${figure} kcal this week.`,
  },
};

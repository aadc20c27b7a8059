import type { WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("en");

/** The list of workouts, its rows and its forms. */
export const workouts = {
  title: "Workouts",
  add: "Add activity",
  thisPeriod: "This period",
  older: "Older workouts",
  none: "No workout for this period",
  noneHelp: "Add what you did today, or connect your watch.",
  sort: "Sort",
  sorts: { recent: "Recent first", oldest: "Oldest first", highest: "Highest calories first" },
  types: {
    running: "Running",
    walking: "Walking",
    swimming: "Swimming",
    biking: "Biking",
    football: "Football",
    strength: "Strength",
    custom: "Other",
  } satisfies Record<WorkoutTypeId, string>,
  counted: "Counted",
  countedHelp: "Already counted in a donation, so it can't be changed.",
  from: (source: string) => `From ${source}`,
  minutes: (n: number) => `${n} min`,
  minutesSpoken: (n: number) => counted(n, { one: "minute", other: "minutes" }),
  waiting: "Waiting to send",
  waitingHelp: "You're offline. We'll send this when you're back.",
  calculated: "We calculate the calories for you.",
};

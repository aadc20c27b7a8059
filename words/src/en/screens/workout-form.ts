import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { plural } = pluralOf("en");
/** The sheet that adds, changes or deletes a workout. */
export const workoutForm = {
  addTitle: "Add activity",
  editTitle: "Change this workout",
  save: "Save",
  type: "What did you do?",
  distance: "Distance",
  time: "Time",
  calories: "Calories",
  titleField: "Title (optional)",
  km: "km",
  min: "min",
  kcal: "kcal",
  live: (kcal: string) => `That is about ${kcal} kcal.`,
  impact: (amount: string) => `Your donors give about ${amount}.`,
  required: (field: string) => `${field} is required`,
  number: (field: string) => `${field} must be a number`,
  whole: (field: string) => `${field} must be a whole number`,
  between: (field: string, least: string, most: string) => `${field} must be between ${least} and ${most}`,
  ended: "When it ended (optional)",
  endedHelp: "Leave it empty for just now.",
  endedWaiting: "Leave it empty if it ended when you added it.",
  endedKept: "If you empty it, it stays as it was.",
  endedHalf: "Give the day and the hour, or leave it empty.",
  saved: (kcal: string) => `${kcal} kcal added`,
  /** Who gives what for one workout, to whom; `causes` is empty where none is chosen. */
  gives: (who: string, n: number, amount: string, causes: string) =>
    plural(n, () => ({
      one: `${who} gives about ${amount} for it${causes === "" ? "" : ` to ${causes}`}.`,
      other: `${who} give about ${amount} for it${causes === "" ? "" : ` to ${causes}`}.`,
    })),
  andOthers: (n: number) => plural(n, (figure) => ({ one: `${figure} other`, other: `${figure} others` })),
  changed: "Your workout was changed",
  deleted: "Your workout was deleted",
  remove: "Delete this workout",
  removeTitle: "Delete this workout?",
  removeHelp: "Its calories will no longer count this month.",
  keep: "Keep it",
  failed: (status: number) => orUnreachable(status, `error ${status}`),
};

import { activity } from "../screens/activity.ts";
import { charts } from "../screens/charts.ts";

/** What stands beside drawings of figures over time. Comes with the drawings alone. */
export const words = {
  activity,
  charts,
};

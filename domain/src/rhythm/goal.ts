/** What one sets out to burn in a week (rule 63), and by how much the + and − change it. */
export const MIN_WEEKLY_GOAL_KCAL = 100;
export const MAX_WEEKLY_GOAL_KCAL = 50_000;
export const WEEKLY_GOAL_STEP_KCAL = 50;
/** One's own days that the pictures of one's activity show: a year and the weeks it begins and ends in. */
export const ACTIVITY_DAYS = 371;

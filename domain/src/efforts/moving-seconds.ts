import type { Activity } from "./activity.ts";

/** Without the pauses where the source knows them; never longer than from start to end. */
export function movingSeconds({
  start,
  end,
  timerSeconds,
}: Pick<Activity, "start" | "end" | "timerSeconds">) {
  const elapsed = (end.getTime() - start.getTime()) / 1000;
  return timerSeconds > 0 ? Math.min(timerSeconds, elapsed) : elapsed;
}

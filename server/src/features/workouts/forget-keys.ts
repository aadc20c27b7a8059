import { WORKOUT_KEYS_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import type { Services } from "../../services.ts";
import { deleteKeysBefore } from "./workout-keys.queries.ts";

const DAY_MS = 86_400_000;
/** Keys in one round; the next one is half a minute later. */
const AT_ONCE = 20_000;

/** Due step: deletes keys of calls that no phone repeats any more. */
export const forgetWorkoutKeys = ({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> =>
  deleteKeysBefore(db, new Date(clock.now().getTime() - WORKOUT_KEYS_KEPT_DAYS * DAY_MS), AT_ONCE);

import * as api from "@kalivo/contract/api-paths.ts";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import type { Answer } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { readToken } from "../../lib/jwt-cookie.ts";
import { entryOfWaiting } from "../workouts/workout-entry.ts";
import { dropWaiting, markWaiting, readWaiting, type WaitingWorkout } from "./workout-queue.ts";

type Sender = {
  userId: number;
  /** This person's token: another tab may have signed in another person meanwhile. */
  token: string;
  /** Called when the server has accepted it, before it is removed from the queue. */
  onTaken: (workout: Workout) => Promise<void>;
};

/** Sends the queue one by one, in one tab at a time; stops at the first without an answer. */
export async function sendWaiting(sender: Sender): Promise<void> {
  await aloneAmongTabs(async () => {
    const all = await readWaiting();
    for (const workout of all.filter(({ userId, problem }) => userId === sender.userId && problem === null)) {
      if (!navigator.onLine || readToken() !== sender.token) return;
      if (!(await send(workout, sender))) return;
    }
  });
}

/** Returns whether to continue with the next one. */
async function send({ id, draft, keptAt }: WaitingWorkout, { onTaken }: Sender): Promise<boolean> {
  await markWaiting(id, { tried: true });
  const data = entryOfWaiting(draft, keptAt);
  const answer = await call("POST", api.saveWorkout, { data, key: id, background: true });
  if (answer.ok) {
    await onTaken(answer.data);
    await dropWaiting(id);
    return true;
  }
  if (!isFinal(answer)) return false;
  await markWaiting(id, { tried: false, problem: answer.data.message ?? String(answer.status) });
  return true;
}

/** Refused for its content, not for its time or its sender. */
const LATER = new Set([401, 408, 425, 429]);
const isFinal = ({ status }: Answer<unknown>) => status >= 400 && status < 500 && !LATER.has(status);

/** Calls queue up: a Retry during a failing attempt is a new attempt. */
async function aloneAmongTabs(task: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request("kalivo waiting", task);
  else await task();
}

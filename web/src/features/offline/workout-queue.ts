import { useEffect, useSyncExternalStore } from "react";
import { otherTabs } from "../../lib/other-tabs.ts";
import type { WorkoutDraft } from "../workouts/workout-entry.ts";
import { onDevice } from "./device-store.ts";

/** A workout logged offline. */
export type WaitingWorkout = {
  /** Also the idempotency key: the server stores it once, however often it is sent. */
  id: string;
  userId: number;
  draft: WorkoutDraft;
  /** When it was logged, by this device's clock, in ms; its age when sent gives the end of the workout. */
  keptAt?: number;
  /** Sent without an answer: the server may have it, so it must not be edited until it is answered. */
  tried: boolean;
  /** Why the server refused it; the person has to correct it. */
  problem: string | null;
};

const KEY = "waiting";
const NONE: readonly WaitingWorkout[] = [];

// A memory copy of the stored queue; other tabs announce their changes.
let known: readonly WaitingWorkout[] = NONE;
const heard = new Set<() => void>();
const tabs = otherTabs("kalivo waiting");
tabs.hear(() => void readWaiting());

/** A person's queued workouts, oldest first. */
export function useWaiting(userId: number): readonly WaitingWorkout[] {
  useEffect(() => void readWaiting(), []);
  const all = useSyncExternalStore(watch, () => known);
  return all.filter((workout) => workout.userId === userId);
}

function watch(changed: () => void): () => void {
  heard.add(changed);
  return () => heard.delete(changed);
}

function show(all: readonly WaitingWorkout[]): void {
  known = all;
  for (const tell of heard) tell();
}

/** Empty where storage fails. */
export async function readWaiting(): Promise<readonly WaitingWorkout[]> {
  show((await onDevice.get<WaitingWorkout[]>(KEY).catch(() => undefined)) ?? NONE);
  return known;
}

async function change(how: (all: readonly WaitingWorkout[]) => readonly WaitingWorkout[]): Promise<void> {
  await onDevice.update<readonly WaitingWorkout[]>(KEY, (all) => how(all ?? NONE));
  await readWaiting();
  tabs.tell("changed");
}

/** Inserts or replaces. Rejects where storage fails. */
export const putWaiting = (workout: WaitingWorkout): Promise<void> =>
  change((all) =>
    all.some(({ id }) => id === workout.id)
      ? all.map((other) => (other.id === workout.id ? workout : other))
      : [...all, workout],
  );

export const markWaiting = (
  id: string,
  mark: Partial<Pick<WaitingWorkout, "tried" | "problem">>,
): Promise<void> =>
  change((all) => all.map((workout) => (workout.id === id ? { ...workout, ...mark } : workout)));

export const dropWaiting = (id: string): Promise<void> =>
  change((all) => all.filter((workout) => workout.id !== id));

/** Drops other people's workouts. Writes only if there are any, because a sign-out may clear the store at the same time. */
export async function keepOnlyOf(userId: number): Promise<void> {
  if ((await readWaiting()).some((workout) => workout.userId !== userId))
    await change((all) => all.filter((workout) => workout.userId === userId));
}

export function forgetWaiting(): void {
  show(NONE);
  tabs.tell("changed");
}

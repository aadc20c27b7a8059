import { useEffect, useSyncExternalStore } from "react";
import type { WorkoutDraft } from "../workouts/workout-entry.ts";
import { onDevice } from "./device-store.ts";

/** A workout that was logged without a network. */
export type WaitingWorkout = {
  /** Also the key under which the server takes it once, however often it is sent. */
  id: string;
  userId: number;
  draft: WorkoutDraft;
  /** When it was logged, by this device's clock in milliseconds: how long ago that is, is when it ended. */
  keptAt?: number;
  /** It was sent and nobody answered: the server may have it, so it stays as it is until it is answered. */
  tried: boolean;
  /** Why the server did not take it; the person has to change it. */
  problem: string | null;
};

const KEY = "waiting";
const NONE: readonly WaitingWorkout[] = [];

// What is on the device, as this page knows it; other tabs tell when they changed it.
let known: readonly WaitingWorkout[] = NONE;
const heard = new Set<() => void>();
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("kalivo waiting") : null;
tabs?.addEventListener("message", () => void readWaiting());

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
const tellTabs = () => tabs?.postMessage("changed");

/** The workouts of a person that wait on this device, the oldest first. */
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

/** Where nothing can be stored, nothing waits. */
export async function readWaiting(): Promise<readonly WaitingWorkout[]> {
  show((await onDevice.get<WaitingWorkout[]>(KEY).catch(() => undefined)) ?? NONE);
  return known;
}

async function change(how: (all: readonly WaitingWorkout[]) => readonly WaitingWorkout[]): Promise<void> {
  await onDevice.update<readonly WaitingWorkout[]>(KEY, (all) => how(all ?? NONE));
  await readWaiting();
  tellTabs();
}

/** Adds it, or takes the place of what it was before. Fails where the browser stores nothing. */
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

/** Nobody sends what somebody else logged here. Nothing is written where there is nothing of others: a Logout may clear it now. */
export async function keepOnlyOf(userId: number): Promise<void> {
  if ((await readWaiting()).some((workout) => workout.userId !== userId))
    await change((all) => all.filter((workout) => workout.userId === userId));
}

/** The device was cleared. */
export function forgetWaiting(): void {
  show(NONE);
  tellTabs();
}

import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import type { WORKOUT_SORTS } from "@kalivo/domain/limits.ts";
import { call } from "../../lib/call.ts";
import { readingPages } from "../../lib/pages.ts";
import type { Answer } from "../../lib/answer.ts";
import { useSessionActions } from "../me/session.ts";

export type WorkoutSort = (typeof WORKOUT_SORTS)[number];
export type WorkoutEntry = {
  id?: number | undefined;
  type?: string;
  km?: number | undefined;
  minutes?: number | undefined;
  kcal?: number | undefined;
  end_date?: string | undefined;
  /** In place of `end_date`, for a queued workout. */
  ended_seconds_ago?: number;
  notes?: string;
};

const KEY = "workouts";

/** The person's workouts, 50 per page; open ones come first in any order. */
export function useWorkouts(search: string, sort: WorkoutSort) {
  return useInfiniteQuery({
    queryKey: [KEY, search, sort],
    ...readingPages(api.listWorkouts, { search, sort, first: "open" }),
    placeholderData: (previous) => previous,
  });
}

/** Adds or edits, and refetches the figures of Home. A refusal resolves; it does not throw. */
export function useSaveWorkout() {
  const refresh = useRefreshWorkouts();
  return useMutation({
    mutationFn: ({ entry, key }: { entry: WorkoutEntry; key?: string }): Promise<Answer<Workout>> =>
      call("POST", api.saveWorkout, { data: entry, key }),
    onSuccess: (answer) => (answer.ok || OUTDATED.has(answer.status) ? refresh() : undefined),
  });
}

/** A workout that is gone, or was changed elsewhere: this page is outdated. */
const OUTDATED: ReadonlySet<number> = new Set([404, 409]);

export function useDeleteWorkout() {
  const refresh = useRefreshWorkouts();
  return useMutation({
    mutationFn: (id: number) => call("POST", pathTo(api.deleteWorkout, { id })),
    onSuccess: (answer) => (answer.ok ? refresh() : undefined),
  });
}

/** Answers whether two of the person's workouts are the same effort. */
export function useAnswerTwin() {
  const refresh = useRefreshWorkouts();
  return useMutation({
    mutationFn: ({ id, about, says }: { id: number; about: number; says: "same" | "distinct" | "none" }) =>
      call("POST", pathTo(api.answerTwin, { id }), { data: { about, says } }),
    onSuccess: (answer) => (answer.ok ? refresh() : undefined),
  });
}

/** Invalidates the lists, the charts and the person's figures. */
export function useRefreshWorkouts() {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  return async () => {
    void client.invalidateQueries({ queryKey: [KEY] });
    void client.invalidateQueries({ queryKey: ["stats"] });
    await refresh();
  };
}

import * as api from "@kalivo/contract/api-paths.ts";
import type { Bell, PushSettings } from "@kalivo/contract/routes/own/notifications.ts";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, read, reading } from "../../lib/call.ts";

const BELL = ["bell"] as const;
const SETTINGS = ["push settings"] as const;
const LOOK_AGAIN_MS = 60_000;

/** How much is unread; asked again each minute while the page is seen. */
export const useBell = () =>
  useQuery({ queryKey: BELL, ...reading(api.readBell), refetchInterval: LOOK_AGAIN_MS });

export const useNews = () =>
  useInfiniteQuery({
    queryKey: ["news"],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam: before, signal }) =>
      read(api.listNotifications, { data: before === null ? {} : { before }, signal }),
    getNextPageParam: ({ data, more }) => (more ? (data.at(-1)?.id ?? null) : null),
  });

export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST", api.markNotificationsRead),
    onSuccess: (answer) => {
      if (answer.kind !== "success") return;
      const { unread } = answer.data;
      client.setQueryData<Bell>(BELL, (bell) => bell && { ...bell, unread });
    },
  });
}

export const usePushSettings = () => useQuery({ queryKey: SETTINGS, ...reading(api.readPushSettings) });

export type PushChoice = Pick<PushSettings, "refused" | "quiet" | "digest">;

export function useSavePushSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ refused, quiet, digest }: PushChoice) =>
      call("POST", api.savePushSettings, {
        data: { refused, digest, quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null },
      }),
    onSuccess: (answer) => {
      if (answer.kind === "success") client.setQueryData(SETTINGS, answer.data);
    },
  });
}

/** After this browser was subscribed, or is no more. */
export function useLookAgain() {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [BELL, SETTINGS]) void client.invalidateQueries({ queryKey });
  };
}

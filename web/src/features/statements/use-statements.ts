import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import { call, ReadFailed, reading } from "../../lib/call.ts";

export type StatementChange =
  | { action: "cancel" }
  | { action: "drop_line"; line_id: number }
  | { action: "lower_line"; line_id: number; due_in_euros: number };

const LIST = ["statements"] as const;
const one = (id: string) => ["statement", id] as const;

export const useStatements = () =>
  useQuery({
    queryKey: LIST,
    ...reading(api.listStatements),
  });

export const useStatement = (id: string) =>
  useQuery({
    queryKey: one(id),
    ...reading(pathTo(api.readStatement, { id })),
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : lookAgainIn(data)),
  });

const LOOK_AGAIN_MS = 2_000;
const LOOK_LATER_MS = 10_000;

/** Of a refund that the provider has taken, the rest is told within seconds mostly, and within days by some banks. */
const lookAgainIn = (month: Statement): number | false => {
  if (isBeingDone(month)) return LOOK_AGAIN_MS;
  return month.refunds.some(({ state }) => state === "pending") && LOOK_LATER_MS;
};

/** A request that the server handles within seconds: poll for it. */
const isBeingDone = ({ charge, refunds, try_obstacle }: Statement) =>
  refunds.some(({ state }) => state === "requested") ||
  (charge?.state === "failed" && try_obstacle === "under-way");

/** Cancels, drops or lowers; resolves with the updated month. */
export function useChangeStatement(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: StatementChange) =>
      call("POST", pathTo(api.changeStatement, { id }), { data: change }),
    onSuccess: (answer) => {
      if (answer.kind === "success") client.setQueryData(one(id), answer.data);
      else void client.invalidateQueries({ queryKey: one(id) }); // conflict: the shown month is outdated
      for (const name of ["statements", "meter", "stats"])
        void client.invalidateQueries({ queryKey: [name] });
    },
  });
}

export const useNoticeLink = (token: string) =>
  useQuery({
    queryKey: ["notice", token],
    retry: false,
    queryFn: async ({ signal }) => {
      const path = pathTo(api.readNoticeLink, { token });
      const answer = await call("GET", path, { signal });
      // Nobody answered: that says nothing about the link.
      if (answer.kind === "unreachable") throw new ReadFailed(path, answer.status);
      return answer;
    },
  });

/** Refetches the link when refused: the page then shows the month's state. */
export function useFollowNoticeLink(token: string) {
  const client = useQueryClient();
  return useMutation({
    onSuccess: (answer) => {
      if (!answer.ok && IS_OVER.has(answer.status))
        void client.invalidateQueries({ queryKey: ["notice", token] });
    },
    mutationFn: ({ due, cancel }: { due: number | null; cancel: boolean }) =>
      call("POST", pathTo(api.followNoticeLink, { token }), {
        data: {
          confirm: "yes",
          ...(due !== null && { due_in_euros: due }),
          ...(cancel && { cancel: "yes" }),
        },
      }),
  });
}

const IS_OVER = new Set([409, 410]);

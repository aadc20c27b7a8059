import * as api from "@kalivo/contract/api-paths.ts";
import type { DataAt } from "@kalivo/contract/calls.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { readingPages } from "../../lib/pages.ts";
import { useSessionActions } from "../me/session.ts";

/** One's own codes and those of the teams one administers, including archived ones. */
export const useCodes = () =>
  useInfiniteQuery({
    queryKey: ["codes"],
    ...readingPages(api.listCodes, {}),
  });

/** Checking a code does not count as a use. */
export const checkCode = (code: string) => call("POST", api.checkCode, { data: { code } });

/** Uses a code and refetches the lists and figures it changes. The answer holds sentences about what was done. */
export function useApplyCode() {
  const follow = useFollowCodes();
  return useMutation({
    mutationFn: (code: string) => call("POST", api.applyCode, { data: { code } }),
    onSuccess: (answer) => (answer.ok ? follow() : undefined),
  });
}

export type NewCode = {
  perCalorie: number;
  limit: number | null;
  uses: number | null;
  validUntil: string;
  label: string;
  teamId: number | null;
};

export function useCreateCode() {
  const follow = useFollowCodes();
  return useMutation({
    mutationFn: (code: NewCode) => call("POST", api.createCode, { data: given(code) }),
    onSuccess: (answer) => (answer.ok ? follow() : undefined),
  });
}

export function useArchiveCode() {
  const follow = useFollowCodes();
  return useMutation({
    mutationFn: (id: number) => call("POST", pathTo(api.archiveCode, { id })),
    onSuccess: (answer) => (answer.ok ? follow() : undefined),
  });
}

export function useStopCodePledges() {
  const follow = useFollowCodes();
  return useMutation({
    mutationFn: (id: number) => call("POST", pathTo(api.stopCodePledges, { id })),
    onSuccess: (answer) => (answer.ok ? follow() : undefined),
  });
}

/** Empty values are not sent. */
const given = ({ perCalorie, ...others }: NewCode): DataAt<"POST", typeof api.createCode> => ({
  perCalorie,
  ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null && value !== "")),
});

function useFollowCodes() {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  return async () => {
    for (const key of ["codes", "team", "teams", "people", "profile"])
      void client.invalidateQueries({ queryKey: [key] });
    await refresh();
  };
}

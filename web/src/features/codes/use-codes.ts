import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Code, CodeOffer } from "@kalivo/contract/shapes/code.ts";
import { call } from "../../lib/call.ts";
import { readingPages } from "../../lib/pages.ts";
import type { CallData } from "../../lib/request.ts";
import { useSessionActions } from "../me/session.ts";

/** One's own codes and those of the teams one administers, archived ones included. */
export const useCodes = () =>
  useInfiniteQuery({
    queryKey: ["codes"],
    ...readingPages<Code>(api.listCodes, {}),
  });

/** Checking uses nothing up. */
export const checkCode = (code: string) => call<CodeOffer>("POST", api.checkCode, { data: { code } });

/** Uses a code; lists and figures follow. The answer says in sentences what was done. */
export function useApplyCode() {
  const follow = useFollowCodes();
  return useMutation({
    mutationFn: (code: string) => call<string[]>("POST", api.applyCode, { data: { code } }),
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
    mutationFn: (code: NewCode) => call<Code>("POST", api.createCode, { data: given(code) }),
    onSuccess: (answer) => (answer.ok ? follow() : undefined),
  });
}

export function useArchiveCode() {
  const follow = useFollowCodes();
  return useMutation({
    mutationFn: (id: number) => call<Code>("POST", pathTo(api.archiveCode, { id })),
    onSuccess: (answer) => (answer.ok ? follow() : undefined),
  });
}

export function useStopCodePledges() {
  const follow = useFollowCodes();
  return useMutation({
    mutationFn: (id: number) => call<{ stopped: number }>("POST", pathTo(api.stopCodePledges, { id })),
    onSuccess: (answer) => (answer.ok ? follow() : undefined),
  });
}

/** What was left empty is not sent. */
const given = (code: NewCode): CallData =>
  Object.fromEntries(Object.entries(code).filter(([, value]) => value !== null && value !== ""));

function useFollowCodes() {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  return async () => {
    for (const key of ["codes", "team", "teams", "people", "profile"])
      void client.invalidateQueries({ queryKey: [key] });
    await refresh();
  };
}

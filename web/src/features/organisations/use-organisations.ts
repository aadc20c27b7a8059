import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ORGANISATION_SORTS } from "@kalivo/domain/limits.ts";
import type { Theme } from "@kalivo/domain/organisations/themes.ts";
import { call, reading } from "../../lib/call.ts";
import { readingPages } from "../../lib/pages.ts";
import { useSessionActions } from "../me/session.ts";

export type OrganisationSort = (typeof ORGANISATION_SORTS)[number];

/** The initial order of a list. */
export const FIRST_SORT: OrganisationSort = "created_at";

/** Without `sort`, search results are sorted by relevance. */
export const useOrganisations = (search: string, sort: OrganisationSort | null, theme: Theme | "" = "") =>
  useInfiniteQuery({
    queryKey: ["organisations", search, sort, theme],
    ...readingPages(api.listOrganisations, {
      search,
      theme: theme === "" ? undefined : theme,
      sort: sort ?? (search === "" ? FIRST_SORT : undefined),
    }),
    placeholderData: (previous) => previous,
  });

export const useOrganisation = (id: string) =>
  useQuery({
    queryKey: ["organisation", id],
    ...reading(pathTo(api.readOrganisation, { id })),
    retry: false,
  });

/** The whole list, as the API expects, and the one that was shown: what was chosen elsewhere since then stays. */
type ListChosen = { organisations: readonly number[]; before: readonly number[] };

/** A conflict means that this page is outdated. */
const CONFLICT = 409;
const isNews = ({ ok, status }: { ok: boolean; status: number }) => ok || status === CONFLICT;

/** The server's reason for a conflict; the status says nothing of it. */
export const whyRefused = ({ status, data }: { status: number; data: { message?: string } }) =>
  status === CONFLICT ? data.message : undefined;

export function useChooseOrganisations() {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  return useMutation({
    mutationFn: (list: ListChosen) => call("POST", api.chooseOrganisations, { data: list }),
    onSuccess: async (answer) => {
      if (!isNews(answer)) return;
      void client.invalidateQueries({ queryKey: ["organisations"] });
      void client.invalidateQueries({ queryKey: ["organisation"] });
      await refresh();
    },
  });
}

/** The payer's blacklist, likewise. */
export function useBlacklist(teamId: number | null) {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  return useMutation({
    mutationFn: (list: ListChosen) =>
      call("POST", api.blacklistOrganisations, {
        data: { ...list, ...(teamId !== null && { team_id: teamId }) },
      }),
    onSuccess: async (answer) => {
      if (!isNews(answer)) return;
      await Promise.all([client.invalidateQueries({ queryKey: ["team"] }), refresh()]);
    },
  });
}

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

/** Replaces the whole list, as the API expects. */
export function useChooseOrganisations() {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  return useMutation({
    mutationFn: (organisations: readonly number[]) =>
      call("POST", api.chooseOrganisations, { data: { organisations } }),
    onSuccess: async (answer) => {
      if (!answer.ok) return;
      void client.invalidateQueries({ queryKey: ["organisations"] });
      void client.invalidateQueries({ queryKey: ["organisation"] });
      await refresh();
    },
  });
}

/** Replaces the payer's blacklist. */
export function useBlacklist(teamId: number | null) {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  return useMutation({
    mutationFn: (organisations: readonly number[]) =>
      call("POST", api.blacklistOrganisations, {
        data: { organisations, ...(teamId !== null && { team_id: teamId }) },
      }),
    onSuccess: async (answer) => {
      if (!answer.ok) return;
      void client.invalidateQueries({ queryKey: ["team"] });
      await refresh();
    },
  });
}

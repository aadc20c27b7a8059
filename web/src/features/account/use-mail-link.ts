import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { useSessionActions } from "../me/session.ts";

const path = (token: string) => pathTo(api.readMailLink, { token });

export const useMailLink = (token: string) =>
  useQuery({
    queryKey: ["mail-link", token],
    retry: false,
    queryFn: ({ signal }) => call("GET", path(token), { signal }),
  });

/** Also refreshes the session: the signed-in person may be the one the link is about. */
export function useFollowMailLink(token: string) {
  const session = useSessionActions();
  return useMutation({
    mutationFn: () => call("POST", path(token), { data: { confirm: "yes" } }),
    onSuccess: () => session.refresh(),
  });
}

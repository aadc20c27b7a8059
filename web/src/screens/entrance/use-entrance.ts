import * as api from "@kalivo/contract/api-paths.ts";
import type { DataAt } from "@kalivo/contract/calls.ts";
import type { Entrance } from "@kalivo/contract/shapes/proof-post.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask, call } from "../../lib/call.ts";
import type { CallData } from "../../lib/request.ts";

/** By the link, for as long as this tab is open: the key is no sign-in and outlives no tab. */
const keyOf = (token: string) => `entrance ${token}`;

export const useOrganisationLink = (token: string) =>
  useQuery({
    queryKey: ["organisation-link", token],
    retry: false,
    queryFn: ({ signal }) => call("POST", api.lookAtOrganisationLink, { data: { token }, signal }),
  });

/** The key that this tab opened the page with, and how it is opened. */
export function useKey(token: string) {
  const [key, setKey] = useState(() => sessionStorage.getItem(keyOf(token)));
  const open = useMutation({
    mutationFn: () => call("POST", api.openOrganisationLink, { data: { token } }),
    onSuccess: (answer) => {
      if (answer.kind !== "success") return;
      sessionStorage.setItem(keyOf(token), answer.data.key);
      setKey(answer.data.key);
    },
  });
  return { key, open };
}

export const useAskAgain = (token: string) =>
  useMutation({ mutationFn: () => call("POST", api.askOrganisationLink, { data: { token } }) });

const pageKey = (key: string) => ["entrance", key] as const;

export const useEntrance = (key: string) =>
  useQuery({
    queryKey: pageKey(key),
    retry: false,
    queryFn: ({ signal }) => call("POST", api.readEntrance, { data: { key }, signal }),
  });

type Inside =
  | typeof api.confirmOrganisation
  | typeof api.proposeOrganisationWords
  | typeof api.postProof
  | typeof api.moveProof;

/** Does something on the page, which is then shown as it is answered. */
export function useInside<Path extends Inside>(key: string, path: Path) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: Omit<DataAt<"POST", Path>, "key">) =>
      ask<Entrance>("POST", path, { data: { ...(data satisfies CallData), key } }),
    onSuccess: (answer) => {
      if (answer.ok) client.setQueryData(pageKey(key), answer);
    },
  });
}

import * as api from "@kalivo/contract/api-paths.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, reading } from "../../lib/call.ts";

const QUERY = ["invite-key"];

/** The secret part of one's own invite link, fetched only when `enabled`. */
export const useInviteKey = (enabled: boolean) =>
  useQuery({ queryKey: QUERY, ...reading(api.readInviteKey), enabled });

/** Replaces the secret: links shared before stop working. */
export function useRenewInviteKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST", api.renewInviteKey),
    onSuccess: (answer) => {
      if (answer.ok) client.setQueryData(QUERY, answer.data);
    },
  });
}

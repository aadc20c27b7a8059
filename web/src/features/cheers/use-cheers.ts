import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { Cheers } from "@kalivo/contract/routes/own/cheers.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, reading } from "../../lib/call.ts";
import { useText } from "../../lib/text.tsx";
import { announce, useToast } from "../../ui/toast/toasts.tsx";

const CHEERS = ["stats", "cheers"] as const;

/** The last finished week: whom one may cheer, and who cheered oneself. */
export const useCheers = (enabled = true) =>
  useQuery({ queryKey: CHEERS, ...reading(api.readCheers), retry: false, enabled });

/** Cheers somebody's last week, or takes it back; what is shown follows the answer. */
export function useCheer() {
  const account = useText("account");
  const global = useText("global");
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, week, cheer }: { id: number; week: string; cheer: boolean }) =>
      call("POST", pathTo(api.cheer, { id }), { data: { week, cheer } }),
    onSuccess: (answer, { id, cheer }) => {
      if (answer.kind === "success") {
        const { cheered, message } = answer.data;
        client.setQueryData<Cheers>(CHEERS, (shown) => shown && withCheer(shown, id, cheered));
        if (cheered === cheer) announce(message);
        else toast(message);
        return;
      }
      void client.invalidateQueries({ queryKey: CHEERS });
      if (answer.kind === "unreachable") toast(account.unreachable, "error");
      else toast(answer.data.message ?? global.unexpectedError(answer.status), "error");
    },
  });
}

const withCheer = (shown: Cheers, id: number, cheered: boolean): Cheers => ({
  ...shown,
  given: shown.given.map((one) => (one.burner.id === id ? { ...one, cheered } : one)),
});

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { call } from "../../lib/call.ts";

/** Why somebody wants a month back; nobody has to say. */
export type RefundReason = "unrecognised" | "too_much" | "requested";

/** Has the month paid back, or tried now; the answer is the month as it stands then. Figures elsewhere follow. */
export function useMoneyBack(id: string, path: typeof api.refundStatement | typeof api.tryStatement) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: RefundReason | null) =>
      call("POST", pathTo(path, { id }), reason === null ? {} : { data: { reason } }),
    onSuccess: (answer) => {
      if (answer.ok) client.setQueryData(["statement", id], answer.data);
      for (const name of ["statements", "me", "stats"]) void client.invalidateQueries({ queryKey: [name] });
    },
  });
}

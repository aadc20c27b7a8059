import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { call } from "../../lib/call.ts";

/** The reason for a refund; optional. */
export type RefundReason = "unrecognised" | "too_much" | "requested";

/** Refunds the month or retries its charge; resolves with the updated month and refetches the figures. */
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

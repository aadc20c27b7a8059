import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import { call } from "../../lib/call.ts";

/** Has the month paid back, or tried now; the answer is the month as it stands then. Figures elsewhere follow. */
export function useMoneyBack(id: string, what: "refund" | "try") {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<Statement>("POST", `/api/statements/${id}/${what}`),
    onSuccess: (answer) => {
      if (answer.ok) client.setQueryData(["statement", id], answer.data);
      for (const name of ["statements", "me", "stats"]) void client.invalidateQueries({ queryKey: [name] });
    },
  });
}

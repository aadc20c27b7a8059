import * as api from "@kalivo/contract/api-paths.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RefusedDonor } from "@kalivo/contract/routes/own/refuse-donor.ts";
import { call, reading } from "../../lib/call.ts";
import { useSessionActions } from "../me/session.ts";

const QUERY = ["refused-donors"];
type Donor = Pick<RefusedDonor, "type" | "id">;

/** The donors one refused, newest first. */
export const useRefusedDonors = () => useQuery({ queryKey: QUERY, ...reading(api.listRefusedDonors) });

/** Refuses a donor or allows them again, and refetches lists and figures. */
export function useRefusal(path: typeof api.refuseDonor | typeof api.allowDonor) {
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  return useMutation({
    mutationFn: ({ type, id }: Donor) => call("POST", path, { data: { type, id } }),
    onSuccess: async (answer) => {
      if (!answer.ok) return;
      void client.invalidateQueries({ queryKey: QUERY });
      void client.invalidateQueries({ queryKey: ["profile"] });
      void client.invalidateQueries({ queryKey: ["stats"] });
      await refresh();
    },
  });
}

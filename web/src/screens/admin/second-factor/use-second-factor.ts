import * as api from "@kalivo/contract/api-paths.ts";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSessionActions } from "#web/features/me/session.ts";
import { call, read } from "#web/lib/call.ts";
import { readAgain, SECOND_FACTOR } from "../use-admin.ts";
import type { GivenProof } from "#web/features/passkeys/use-passkeys.ts";

const secondFactorQuery = queryOptions({
  queryKey: SECOND_FACTOR,
  queryFn: ({ signal }) => read(api.readSecondFactor, { signal }),
});

export const useSecondFactor = () => useQuery(secondFactorQuery);

export function useFactorActions() {
  const client = useQueryClient();
  const session = useSessionActions();
  const look = async () => {
    await client.invalidateQueries({ queryKey: SECOND_FACTOR });
    const me = await session.refresh();
    if (me?.may_administer === true) await readAgain(client);
  };
  return {
    /** Refetches the state, which opens the gate when the factor was shown. */
    look,
    show: async (data: Record<string, unknown>) => {
      const answer = await call("POST", api.showSecondFactor, { data });
      if (answer.ok) await look();
      return answer;
    },
    begin: (password: string) =>
      call("POST", api.beginSecondFactor, {
        data: { proof: { password } },
      }),
    enrol: (code: string) => call("POST", api.enrolSecondFactor, { data: { code } }),
    renew: (proof: GivenProof) => call("POST", api.renewRecoveryCodes, { data: { proof } }),
  };
}

import * as api from "@kalivo/contract/api-paths.ts";
import type { SharedLink } from "@kalivo/contract/routes/own/read-link.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { useLanguage, useText } from "../../lib/text.tsx";

/** The link's target; or the error message, and whether the error is permanent (`gone`). */
export type ReadLink =
  | { link: SharedLink; said?: never; gone?: never }
  | { link: null; said: string; gone: boolean };

const STAYS_SO: ReadonlySet<number> = new Set([403, 404, 410]);

/** The public preview of a shared link; undefined while loading. */
export function useSharedLink(address: string | null): ReadLink | undefined {
  const account = useText("account");
  const global = useText("global");
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ["link", address, language],
    enabled: address !== null,
    networkMode: "always",
    queryFn: async ({ signal }): Promise<ReadLink> => {
      const answer = await call("GET", api.readLink, { data: { address: address ?? "" }, signal });
      if (answer.ok) return { link: answer.data };
      if (answer.kind === "unreachable") return { link: null, said: account.unreachable, gone: false };
      const said = answer.data.message ?? global.errorStatus(answer.status);
      return { link: null, said, gone: STAYS_SO.has(answer.status) };
    },
  });
  return query.data;
}

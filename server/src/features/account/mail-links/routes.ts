import { followMailLink, readMailLink } from "@kalivo/contract/routes/own/mail-links.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { describeLink, followLink } from "./mail-links.ts";

/** The links of mails about the account: its address, its end. */
export function mountMailLinks(api: Api, services: Services) {
  api.on(readMailLink, async ({ params, now }) => {
    const link = await describeLink(services, params.token, now);
    return "refused" in link ? link : reply(200, link);
  });

  api.on(followMailLink, async ({ params, say, now }) => {
    const done = await followLink(services, params.token, now);
    if (typeof done !== "string") return done;
    return reply(200, { message: say.accounts.linkDone[done], action: done });
  });
}

import {
  askErasure as askRoute,
  keepAccount,
  readErasure as readRoute,
} from "@kalivo/contract/routes/own/erasure.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { askErasure } from "./ask-erasure.ts";
import { deleteRequest } from "../../people/erasure-requests.queries.ts";
import { readErasure } from "./read-erasure.ts";

/** The end of one's own account (rules 31 and 38). */
export function mountErasure(api: Api, services: Services) {
  api.on(readRoute, async ({ person, now }) => reply(200, await readErasure(services, person.id, now)));

  api.on(askRoute, async ({ person, body, say, now }) => {
    const refused = await askErasure(services, person, body.proof, now);
    return refused ?? reply(200, { message: say.accounts.erasureAsked });
  });

  api.on(keepAccount, async ({ person, say }) => {
    await deleteRequest(services.db, person.id);
    return reply(200, { message: say.accounts.linkDone.keep_account });
  });
}

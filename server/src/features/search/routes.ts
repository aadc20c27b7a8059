import { searchEverything } from "@kalivo/contract/routes/own/search-everything.ts";
import type { Api } from "../../http/route-handler.ts";
import { reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { findEverything } from "./find-everything.ts";

/** One search over the people, teams and organisations of the lists. */
export function mountSearch(api: Api, { pool }: Pick<Services, "pool">) {
  api.on(searchEverything, async ({ person, query, language, now }) =>
    reply(200, await findEverything(pool, { viewerId: person.id, search: query.query, language }, now)),
  );
}

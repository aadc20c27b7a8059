import { listOrganisations as listRoute } from "@kalivo/contract/routes/list-organisations.ts";
import { readOrganisation as readRoute } from "@kalivo/contract/routes/read-organisation.ts";
import { pageOf } from "../../db/paging.ts";
import { NONE, searched } from "../../db/search.ts";
import type { Api } from "../../http/route-handler.ts";
import type { Services } from "../../services.ts";
import { mayReadHidden } from "./may-read.ts";
import { UNKNOWN_ORGANISATION } from "./unknown-organisation.ts";
import type { PublicSum } from "@kalivo/domain/open-books/public-table.ts";
import { detailOnWire, onWire } from "./organisation-on-wire.ts";
import { findOrganisations, selectOrganisation, selectOrganisations } from "./organisations.queries.ts";

/** What the open books tell of an organisation, newest first. */
type MonthsOf = (id: number, now: Date) => Promise<readonly PublicSum[]>;

export function mountOrganisations(
  api: Api,
  { db, pool }: Pick<Services, "db" | "pool">,
  monthsOf: MonthsOf,
) {
  api.on(listRoute, async ({ query, language }) => {
    const { search, sort, theme } = query;
    const listed = { ...pageOf(query), language, theme };
    const { organisations, total } =
      search === undefined
        ? await selectOrganisations(pool, { ...listed, sort: sort ?? "created_at" })
        : await searched(
            pool,
            "organisation",
            search,
            (asked) => findOrganisations(pool, { ...listed, sort: sort ?? null, asked }),
            sort === undefined ? undefined : NONE,
          );
    return {
      status: 200 as const,
      body: organisations.map(onWire),
      headers: { "x-total-count": String(total) },
    };
  });

  api.on(readRoute, async ({ params, raw, language, now }) => {
    const [row] = await selectOrganisation(pool, [language, params.id]);
    if (row === undefined) return UNKNOWN_ORGANISATION;
    if (row.hidden && !(await mayReadHidden(db, params.id, { headers: raw.headers, now })))
      return UNKNOWN_ORGANISATION;
    return { status: 200 as const, body: detailOnWire(row, await monthsOf(params.id, now)) };
  });
}

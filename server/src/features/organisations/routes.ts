import { listOrganisations as listRoute } from "@kalivo/contract/routes/list-organisations.ts";
import { readOrganisation as readRoute } from "@kalivo/contract/routes/read-organisation.ts";
import type { Organisation } from "@kalivo/contract/shapes/organisation.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { publicMonths } from "@kalivo/domain/billing/public-months.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { pageOf } from "../../db/paging.ts";
import { NONE, searched } from "../../db/search.ts";
import type { Api } from "../../http/route-handler.ts";
import { refusal } from "../../http/refusal.ts";
import { signedIn } from "../../http/session.ts";
import type { Services } from "../../services.ts";
import {
  findOrganisations,
  selectOrganisation,
  selectOrganisations,
  supports,
  type OrganisationRow,
} from "./organisations.queries.ts";

const UNKNOWN = refusal(404, (say) => say.accounts.noOrganisation);

export function mountOrganisations(api: Api, { db, pool }: Pick<Services, "db" | "pool">) {
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
    if (row === undefined) return UNKNOWN;
    if (row.hidden) {
      const reader = await signedIn(db, raw.headers, now);
      if (reader === null || !(reader.mayAdminister || (await supports(db, reader.id, params.id))))
        return UNKNOWN;
    }
    const months = row.months.map(({ period, cents, payers }) => ({
      period,
      donors: payers,
      sums: BigInt(cents),
    }));
    const body = {
      ...onWire(row.organisation),
      long_description: row.long_description,
      result: row.result,
      result_picture: row.result_picture,
      donations: publicMonths(months, (a, b) => a + b).map(({ period, sums }) => ({
        month: periodLabel(period),
        total_in_euros: eurosFromCents(sums),
      })),
    };
    return { status: 200 as const, body };
  });
}

const onWire = ({ raised_cents, created_at, ...same }: OrganisationRow): Organisation => ({
  ...same,
  donations_sum_total_in_euros: eurosFromCents(BigInt(raised_cents)),
  created_at: new Date(created_at).toISOString(),
});

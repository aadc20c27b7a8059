import { readRecap as route, type Recap } from "@kalivo/contract/routes/own/read-recap.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { RECAP_DAYS } from "@kalivo/domain/limits.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { selectRecap, type RecapRow } from "./recap.queries.ts";

const DAY_MS = 86_400_000;

/** The burner's last month as a story, while it is recent. */
export function mountRecap(api: Api, { pool }: Pick<Services, "pool">) {
  api.on(route, async ({ person, now }) => {
    const since = new Date(now.getTime() - RECAP_DAYS * DAY_MS);
    const [row] = await selectRecap(pool, [person.id, since, now]);
    return reply(200, { recap: row === undefined || isEmpty(row) ? null : recapOnWire(row) });
  });
}

const isEmpty = ({ kcal, raised }: RecapRow) => kcal === 0 && raised === 0n;

const recapOnWire = ({ period, organisations, raised, ...row }: RecapRow): Recap => ({
  month: periodLabel(period),
  kcal: row.kcal,
  best_day: row.best_day,
  donors: row.donors,
  raised_in_euros: eurosFromCents(raised),
  organisations: organisations.map(({ logo, cents }) => ({ ...logo, amount_in_euros: cents / 100 })),
});

import { readRaised, type RaisedMonth } from "@kalivo/contract/routes/own/read-raised.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { selectRaised, type RaisedRow } from "./raised.queries.ts";

/** The burner's side of the months. */
export function mountRaised(api: Api, { pool }: Pick<Services, "pool">) {
  api.on(readRaised, async ({ person }) =>
    reply(200, (await selectRaised(pool, [person.id])).map(monthOnWire)),
  );
}

const monthOnWire = (row: RaisedRow): RaisedMonth => ({
  month: periodLabel(row.period),
  raised_in_euros: eurosFromCents(row.raised),
  held_in_euros: eurosFromCents(row.held),
  paid_on: row.paid_on,
  on_its_way_in_euros: eurosFromCents(row.on_its_way),
  waiting_in_euros: eurosFromCents(row.waiting),
  not_funded_in_euros: eurosFromCents(row.not_funded),
  organisations: row.organisations.map(({ id, name, cents }) => ({ id, name, amount_in_euros: cents / 100 })),
});

import { readDashboard } from "@kalivo/contract/routes/own/admin/read-dashboard.ts";
import { ChargeState } from "@kalivo/contract/shapes/statement.ts";
import { periodLabel, periodOf } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { countPeople, sumCarried, sumCollected, sumKcal, tallyCharges } from "./dashboard.queries.ts";
import { standingAlarms } from "./watch/watch-alarms.ts";

const NEW_MS = 30 * 86_400_000;

export function mountDashboard(api: Api, { db }: Pick<Services, "db">) {
  api.on(readDashboard, async ({ say, now }) => {
    const period = periodOf(now);
    const [people, kcal, charges, carried, collected, alarms] = await Promise.all([
      countPeople(db, new Date(now.getTime() - NEW_MS)),
      sumKcal(db, period),
      tallyCharges(db),
      sumCarried(db),
      sumCollected(db),
      standingAlarms(db, { now, say }),
    ]);
    const { total, burners, donors, recent } = people;
    return reply(200, {
      people: { total, burners, donors, new_in_30_days: recent },
      kcal: {
        month: periodLabel(period),
        this_month: Number(kcal.this_month),
        all_time: Number(kcal.all_time),
      },
      money: {
        collected_in_euros: eurosFromCents(collected),
        charges: charges.map(({ state, count, cents }) => ({
          state: ChargeState.parse(state),
          count,
          amount_in_euros: eurosFromCents(cents),
        })),
        carried: { count: carried.count, amount_in_euros: eurosFromCents(carried.cents) },
      },
      alarms,
    });
  });
}

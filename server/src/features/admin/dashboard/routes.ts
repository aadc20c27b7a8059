import { readDashboard } from "@kalivo/contract/routes/own/admin/read-dashboard.ts";
import { ChargeState } from "@kalivo/contract/shapes/statement.ts";
import { periodLabel, periodOf } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Db } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { figuresOf } from "../../billing/figures/month-figures.ts";
import { MONTH_TALLY, type Tally } from "../../billing/figures/month-tally.queries.ts";
import { mountCourse } from "./course/routes.ts";
import {
  countPeople,
  sumCarried,
  sumCollected,
  sumKcal,
  type Kcal,
  type People,
} from "./dashboard.queries.ts";
import { keptWhenMany } from "./kept-when-many.ts";
import { standingAlarms } from "./watch/watch-alarms.ts";

const NEW_MS = 30 * 86_400_000;
const MANY_PEOPLE = 20_000;

export function mountDashboard(api: Api, { db, config }: Pick<Services, "db" | "config">) {
  mountCourse(api, { db, config });

  const counted = keptWhenMany<[People, Kcal]>(
    ([people]) => people.total > MANY_PEOPLE,
    (now) => Promise.all([countPeople(db, new Date(now.getTime() - NEW_MS)), sumKcal(db, periodOf(now))]),
  );

  api.on(readDashboard, async ({ say, now }) => {
    const period = periodOf(now);
    const [[people, kcal], charges, carried, collected, alarms] = await Promise.all([
      counted(now),
      tallyOfAll(db),
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
        charges: charges.map(({ what, count, cents }) => ({
          state: ChargeState.parse(what),
          count,
          amount_in_euros: eurosFromCents(cents),
        })),
        carried: { count: carried.count, amount_in_euros: eurosFromCents(carried.cents) },
      },
      alarms,
    });
  });
}

/** Charges of all months by state. */
async function tallyOfAll(db: Db): Promise<Tally[]> {
  const tallies = new Map<string, Tally>();
  for (const [, { charges }] of await figuresOf(db, MONTH_TALLY))
    for (const { what, count, cents } of charges) {
      const before = tallies.get(what) ?? { what, count: 0, cents: 0n };
      tallies.set(what, { what, count: before.count + count, cents: before.cents + cents });
    }
  return [...tallies.values()].toSorted((a, b) => (a.what < b.what ? -1 : 1));
}

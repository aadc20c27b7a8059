import { readRecap as route, type Recap } from "@kalivo/contract/routes/own/read-recap.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { RECAP_DAYS } from "@kalivo/domain/limits.ts";
import { middleOf } from "@kalivo/domain/rhythm/middle.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { selectRecap, type RecapRow } from "./recap.queries.ts";

const DAY_MS = 86_400_000;
/** After so many months one's own middle is something to compare with. */
const FEWEST_MONTHS = 3;

/** The person's last month as a story, while it is recent. */
export function mountRecap(api: Api, { pool }: Pick<Services, "pool">) {
  api.on(route, async ({ person, now }) => {
    const since = new Date(now.getTime() - RECAP_DAYS * DAY_MS);
    const [row] = await selectRecap(pool, [person.id, since, now]);
    return reply(200, { recap: row === undefined || isEmpty(row) ? null : recapOnWire(row) });
  });
}

const isEmpty = ({ kcal, raised, given }: RecapRow) => kcal === 0 && raised === 0n && given === 0n;

const recapOnWire = ({ period, organisations, raised, raised_waiting, ...row }: RecapRow): Recap => ({
  month: periodLabel(period),
  kcal: row.kcal,
  best_day: bestOf(row.days),
  days: row.days,
  middle_kcal: row.months_before.length < FEWEST_MONTHS ? null : middleOf(row.months_before),
  donors: row.donors,
  faces: row.faces,
  cheers: row.cheers,
  raised_in_euros: eurosFromCents(raised),
  on_its_way_in_euros: eurosFromCents(raised_waiting),
  organisations: sharesOnWire(organisations),
  given: givenOnWire(row),
});

const givenOnWire = ({
  given,
  given_waiting,
  backed,
  backed_faces,
  given_to,
}: Omit<RecapRow, "period" | "raised" | "raised_waiting" | "organisations">) =>
  given === 0n
    ? null
    : {
        amount_in_euros: eurosFromCents(given),
        on_its_way_in_euros: eurosFromCents(given_waiting),
        people: backed,
        faces: backed_faces,
        organisations: sharesOnWire(given_to),
      };

const sharesOnWire = (shares: RecapRow["organisations"]): Recap["organisations"] =>
  shares.map(({ logo, cents }) => ({ ...logo, amount_in_euros: cents / 100 }));

/** Of two alike the earlier one. */
const bestOf = (days: RecapRow["days"]) =>
  days.reduce<Recap["best_day"]>((best, day) => (best === null || day.kcal > best.kcal ? day : best), null);

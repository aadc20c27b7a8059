import type { Stats } from "@kalivo/contract/shapes/stats.ts";
import { periodEnd, periodOf, periodStart } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents, sumCents } from "@kalivo/domain/money/cents.ts";
import { visibleTo } from "@kalivo/domain/people/privacy.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { privacySettings } from "../people/card/person-card.ts";
import { monthBars } from "./month-bars.ts";
import { findSubject, givenByMonth, givenEstimate, kcalByMonth, type StatsSubject } from "./queries.ts";

type Data = Pick<Services, "db" | "pool">;
type Question = { type: "burner" | "donor" | "team"; id: number; viewerId: number };

/** A burner's months in kcal or a donor's in euros, as the viewer may see them. */
export async function readStats(
  data: Data,
  { type, id, viewerId }: Question,
  now: Date,
): Promise<Stats | Refused> {
  if (type === "team") return refusal(404, "This team does not exist.");
  const subject = await findSubject(data.db, viewerId, id);
  const self = viewerId === id;
  if (subject === null || !(self || subject.privacy.public || subject.related)) {
    return refusal(404, "This profile does not exist or is not public.");
  }
  const shown = visibleTo(self ? "self" : "other", privacySettings(subject.privacy));
  if (type === "burner") {
    if (!shown.caloriesBurned) return refusal(404, "This person doesn't show the calories they burn.");
    return { ...(await burnerStats(data, id, now)), ...(shown.backersCount && { nbUsers: subject.backers }) };
  }
  if (!shown.donations) return refusal(404, "This person doesn't show what they give.");
  return {
    ...(await donorStats(data, subject, now)),
    ...(shown.burnersCount && { nbUsers: subject.burners }),
  };
}

async function burnerStats({ db }: Data, userId: number, now: Date): Promise<Stats> {
  const running = periodOf(now);
  const months = await kcalByMonth(db, userId);
  const bars = monthBars(new Map(months.map(({ period, kcal }) => [period, Number(kcal)])), running);
  return {
    allTime: Number(sumCents(months.map(({ kcal }) => kcal))),
    bars,
    bigNumber: bars.at(-1)?.value ?? 0,
    garminDisclaimer: months.some(({ garmin }) => garmin) ? GARMIN_DISCLAIMER : null,
  };
}

/** Garmin's brand guidelines, for anything computed from its data. */
const GARMIN_DISCLAIMER = "Insights derived in part from Garmin device-sourced data.";

/** Past months and the sum are what was collected (rule 16); the running month is an estimate. */
async function donorStats(
  { db, pool }: Data,
  { payer_id: payerId }: StatsSubject,
  now: Date,
): Promise<Stats> {
  const running = periodOf(now);
  const months = payerId === null ? [] : await givenByMonth(db, payerId);
  const month = { from: periodStart(running), until: periodEnd(running) };
  const estimate = payerId === null ? 0n : await givenEstimate(pool, payerId, month);
  const values = new Map(months.map(({ period, cents }) => [period, eurosFromCents(cents)]));
  values.set(running, eurosFromCents(estimate));
  return {
    allTime: eurosFromCents(sumCents(months.map(({ cents }) => cents))),
    bars: monthBars(values, running),
    bigNumber: eurosFromCents(estimate),
    garminDisclaimer: null,
  };
}

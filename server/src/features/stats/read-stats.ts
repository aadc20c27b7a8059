import type { Stats } from "@kalivo/contract/shapes/stats.ts";
import {
  periodEnd,
  periodOf,
  periodStart,
  previousPeriod,
  type PeriodId,
} from "@kalivo/domain/billing/month.ts";
import { eurosFromCents, sumCents } from "@kalivo/domain/money/cents.ts";
import { visibleTo } from "@kalivo/domain/people/privacy.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { privacySettings } from "../people/card/person-card.ts";
import { lookingAt } from "../people/relation/standing.ts";
import { GARMIN_DISCLAIMER } from "./garmin-disclaimer.ts";
import { monthBars, type PendingMonth } from "./month-bars.ts";
import {
  announcedByMonth,
  findTeam,
  givenByMonth,
  givenEstimate,
  isComputed,
  kcalByMonth,
  selectSubject,
  shownKcalByMonth,
} from "./stats.queries.ts";
import { shownUntil } from "./shown-until.ts";

type Data = Pick<Services, "db" | "pool">;
type Question = { type: "burner" | "donor" | "team"; id: number; viewerId: number; key?: string | undefined };

/** A burner's months in kcal, a donor's or a team's in euros, as the viewer may see them. */
export async function readStats(
  data: Data,
  { type, id, viewerId, key }: Question,
  now: Date,
): Promise<Stats | Refused> {
  if (type === "team") return teamStats(data, { teamId: id, viewerId }, now);
  const viewer = await lookingAt(data.pool, { viewerId, personId: id, key });
  if (viewer === null) return NO_PROFILE;
  const [subject] = await selectSubject(data.pool, [id]);
  if (subject === undefined) return NO_PROFILE;
  const shown = visibleTo(viewer, privacySettings(subject.privacy));
  if (type === "burner") {
    if (!shown.caloriesBurned) return refusal(404, (say) => say.accounts.hidesCalories);
    const own = viewer === "self";
    return {
      ...(await burnerStats(data, { userId: id, own }, now)),
      ...(shown.backersCount && { nbUsers: subject.backers }),
    };
  }
  if (!shown.donations) return refusal(404, (say) => say.accounts.hidesDonations);
  return {
    ...(await givenStats(data, { payerId: subject.payer_id, acts: viewer === "self" }, now)),
    ...(shown.burnersCount && { nbUsers: subject.burners }),
  };
}

const NO_PROFILE = refusal(404, (say) => say.accounts.noProfile);

/** One's own are current; others see them a week at a time (rule 37). */
async function burnerStats(
  { db, pool }: Data,
  { userId, own }: { userId: number; own: boolean },
  now: Date,
): Promise<Stats> {
  const running = periodOf(now);
  const months = await (own ? kcalByMonth(db, userId) : shownKcalByMonth(pool, userId));
  const bars = monthBars(new Map(months.map(({ period, kcal }) => [period, Number(kcal)])), running);
  return {
    allTime: Number(sumCents(months.map(({ kcal }) => kcal))),
    bars,
    bigNumber: bars.at(-1)?.value ?? 0,
    until: own ? null : shownUntil("week", now),
    garminDisclaimer: months.some(({ garmin }) => garmin > 0) ? GARMIN_DISCLAIMER : null,
  };
}

/** What a team gives is public: it has no privacy settings. */
async function teamStats(
  data: Data,
  { teamId, viewerId }: { teamId: number; viewerId: number },
  now: Date,
): Promise<Stats | Refused> {
  const team = await findTeam(data.db, teamId, viewerId);
  if (team === null) return refusal(404, (say) => say.teams.notPublic);
  return {
    ...(await givenStats(data, { payerId: team.payer_id, acts: team.acts }, now)),
    nbUsers: team.burners,
  };
}

/**
 * Past months and the sum are what was collected (rule 16); an announced one is marked. The running month is an estimate of
 * the last midnight, only for people who act for the payer: to others, sums would reveal what a burner burned (rule 37).
 */
async function givenStats(
  { db, pool }: Data,
  { payerId, acts }: { payerId: number | null; acts: boolean },
  now: Date,
): Promise<Stats> {
  const running = periodOf(now);
  const months = payerId === null ? [] : await givenByMonth(db, payerId);
  const values = new Map(months.map(({ period, cents }) => [period, eurosFromCents(cents)]));
  const past = {
    allTime: eurosFromCents(sumCents(months.map(({ cents }) => cents))),
    garminDisclaimer: null,
  };
  if (!acts) return { ...past, bars: monthBars(values, running).slice(0, -1), bigNumber: null, until: null };
  const estimate = payerId === null ? 0n : await givenEstimate(pool, payerId, spanOf(running));
  const pending =
    payerId === null
      ? new Map<PeriodId, PendingMonth>()
      : await pendingMonths({ db, pool }, payerId, running);
  values.set(running, eurosFromCents(estimate));
  return {
    ...past,
    bars: monthBars(values, running, pending),
    bigNumber: eurosFromCents(estimate),
    until: shownUntil("day", now),
  };
}

const spanOf = (period: PeriodId) => ({ from: periodStart(period), until: periodEnd(period) });

/** Months that are over and not collected: announced, or estimated in the hours before the close. */
async function pendingMonths(
  { db, pool }: Data,
  payerId: number,
  running: PeriodId,
): Promise<Map<PeriodId, PendingMonth>> {
  const last = previousPeriod(running);
  const [asked, closed] = await Promise.all([announcedByMonth(db, payerId), isComputed(db, last)]);
  const estimate = closed ? 0n : await givenEstimate(pool, payerId, spanOf(last));
  const months = new Map<PeriodId, PendingMonth>();
  if (estimate > 0n) months.set(last, { value: eurosFromCents(estimate), announced: false });
  for (const { period, cents } of asked)
    months.set(period, { value: eurosFromCents(cents), announced: true });
  return months;
}

import { periodEnd, type PeriodId } from "../billing/month.ts";
import type { MonthlyCap } from "../pledges/monthly-cap.ts";
import type { RateCents } from "../pledges/rate.ts";

/**
 * A pledge's terms from one instant until before another: [validFrom, validTo), open while it runs. Changing a pledge ends
 * one version and starts the next; stopping ends the last (rule 20). The versions of one payer and burner never overlap.
 */
export interface PledgeVersion {
  readonly rateCents: RateCents;
  readonly cap: MonthlyCap;
  /** Excludes typed workouts and those read from a file. */
  readonly syncedOnly: boolean;
  readonly validFrom: Date;
  readonly validTo: Date | null;
}

/** The version that prices a workout ending at this instant, if the pledge was running then (rule 7). */
export function versionAt(versions: readonly PledgeVersion[], instant: Date): PledgeVersion | null {
  const valid = ({ validFrom, validTo }: PledgeVersion) =>
    validFrom <= instant && (validTo === null || instant < validTo);
  return versions.find(valid) ?? null;
}

/**
 * The one cap of a pledge in a period (rule 2): that of its latest version valid inside the period. A stopped
 * pledge keeps its last one, and late workouts of an earlier month, too, fall under the last version before
 * the period's end. As versions never overlap, all three are the last version that began before that end.
 * Null when the pledge began later.
 */
export function capOfPeriod(versions: readonly PledgeVersion[], period: PeriodId): MonthlyCap | null {
  const end = periodEnd(period);
  const begun = versions.filter((version) => version.validFrom < end && !neverValid(version));
  const latest = begun.toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime()).at(0);
  return latest?.cap ?? null;
}

/** Started and ended at the same instant. */
function neverValid({ validFrom, validTo }: PledgeVersion): boolean {
  return validTo !== null && validTo <= validFrom;
}

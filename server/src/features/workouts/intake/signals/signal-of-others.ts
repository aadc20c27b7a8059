import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import type { Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import type { PreparedActivity, WhyNotTaken } from "../prepare-activity.ts";
import { findFiguresOfOthers, findNamesOfOthers, type Figures } from "./signals.queries.ts";

type Prepared = Result<PreparedActivity, WhyNotTaken>;

/** Holds a record for review that another person has sent as well, with the same id or the same figures. */
export async function signalOfOthers(
  tx: Queryable,
  userId: number,
  prepared: readonly Prepared[],
): Promise<Prepared[]> {
  const names = prepared.map((one) => (one.ok ? namesOfOneOnly(one.value.activity) : []));
  const named = await findNamesOfOthers(tx, userId, names.flat());
  const figures = prepared.flatMap((one, place) => (one.ok ? figuresOfOneOnly(one.value, place) : []));
  const identical = await findFiguresOfOthers(tx, userId, figures);
  return prepared.map((one, place) => {
    if (!one.ok) return one;
    if (names[place]?.some((name) => named.has(name)) === true) return withSignal(one, "shared_record");
    return identical.has(place) ? withSignal(one, "identical_record") : one;
  });
}

const withSignal = (one: Extract<Prepared, { ok: true }>, signal: PreparedActivity["signal"]): Prepared => ({
  ...one,
  value: { ...one.value, signal },
});

/** Handed in by the person; an account at a provider instead proves that its owner has signed in there. */
const isHandedIn = ({ source }: Activity) => source === "health" || source === "file";

/** Ids that belong to one person only: of a phone's store, a file, or the provider account that the file came from. */
const namesOfOneOnly = (activity: Activity) =>
  isHandedIn(activity) ? [`${activity.source}:${activity.id}`, ...activity.linkedIds] : [];

/** Typed figures are rounded, so they often equal other people's. */
function figuresOfOneOnly({ activity, kcalReported, km, trust }: PreparedActivity, place: number): Figures[] {
  if (!isHandedIn(activity) || trust === "manual") return [];
  const kcal = kcalReported !== null && kcalReported > 0 ? kcalReported : null;
  if (kcal === null && km === null) return [];
  return [{ place, start: activity.start, end: activity.end, kcal, km }];
}

import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import type { Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import type { PreparedActivity, WhyNotTaken } from "../prepare-activity.ts";
import { findFiguresOfOthers, findNamesOfOthers, type Figures } from "./signals.queries.ts";

type Prepared = Result<PreparedActivity, WhyNotTaken>;

/** A record that somebody else has sent as well, by its name or by its figures, is looked at before it counts. */
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

/** Through a person's own hands; whoever connects an account at a provider has signed in there. */
const isHandedIn = ({ source }: Activity) => source === "health" || source === "file";

/** A phone's store and a file are one person's, and so is an account at a provider that the file came from. */
const namesOfOneOnly = (activity: Activity) =>
  isHandedIn(activity) ? [`${activity.source}:${activity.id}`, ...activity.linkedIds] : [];

/** What somebody typed is as round as what others type. */
function figuresOfOneOnly({ activity, kcalReported, km, trust }: PreparedActivity, place: number): Figures[] {
  if (!isHandedIn(activity) || trust === "manual") return [];
  const kcal = kcalReported !== null && kcalReported > 0 ? kcalReported : null;
  if (kcal === null && km === null) return [];
  return [{ place, start: activity.start, end: activity.end, kcal, km }];
}

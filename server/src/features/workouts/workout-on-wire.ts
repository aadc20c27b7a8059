import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { isSynced } from "@kalivo/domain/efforts/trust.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { isSurelySame, TWIN_SUSPICIONS } from "@kalivo/domain/efforts/twins.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { WorkoutRow } from "./workouts.queries.ts";
import { whyNotCounted } from "./why-not-counted.ts";

const MINUTE_MS = 60_000;
const HASHED_ID = "hmac:";

export function workoutOnWire(row: WorkoutRow, say: ServerWords): Workout {
  const { twin } = row;
  const start = new Date(row.start_utc);
  const why = whyOf(row);
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    kcal: row.kcal,
    source: row.source,
    consumed: row.consumed,
    open: !row.consumed && row.reason !== NEVER && !row.late,
    km: row.km,
    minutes: row.minutes,
    status: row.status,
    answer: row.answer,
    kcal_net: row.kcal_net,
    kcal_reported: row.kcal_reported,
    basis: row.basis,
    kg_used: row.kg_used,
    kg_assumed: row.kg_assumed,
    synced: isSynced(row.trust),
    given_in_euros: row.late ? 0 : eurosFromCents(BigInt(row.given_cents)),
    // A hashed id, because its provider's terms no longer allow the id itself.
    source_id: row.source_id?.startsWith(HASHED_ID) === true ? null : row.source_id,
    duration: row.minutes ?? Math.round((new Date(row.end_utc).getTime() - start.getTime()) / MINUTE_MS),
    start_date: start.toISOString(),
    end_date: new Date(row.end_utc).toISOString(),
    legal_appending: legalAppending(row.source),
    source_url: sourceUrl(row),
    reason: why === null ? null : whyNotCounted(say, why),
    reason_code: why,
    same_effort_as: twin === null ? null : twinOnWire(twin),
    question: questionOf(row),
  };
}

/** Why it counts less beside its owner's others; else why it earns nothing. */
function whyOf({ reason, status, consumed, late, unpaid }: WorkoutRow): string | null {
  const waits = status === "ok" || status === "held";
  if (!consumed && waits && late) return "too_late";
  return reason ?? unpaid;
}

/** Came too late to be decided (workouts §5.4). */
const NEVER = "too_old";

const twinOnWire = ({ id, type, source, kcal, start_utc }: NonNullable<WorkoutRow["twin"]>) => ({
  id,
  type,
  source,
  kcal,
  start_date: new Date(start_utc).toISOString(),
  legal_appending: legalAppending(source),
});

/** The question to its owner about it and its twin; null: none, or the answer is certain. */
function questionOf(row: WorkoutRow): Workout["question"] {
  const { reason, status, consumed, twin, answer } = row;
  if (twin === null || consumed) return null;
  if (TWIN_SUSPICIONS.some((one) => one === reason)) return "same_or_not";
  if (answer !== null) return "take_back";
  return status === "duplicate" && !isSurelySame(spanOf(row), spanOf(twin)) ? "may_differ" : null;
}

const spanOf = ({ start_utc, end_utc }: Pick<WorkoutRow, "start_utc" | "end_utc">) => ({
  start: new Date(start_utc),
  end: new Date(end_utc),
});

/** The brands' guidelines: the Garmin device is named beside what it recorded, also when that came through Strava. */
function legalAppending(source: string): string | null {
  const [, provider, device = ""] = /^(garmin|strava)(?::(.*))?$/.exec(source) ?? [];
  if (provider === "garmin") return device.startsWith("Garmin") ? device : `Garmin ${device}`.trim();
  if (provider === "strava") return device.includes("Garmin") ? device : "View on Strava";
  return null;
}

/** Strava requires a link to the activity, as long as its id may be kept. */
const sourceUrl = ({ source, source_id }: WorkoutRow): string | null =>
  source.startsWith("strava") && source_id !== null && /^\d+$/.test(source_id)
    ? `https://www.strava.com/activities/${source_id}`
    : null;

import type { Effort } from "./effort.ts";

/** The relation of an effort to one that ranks before it. */
export type Relation =
  /** The same effort, reported twice. `sure`: its owner cannot deny it. */
  | { readonly kind: "same"; readonly sure: boolean }
  /** They overlap in part; `from` and `until` in ms. */
  | { readonly kind: "partial"; readonly from: number; readonly until: number }
  /** They may be the same: its owner is asked. */
  | { readonly kind: "suspect"; readonly reason: TwinSuspicion };

/** Only the owner of the two can answer these; nobody else reviews them. */
export const TWIN_SUSPICIONS = ["twin_timezone", "twin_same_day"] as const;
export type TwinSuspicion = (typeof TWIN_SUSPICIONS)[number];

/** From this overlap on, relative to the shorter one, two are one effort, whatever the sport (workouts §5.3). */
export const SAME_FROM_OVERLAP = 0.5;
/** Below this overlap the person may say that they are two. */
const SURE_FROM_OVERLAP = 0.9;

/** Compares an effort with one of a better rank; null: unrelated. Respects its owner's answer about this pair. */
export function relationOf(effort: Effort, better: Effort): Relation | null {
  if (effort.names.some((name) => better.names.includes(name))) return { kind: "same", sure: true };
  const answer = effort.answer?.about === better.id ? effort.answer.says : null;
  const timed = effort.startReliable && better.startReliable;
  const found = timed ? byTime(effort, better) : bySameDay(effort, better);
  if (found === null || found.kind === "partial" || answer === null) return found;
  if (answer === "same") return { kind: "same", sure: false };
  if (found.kind === "same" && found.sure) return found;
  return timed ? overlapOf(effort, better) : null;
}

/** A typed time is what somebody remembers: beside a recording, alike figures of that day are asked about, too. */
function byTime(effort: Effort, better: Effort): Relation | null {
  if (effort.source === "manual" && better.source === "manual") return null;
  if (sharedPart(effort, better) >= SAME_FROM_OVERLAP)
    return { kind: "same", sure: isSurelySame(effort, better) };
  if (hasShiftedClock(effort, better)) return { kind: "suspect", reason: "twin_timezone" };
  const typed = effort.source === "manual" || better.source === "manual";
  return (typed ? bySameDay(effort, better) : null) ?? overlapOf(effort, better);
}

type Span = Pick<Effort, "start" | "end">;

/** The overlap of two efforts, relative to the shorter one, from 0 to 1. */
export function sharedPart(a: Span, b: Span): number {
  const overlap = overlapOf(a, b);
  return overlap === null ? 0 : (overlap.until - overlap.from) / Math.min(lengthOf(a), lengthOf(b));
}

/**
 * Whether the owner of `effort` cannot say that `better` is another one: they share almost all of the shorter one's time,
 * and at least half of the effort's own. A short record that stands for a long one leaves the rest of it to be claimed.
 */
export function isSurelySame(effort: Span, better: Span): boolean {
  const shared = sharedPart(effort, better);
  const own = (shared * Math.min(lengthOf(effort), lengthOf(better))) / lengthOf(effort);
  return shared >= SURE_FROM_OVERLAP && own >= SAME_FROM_OVERLAP;
}

function overlapOf(a: Span, b: Span): Extract<Relation, { kind: "partial" }> | null {
  const from = Math.max(a.start.getTime(), b.start.getTime());
  const until = Math.min(a.end.getTime(), b.end.getTime());
  return until > from ? { kind: "partial", from, until } : null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * A wrongly set time zone shifts a clock by a zone's offset: whole hours, 14 at most, and parts of one in Iran, Afghanistan,
 * India, Nepal and Myanmar. Other differences are another effort.
 */
const MOST_SHIFT_HOURS = 14;
const SHIFTS_MS = [1, 2, 3, 3.5, 4, 4.5, 5, 5.5, 5.75, 6, 6.5, 7, 8, 9, 10, 11, 12, 13, MOST_SHIFT_HOURS].map(
  (hours) => hours * HOUR_MS,
);
/** The largest difference between two reported starts of one effort. */
export const MOST_APART_MS = MOST_SHIFT_HOURS * HOUR_MS + MINUTE_MS;

/**
 * The same effort, recorded with a clock of another time zone: shifted by a zone's offset, and otherwise alike. One that
 * lasts longer than the shift overlaps with itself. Kilometres that a source's terms let us keep for days only are gone later.
 */
function hasShiftedClock(a: Effort, b: Effort): boolean {
  if (clockOf(a) === clockOf(b)) return false;
  const apart = Math.abs(a.start.getTime() - b.start.getTime());
  const isShift = SHIFTS_MS.some((shift) => Math.abs(apart - shift) <= MINUTE_MS);
  const [long, other] = [lengthOf(a), lengthOf(b)];
  const asLong = Math.abs(long - other) <= MINUTE_MS || within(long, other, 0.02);
  return (
    isShift &&
    asLong &&
    (a.km === null || b.km === null ? within(a.kcal, b.kcal, 0.03) : within(a.km, b.km, 0.03))
  );
}

/**
 * The clock of an effort's times. A source has one clock, and so has an export, whose list has all its workouts; each single
 * file has its recorder's: some write UTC, some local time.
 */
export function clockOf({ source, key }: Pick<Effort, "source" | "key">): string {
  if (source !== "file") return source;
  const [of = "", name = "", hash = ""] = key.split(":");
  return name === "sha256" ? `${of}:${hash}` : `${of}:${name}`;
}

/**
 * Where one of the two has no reliable time, for example typed in the evening: the same sport on the same day and much
 * alike. Two entries of one source are not compared: they are deliberate.
 */
function bySameDay(a: Effort, b: Effort): Relation | null {
  if (a.source === b.source || a.day !== b.day || a.type !== b.type) return null;
  const alike =
    (within(a.km, b.km, 0.03) && within(a.minutes, b.minutes, 0.05)) ||
    within(a.kcal, b.kcal, 0.03) ||
    endsWithin(a, b) ||
    endsWithin(b, a);
  if (!alike) return null;
  const providers = [a.source, b.source].toSorted().join();
  return providers === "garmin,strava"
    ? { kind: "same", sure: false }
    : { kind: "suspect", reason: "twin_same_day" };
}

/** Of `a` the end was typed, and no length. */
const endsWithin = (a: Effort, b: Effort): boolean =>
  a.startReliable &&
  b.startReliable &&
  lengthOf(a) === 0 &&
  a.end > b.start &&
  a.end.getTime() <= b.end.getTime() + TYPED_LATE_MS;

/** How much later than a recording's end the end that somebody remembers may be. */
const TYPED_LATE_MS = 30 * MINUTE_MS;

const within = (a: number | null, b: number | null, part: number): boolean =>
  a !== null && b !== null && Math.abs(a - b) <= part * Math.max(a, b);

export const lengthOf = ({ start, end }: Span): number => end.getTime() - start.getTime();

import { createHash } from "node:crypto";
import type { DraftActivity } from "../port.ts";

type Facts = Omit<DraftActivity, "source" | "revision" | "bundle" | "startReliable">;

const LONGEST_TEXT = 200;

/** The common fields of every recording read from a file. The title is not in the revision: another title is no edit. */
export function draftActivity({ title, rawType, device, ...told }: Facts): DraftActivity {
  const facts = {
    ...told,
    start: soundTime(told.start),
    end: soundTime(told.end),
    ascentMetres: within(told.ascentMetres, MOST_ASCENT_METRES),
    averageHeartRate: within(told.averageHeartRate, MOST_BEATS),
  };
  const { type, start, end, timerSeconds, metres, ascentMetres, energy } = facts;
  const figures = JSON.stringify([type, start, end, timerSeconds, metres, ascentMetres, energy]);
  return {
    ...facts,
    source: "file",
    title: shownText(title),
    rawType: shownText(rawType) ?? "",
    device: shownText(device),
    bundle: null,
    startReliable: true,
    revision: createHash("sha256").update(figures).digest("base64url"),
  };
}

const MOST_ASCENT_METRES = 20_000;
const MOST_BEATS = 250;
const LAST_YEAR_MS = Date.UTC(9999, 0);

/** Replaces an invalid time by one that is never plausible: the earliest or the latest. */
function soundTime(time: Date): Date {
  const instant = time.getTime();
  return new Date(Number.isNaN(instant) ? LAST_YEAR_MS : Math.min(LAST_YEAR_MS, Math.max(0, instant)));
}

const within = (value: number | null, most: number) => (value !== null && value <= most ? value : null);

/** A file's text on one line, without control characters. */
function shownText(text: string | null): string | null {
  // oxlint-disable-next-line no-control-regex -- exactly those characters are left out
  const plain = (text ?? "").replaceAll(/[\u0000-\u001F\u007F]+/g, " ").trim();
  return plain === "" ? null : plain.slice(0, LONGEST_TEXT).toWellFormed();
}

export const sha256 = (bytes: Buffer): string => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

const QUARTER = 15;
const MOST_MINUTES_FROM_UTC = 14 * 60;

/** Minutes from UTC of a clock that shows `local` at `instant` (both in ms); null: not the offset of any time zone. */
export function offsetBetween(local: number, instant: number): number | null {
  const quarters = Math.round((local - instant) / 60_000 / QUARTER) * QUARTER;
  return Math.abs(quarters) <= MOST_MINUTES_FROM_UTC ? quarters : null;
}

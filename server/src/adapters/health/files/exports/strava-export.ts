import { parse } from "csv-parse/sync";
import { workoutTypeOf, type WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import type { DraftActivity } from "../../port.ts";
import { positiveOrNull } from "../../positive-or-null.ts";
import { draftActivity } from "../draft-activity.ts";
import { numberOf } from "../formats/xml.ts";
import { readRecording } from "../read-recording.ts";
import { Unreadable } from "../unreadable.ts";
import type { ZipEntry } from "../zip.ts";
import type { ExportTally } from "./export-tally.ts";
import { stravaColumns, type StravaColumns } from "./strava-columns.ts";
import { writtenDate } from "./written-date.ts";

/** The list in Strava's zip; after unpacking and zipping again it is one folder deeper. */
export const findStravaList = (entries: readonly ZipEntry[]): ZipEntry | undefined =>
  entries
    .filter(({ name }) => STRAVA_LIST.test(name))
    .toSorted((a, b) => depthOf(a) - depthOf(b))
    .at(0);

const STRAVA_LIST = /(^|\/)activities\.csv$/;
const depthOf = ({ name }: ZipEntry) => name.split("/").length;
/** Recordings are named relative to the list. */
const folderOf = ({ name }: ZipEntry) => name.slice(0, name.lastIndexOf("/") + 1);

/**
 * The workouts of Strava's own export: its list names them all, and a row's recording has better figures. Recordings too old
 * to count are not opened: the list's figures suffice to show them.
 */
export async function readStravaExport(
  list: ZipEntry,
  entries: readonly ZipEntry[],
  { now, tally }: { now: Date; tally: ExportTally },
): Promise<void> {
  const [header = [], ...rows] = rowsOf(await list.read());
  const columns = stravaColumns(header);
  if (columns === null) throw new Unreadable("unknown_columns");
  const files = new Map(entries.map((entry) => [entry.name, entry]));
  for (const row of rows) {
    const told = draftOfRow(row, columns);
    if (told === null) {
      tally.damage({ why: "unknown_rows" });
      continue;
    }
    const file = files.get(`${folderOf(list)}${row[columns.file] ?? ""}`);
    const counts = now.getTime() - told.start.getTime() < STILL_OPENED_MS;
    const drafts = file === undefined || !counts ? [told] : await withRecording(told, file, tally);
    for (const draft of drafts) tally.add(draft);
  }
}

/**
 * Longer than a workout may wait for its month's close: after that its figures are fixed, and a later export changes none.
 */
const STILL_OPENED_MS = 100 * 24 * 3_600_000;
const MOST_LIST_BYTES = 20 * 1024 * 1024;

function rowsOf(list: Buffer): string[][] {
  if (list.length > MOST_LIST_BYTES) throw new Unreadable("list_too_large");
  try {
    return parse(list, { bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    throw new Unreadable("damaged", { cause: error });
  }
}

function draftOfRow(row: readonly string[], columns: StravaColumns): DraftActivity | null {
  const cell = (column: number | null) => (column === null ? "" : (row[column] ?? "").trim());
  const start = writtenDate(cell(columns.date));
  const elapsed = positiveOrNull(numberOf(cell(columns.elapsedSeconds)));
  const id = cell(columns.id);
  if (start === null || elapsed === null || !/^\d{1,20}$/.test(id)) return null;
  const kcal = positiveOrNull(numberOf(cell(columns.kcal)));
  return draftActivity({
    id: `strava:${id}`,
    linkedIds: [`strava:${id}`],
    type: typeOf(cell(columns.sport), columns.english),
    rawType: cell(columns.sport),
    title: cell(columns.title),
    start,
    end: new Date(start.getTime() + elapsed * 1000),
    utcOffsetMinutes: null,
    timerSeconds: positiveOrNull(numberOf(cell(columns.movingSeconds))) ?? elapsed,
    metres: positiveOrNull(numberOf(cell(columns.metres))),
    ascentMetres: positiveOrNull(numberOf(cell(columns.ascent))),
    averageHeartRate: positiveOrNull(Math.round(numberOf(cell(columns.heartRate)) ?? 0)),
    energy: kcal === null ? null : { kcal, basis: "total" },
    // A manual entry has no recording.
    entry: cell(columns.file) === "" ? "manual" : "recorded",
    device: null,
  });
}

/** In another language than English an unknown name may be any sport. */
function typeOf(sport: string, english: boolean): WorkoutTypeId | null {
  const known = workoutTypeOf(SPORTS[sport.toLowerCase()] ?? sport);
  return known === "custom" && !english ? null : known;
}

/** The most frequent ones as Strava writes them in French, Dutch and German. */
const SPORTS: Readonly<Record<string, WorkoutTypeId>> = {
  "course à pied": "running",
  hardloopsessie: "running",
  hardlopen: "running",
  lauf: "running",
  vélo: "biking",
  "sortie à vélo": "biking",
  fietsrit: "biking",
  radfahrt: "biking",
  marche: "walking",
  randonnée: "walking",
  wandeling: "walking",
  wandelen: "walking",
  spaziergang: "walking",
  wanderung: "walking",
  natation: "swimming",
  zwemmen: "swimming",
  schwimmen: "swimming",
};

/** The recording's figures under the list's name; of an unreadable recording the list's figures. */
async function withRecording(
  told: DraftActivity,
  file: ZipEntry,
  tally: ExportTally,
): Promise<DraftActivity[]> {
  try {
    const recorded = await readRecording(await file.read(), (lost) => tally.damageIn(file.name, lost));
    return recorded.map((draft, index) => named(told, draft, recorded.length === 1 ? null : index));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    tally.damageIn(file.name, error.problem);
    return [told];
  }
}

/** Several sessions in one recording are several efforts: only a single one is the row's. */
function named(told: DraftActivity, draft: DraftActivity, index: number | null): DraftActivity {
  const single = index === null;
  return {
    ...draft,
    id: single ? told.id : `${told.id}:${index}`,
    linkedIds: single ? [...told.linkedIds, ...draft.linkedIds] : draft.linkedIds,
    type: single && told.type !== null && told.type !== "custom" ? told.type : (draft.type ?? told.type),
    title: told.title,
    energy: draft.energy ?? (single ? told.energy : null),
  };
}

import { MAX_ENTRY_BYTES } from "@kalivo/domain/limits.ts";
import type { DraftActivity, FileProblem } from "../port.ts";
import { isFit, readFit } from "./formats/fit.ts";
import { readGpx } from "./formats/gpx.ts";
import { readTcx } from "./formats/tcx.ts";
import { xmlText } from "./formats/xml-text.ts";
import { gunzip } from "./gzip.ts";
import { Unreadable } from "./unreadable.ts";

/**
 * Reads one recording, recognised by its beginning, because names may be wrong. `onLost`: called for each workout
 * without a start or a duration, when another one has both. @throws Unreadable
 */
export async function readRecording(
  bytes: Buffer<ArrayBuffer>,
  onLost: (problem: FileProblem) => void,
): Promise<DraftActivity[]> {
  if (bytes.length > MAX_ENTRY_BYTES) throw new Unreadable("too_large");
  const { drafts, lost = 0 } = await readPlain(isGzip(bytes) ? gunzip(bytes) : bytes);
  for (let left = lost; left > 0; left -= 1) onLost({ why: "unknown_rows" });
  return drafts;
}

/** The workouts of a recording; `lost`: the number without a start or a duration. */
type Recorded = { drafts: DraftActivity[]; lost?: number };

async function readPlain(bytes: Buffer<ArrayBuffer>): Promise<Recorded> {
  if (bytes.length === 0) throw new Unreadable("empty");
  if (isFit(bytes)) return readFit(bytes);
  const root = rootOf(bytes);
  if (root === "TrainingCenterDatabase") return readTcx(bytes);
  if (root === "gpx") return { drafts: readGpx(bytes) };
  throw new Unreadable("unknown_format");
}

export const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;
export const isZip = (bytes: Buffer) => bytes.toString("latin1", 0, 2) === "PK";

/** Bytes to search: a document type may precede the root element. */
export const LOOKED_AT = 1 << 16;

/** The name of an XML file's root element, if known. */
export function rootOf(bytes: Buffer): string | null {
  const beginning = xmlText()(bytes.subarray(0, LOOKED_AT));
  if (!beginning.startsWith("<")) return null;
  return /<(?:\w+:)?(gpx|TrainingCenterDatabase|HealthData)[\s>]/.exec(beginning)?.[1] ?? null;
}

/** The names of recordings inside a zip. */
export const RECORDING_NAME = /\.(fit|tcx|gpx)(\.gz)?$/i;

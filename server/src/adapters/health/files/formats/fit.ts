import FitParser, {
  getFitGarminProductDisplayName,
  getFitManufacturerName,
  getFitSportName,
  getFitSubSportName,
} from "fit-file-parser";
import { workoutTypeOf, type WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import type { DraftActivity, FileProblem } from "../../port.ts";
import { positiveOrNull } from "../../positive-or-null.ts";
import { draftActivity, offsetBetween, sha256 } from "../draft-activity.ts";
import { Unreadable } from "../unreadable.ts";
import { fitMessages, type FitMessage } from "./fit-message.ts";

/** Messages and fields of the FIT profile, by their numbers. */
const FILE_ID = { message: 0, manufacturer: 1, product: 2, productName: 8 } as const;
const SESSION = {
  message: 18,
  startTime: 2,
  sport: 5,
  subSport: 6,
  elapsedTime: 7, // ms
  timerTime: 8, // ms
  distance: 9, // cm
  calories: 11,
  averageHeartRate: 16,
  ascent: 22, // m
  metabolicCalories: 196,
} as const;
const ACTIVITY = { message: 34, localTimestamp: 5 } as const;
const TIMESTAMP = 253;

/** FIT times count seconds since this. */
const FIT_EPOCH_MS = Date.UTC(1989, 11, 31);

/**
 * One workout for each session of a FIT file, in all its parts where several are chained. Only the summaries are kept while
 * reading: the records of a long ride would fill the memory.
 * @throws Unreadable when a checksum is wrong, it holds no workout, or none with a start
 */
export async function readFit(
  bytes: Buffer<ArrayBuffer>,
): Promise<{ drafts: DraftActivity[]; lost: number }> {
  const sessions = (await Array.fromAsync(partsOf(bytes), sessionsOf)).flat();
  if (sessions.length === 0) throw new Unreadable("no_workout");
  const hash = sha256(bytes);
  const drafts = sessions.flatMap(({ session, file }, index) => {
    const id = sessions.length === 1 ? hash : `${hash}:${index}`;
    return readSession(session, { ...file, id }) ?? [];
  });
  if (drafts.length === 0) throw new Unreadable("no_start");
  return { drafts, lost: sessions.length - drafts.length };
}

const HEADER = { dataBytes: 4, mark: 8, end: 12 } as const;
const CHECKSUM_BYTES = 2;

export const isFit = (bytes: Buffer): boolean => bytes.toString("latin1", HEADER.mark, HEADER.end) === ".FIT";

/** A FIT file may be several in one, each with a header and a checksum of its own. */
function partsOf(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer>[] {
  const parts: Buffer<ArrayBuffer>[] = [];
  let from = 0;
  while (isFit(bytes.subarray(from))) {
    const length = (bytes[from] ?? 0) + bytes.readUInt32LE(from + HEADER.dataBytes) + CHECKSUM_BYTES;
    parts.push(bytes.subarray(from, from + length));
    from += length;
  }
  return parts;
}

async function sessionsOf(part: Buffer<ArrayBuffer>) {
  const messages = await messagesOf(part);
  const file = { device: deviceOf(messages), utcOffsetMinutes: utcOffsetOf(messages) };
  return messages.filter(({ number }) => number === SESSION.message).map((session) => ({ session, file }));
}

async function messagesOf(bytes: Buffer<ArrayBuffer>): Promise<FitMessage[]> {
  const parser = new FitParser({
    force: false, // a wrong checksum is an error
    rawMessagesOnly: true,
    includeRawMessages: [FILE_ID.message, SESSION.message, ACTIVITY.message],
  });
  try {
    return fitMessages(await parser.parseAsync(bytes));
  } catch (error) {
    throw new Unreadable(whyNot(error), { cause: error });
  }
}

/** The parser rejects with plain text. */
function whyNot(error: unknown): FileProblem["why"] {
  if (error === "File data exceeds input length" || error === "File CRC missing") return "cut_off";
  const mismatch = typeof error === "string" && error.includes("CRC mismatch");
  return mismatch ? "wrong_checksum" : "damaged";
}

type OfFile = Pick<DraftActivity, "id" | "device" | "utcOffsetMinutes">;

function readSession(session: FitMessage, file: OfFile): DraftActivity | null {
  const began = session.unsigned(SESSION.startTime);
  const elapsed = session.unsigned(SESSION.elapsedTime) ?? session.unsigned(SESSION.timerTime);
  if (began === null || elapsed === null) return null;
  const start = instantOf(began);
  const kcal = positiveOrNull(session.unsigned(SESSION.calories));
  const resting = positiveOrNull(session.unsigned(SESSION.metabolicCalories));
  return draftActivity({
    ...file,
    linkedIds: [file.id],
    ...sportOf(session, kcal),
    title: null,
    start: new Date(start),
    end: new Date(start + elapsed),
    timerSeconds: (session.unsigned(SESSION.timerTime) ?? elapsed) / 1000,
    metres: positiveOrNull(scaled(session.unsigned(SESSION.distance), 100)),
    ascentMetres: session.unsigned(SESSION.ascent),
    averageHeartRate: positiveOrNull(session.unsigned(SESSION.averageHeartRate)),
    energy:
      kcal === null ? null : { kcal, basis: "total", ...(resting !== null && { restingKcal: resting }) },
    entry: "recorded",
  });
}

/**
 * The sport where it is one of ours, else the closer one beside it ("training/strength_training"); "generic" means unknown.
 * A sport of others has nothing but its calories to count: without them its owner is asked.
 */
function sportOf(session: FitMessage, kcal: number | null): { type: WorkoutTypeId | null; rawType: string } {
  const sport = getFitSportName(session.unsigned(SESSION.sport)) ?? "generic";
  const closer = getFitSubSportName(session.unsigned(SESSION.subSport)) ?? "generic";
  const known = [sport, closer].map(workoutTypeOf).find((type) => type !== "custom");
  const type = known ?? (sport === "generic" || kcal === null ? null : "custom");
  return { type, rawType: closer === "generic" ? sport : `${sport}/${closer}` };
}

function utcOffsetOf(messages: readonly FitMessage[]): number | null {
  const activity = messages.find(({ number }) => number === ACTIVITY.message);
  const local = activity?.unsigned(ACTIVITY.localTimestamp) ?? null;
  const instant = activity?.unsigned(TIMESTAMP) ?? null;
  return local === null || instant === null ? null : offsetBetween(instantOf(local), instantOf(instant));
}

/** The maker's name: "Garmin Forerunner 945". */
function deviceOf(messages: readonly FitMessage[]): string | null {
  const file = messages.find(({ number }) => number === FILE_ID.message);
  const maker = getFitManufacturerName(file?.unsigned(FILE_ID.manufacturer));
  if (file === undefined || maker === null) return null;
  const model =
    maker === "garmin"
      ? getFitGarminProductDisplayName(file.unsigned(FILE_ID.product))
      : file.text(FILE_ID.productName);
  const name = maker.replaceAll("_", " ").replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return model === null || model.toLowerCase().startsWith(maker) ? (model ?? name) : `${name} ${model}`;
}

const instantOf = (fitSeconds: number) => FIT_EPOCH_MS + fitSeconds * 1000;
const scaled = (value: number | null, scale: number) => (value === null ? null : value / scale);

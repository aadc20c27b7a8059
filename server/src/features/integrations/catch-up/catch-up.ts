import { CONNECTION_PAST_DAYS } from "@kalivo/domain/limits.ts";
import { SourceError } from "#server/adapters/health/port.ts";
import type { Services } from "#server/services.ts";
import { noteBeforeAccount } from "../integrations.queries.ts";
import { withTokens } from "../connections/tokens.ts";
import { hashedId, hashedIds, isHashed } from "../recordings/hashed-id.ts";
import { dropRecording, keepRecordings } from "../recordings/keep-recordings.ts";
import { billedOf, keptSince, noteCaughtUp, type Behind } from "./catch-up.queries.ts";

const DAY_MS = 86_400_000;
/** Pages for more workouts than anybody has in a month. */
const MOST_PAGES = 10;

/** How many more workouts may be read before the other steps run. */
export type Allowance = { reads: number };

/**
 * Fetches what a person did before they connected, or compares the stored workouts with the provider's. An interrupted run
 * continues where it stopped: stored workouts are not read again. True when it is complete.
 */
export async function catchUp(services: Services, behind: Behind, allowance: Allowance): Promise<boolean> {
  const now = services.clock.now();
  const past = new Date(now.getTime() - CONNECTION_PAST_DAYS * DAY_MS);
  const source = services.activitySources[behind.provider];
  const done =
    source?.capabilities.past === "backfill"
      ? await askForBackfill(services, behind, { from: past, to: now })
      : await compareAll(services, behind, { from: past, to: now }, allowance);
  if (done) await noteCaughtUp(services.db, behind, services.clock.now());
  return done;
}

const later = (one: Date, other: Date) => (one > other ? one : other);

type Window = { from: Date; to: Date };

/** Its data arrives as messages. A backfill that is not allowed, or was requested before, counts as requested. */
async function askForBackfill(services: Services, behind: Behind, window: Window): Promise<boolean> {
  const answer = await withTokens(services, behind, async (source, tokens) =>
    source.requestBackfill?.(tokens, window),
  );
  return answer.ok;
}

/** Workouts from before the account existed are not stored, so they are counted but not read. */
async function compareAll(
  services: Services,
  behind: Behind,
  { from, to }: Window,
  allowance: Allowance,
): Promise<boolean> {
  const { memberSince, provider } = behind;
  if (!(await compare(services, behind, { from: later(from, memberSince), to }, allowance))) return false;
  if (memberSince <= from) return true;
  const early = await listAll(services, behind, { from, to: memberSince });
  if (early === null) return false;
  const hashed = hashedId(services.secretKeys, provider);
  await noteBeforeAccount(
    services.db,
    behind,
    early.map(({ id }) => hashed(id)),
  );
  return true;
}

async function compare(
  services: Services,
  behind: Behind,
  window: Window,
  allowance: Allowance,
): Promise<boolean> {
  const listed = await listAll(services, behind, window);
  if (listed === null) return false;
  for (const id of await toRead(services, behind, listed, window)) {
    if (allowance.reads <= 0) return false;
    allowance.reads -= 1;
    if (!(await readOne(services, behind, id))) return false;
  }
  return true;
}

type Listed = { id: string; fingerprint: string };

async function listAll(services: Services, behind: Behind, window: Window): Promise<Listed[] | null> {
  const found: Listed[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await withTokens(services, behind, async (source, tokens) =>
      source.listActivities?.(tokens, { ...window, page }),
    );
    if (!answer.ok) return null;
    found.push(...(answer.value?.items ?? []));
    if (answer.value?.more !== true) break;
  }
  return found;
}

/** New or changed workouts, oldest first, and those not listed any more. */
async function toRead(
  { db, secretKeys }: Services,
  behind: Behind,
  listed: readonly Listed[],
  { from }: Window,
): Promise<string[]> {
  const namesOf = writtenAs(hashedIds(secretKeys, behind.provider));
  const kept = new Map((await keptSince(db, behind, from)).map(({ id, revision }) => [id, revision]));
  const names = listed.flatMap(({ id }) => namesOf(id));
  const billed = await billedOf(db, behind, names);
  const changed = listed.filter(({ id, fingerprint }) => {
    const theirs = namesOf(id);
    if (theirs.some((name) => billed.has(name))) return false;
    const name = theirs.find((one) => kept.has(one));
    return name === undefined || kept.get(name)?.split(":", 1)[0] !== fingerprint;
  });
  const there = new Set(names);
  // One stored only as a hash cannot be requested; its deletion is reported by a message.
  const gone = [...kept.keys()].filter((id) => !there.has(id) && !isHashed(id));
  return [...changed.map(({ id }) => id), ...gone];
}

/** The id in the clear, or as a hash by any of the keys. */
const writtenAs = (hashes: (id: string) => readonly string[]) => (id: string) => [id, ...hashes(id)];

/** False when the connection does not work any more. */
async function readOne(services: Services, behind: Behind, id: string): Promise<boolean> {
  const answer = await withTokens(services, behind, async (source, tokens) => ({
    source,
    found: await legible(services, id, async () => (await source.fetchActivity?.(tokens, id)) ?? null),
  }));
  if (!answer.ok) return false;
  const { source, found } = answer.value;
  if (found === null) await dropRecording(services, behind, id);
  else if (found !== "illegible") await keepRecordings(services, source, { userId: behind.userId }, [found]);
  return true;
}

/** An unreadable workout does not keep the others from being read. */
async function legible<T>({ log }: Services, id: string, read: () => Promise<T>): Promise<T | "illegible"> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof SourceError) || error.problem.kind !== "bad_payload") throw error;
    log.error({ err: error, activity: id }, "a workout could not be made out");
    return "illegible";
  }
}

import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import { inParallel } from "#server/concurrency/in-parallel.ts";
import { whileHeld } from "#server/concurrency/lease.ts";
import type { Services } from "#server/services.ts";
import { ProviderPaused } from "../ask-provider.ts";
import { applyEntry } from "./apply-entry.ts";
import { claimEntries, closeEntry, postponeEntry, renewEntries, type InboxEntry } from "./inbox.queries.ts";

const BATCH = 100;
/** Other steps run after this many batches. */
const BATCHES_A_RUN = 20;
const LANES = 4;
const MOST_TRIES = 8;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/**
 * Due step: processes the inbox. An entry for a paused provider waits as long as the pause lasts; an unreadable one is given
 * up after eight tries and kept for the operator.
 */
export async function workInbox(services: Services): Promise<void> {
  const { db, clock, activitySources, stopping } = services;
  const providers = PROVIDERS.filter((provider) => activitySources[provider] !== undefined);
  for (let batch = 0; batch < BATCHES_A_RUN; batch += 1) {
    if (stopping.aborted) return;
    const entries = await claimEntries(db, providers, clock.now(), BATCH);
    if (entries.length === 0) return;
    await whileHeld(
      () => renewEntries(db, entries),
      () => workAll(services, entries),
    );
  }
  await notifyJobs(db, "source inbox");
}

const workAll = (services: Services, entries: readonly InboxEntry[]) =>
  Promise.all([
    inParallel(entriesOf(entries, "strava"), LANES, (entry) => work(services, entry)),
    // In the order of arrival: a push carries the workout itself, and the later one wins.
    inParallel(entriesOf(entries, "garmin"), 1, (entry) => work(services, entry)),
  ]);

const entriesOf = (entries: readonly InboxEntry[], provider: InboxEntry["provider"]) =>
  entries.filter((entry) => entry.provider === provider);

async function work(services: Services, entry: InboxEntry): Promise<void> {
  const { db, clock, log, stopping } = services;
  const { id, provider, tries } = entry;
  // Not tried: another process may have it at once.
  const stillOurs = stopping.aborted
    ? await postponeEntry(db, entry, { at: clock.now(), tries: tries - 1, failure: null })
    : await apply(services, entry);
  if (!stillOurs)
    log.warn(
      { entry: id, provider },
      "a provider's message is no longer this worker's: nothing of it was changed",
    );
}

/** False: it was no longer ours to note. */
async function apply(services: Services, entry: InboxEntry): Promise<boolean> {
  const { db, clock, log } = services;
  const { id, tries } = entry;
  try {
    await applyEntry(services, entry);
    return await closeEntry(db, entry, { now: clock.now(), failure: null });
  } catch (error) {
    if (error instanceof ProviderPaused)
      return postponeEntry(db, entry, { at: error.until, tries: tries - 1, failure: null });
    log.error(
      { err: error, entry: id, provider: entry.provider, tries },
      "a provider's message could not be applied",
    );
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (tries >= MOST_TRIES) return closeEntry(db, entry, { now: clock.now(), failure });
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
    return postponeEntry(db, entry, { at: new Date(clock.now().getTime() + wait), tries, failure });
  }
}

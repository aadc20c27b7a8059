import type { Provider } from "@kalivo/domain/health-source.ts";
import { SourceError } from "../../adapters/health/port.ts";
import type { Queryable } from "../../db/client.ts";
import type { Services } from "../../services.ts";
import { deletePause, findPause, savePause, type Pause, type PauseReason } from "./integrations.queries.ts";

/** `db`: the caller's transaction where there is one, for a second connection might never come. */
type Needs = Pick<Services, "clock" | "log"> & { db: Queryable };

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 30 * MINUTE_MS;
const INACTIVE_WAIT_MS = 15 * MINUTE_MS;

/** The provider must not be called before this instant; callers try again then. */
export class ProviderPaused extends Error {
  override name = "ProviderPaused";
  readonly until: Date;
  constructor(until: Date, cause?: unknown) {
    super(`the provider is not asked anything before ${until.toISOString()}`, { cause });
    this.until = until;
  }
}

/**
 * Every outgoing call of the jobs: obeys the provider's rate limits, and pauses for one that is down. When a provider locks
 * out the whole application, no user is told, only the operator.
 */
export async function askProvider<T>(services: Needs, provider: Provider, ask: () => Promise<T>): Promise<T> {
  const { db, clock } = services;
  const now = clock.now();
  const pause = await findPause(db, provider);
  if (pause !== null && pause.until > now && pause.since <= now) throw new ProviderPaused(pause.until);
  try {
    const answer = await ask();
    if (pause !== null) await deletePause(db, provider, clock.now());
    return answer;
  } catch (error) {
    const until = await notePause(services, provider, error, pause);
    throw until === null ? error : new ProviderPaused(until, error);
  }
}

/** Begins or prolongs a pause when the error calls for one; returns its end, else null. */
export async function notePause(
  { db, clock, log }: Needs,
  provider: Provider,
  error: unknown,
  before: Pause | null = null,
): Promise<Date | null> {
  const now = clock.now();
  const found = pauseFor(error, before, now);
  if (found === null) return null;
  log[found.reason === "inactive" ? "error" : "warn"](
    { provider, ...found },
    "a provider is not asked for a while",
  );
  await savePause(db, provider, found, now);
  return found.until;
}

function pauseFor(
  error: unknown,
  before: Pause | null,
  now: Date,
): { until: Date; reason: PauseReason } | null {
  if (!(error instanceof SourceError)) return null;
  const { problem } = error;
  switch (problem.kind) {
    case "rate_limited":
      return { reason: "rate_limited", until: problem.retryAt };
    case "inactive":
      return { reason: "inactive", until: new Date(now.getTime() + INACTIVE_WAIT_MS) };
    case "down":
      return { reason: "down", until: new Date(now.getTime() + waitFor(before, now)) };
    case "needs_reconnect":
    case "missing_scope":
    case "not_granted":
    case "bad_payload":
      return null;
    default:
      throw new Error(`no such problem: ${JSON.stringify(problem satisfies never)}`);
  }
}

/** Backoff: as long again as it has lasted. */
function waitFor(before: Pause | null, now: Date): number {
  const lasted = before?.reason === "down" ? now.getTime() - before.since.getTime() : 0;
  return Math.min(Math.max(lasted, MINUTE_MS), LONGEST_WAIT_MS);
}

import type { Services } from "../services.ts";

const WITHIN_MS = 10_000;

type Watched = { config: Pick<Services["config"], "pingUrl">; log: Pick<Services["log"], "warn"> };

/** Heartbeat to an outside service, which raises the alarm when it stops. */
export async function ping({ config, log }: Watched, withinMs = WITHIN_MS): Promise<void> {
  if (config.pingUrl === null) return;
  try {
    const { ok, status } = await fetch(config.pingUrl, { signal: AbortSignal.timeout(withinMs) });
    if (!ok) log.warn({ status }, "the outside watch refuses our sign of life");
  } catch (error) {
    log.warn({ err: error }, "the outside watch cannot be reached");
  }
}

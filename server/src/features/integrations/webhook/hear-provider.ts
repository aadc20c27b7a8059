import { createHash } from "node:crypto";
import { STRAVA_HINTS_OF_ONE } from "@kalivo/domain/limits.ts";
import type { ActivitySource, WebhookRequest } from "#server/adapters/health/port.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import { refusal, reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { areKnown, keepMessage, noteSignature, signsSince } from "./webhook.queries.ts";

type Needs = Pick<Services, "db" | "pool" | "limits" | "traces">;

const QUARTER_SECONDS = 15 * 60;
/** A provider that signed an event within this many days is believed only with a signature. */
const SIGNS_FOR_DAYS = 7;
const DAY_MS = 86_400_000;
/** Limits key for events without a recognisable athlete. */
const NOBODY = "nobody";

/**
 * Stores a provider's event and answers at once; it is processed afterwards. An unsigned event is a hint: dropped when its
 * athlete is not connected here, and rate-limited per athlete.
 */
export function hearProvider(services: Needs) {
  const { db, pool, limits, traces } = services;
  const hints = limits("source-hints-kept", STRAVA_HINTS_OF_ONE, QUARTER_SECONDS);
  return async (source: ActivitySource, request: WebhookRequest, now: Date) => {
    const answer = source.webhook(request);
    const proven = answer.proven === true;
    const believed = answer.status === 200 && (proven || !answer.accepted || !(await signs(db, source, now)));
    if (!believed) {
      traces.record("webhook_refused");
      return refusal(answer.status === 200 ? 403 : answer.status, (say) => say.request.notFromProvider);
    }
    if (answer.accepted) {
      if (proven) await noteSignature(db, source.id, now);
      const { body } = request;
      const fingerprint = createHash("sha256").update(`${source.id}\n`).update(body).digest();
      if (proven || (await isWorthKeeping({ db, hints }, source, body)))
        await keepMessage(pool, { provider: source.id, fingerprint, body, proven }, now);
    }
    return reply(200, answer.json ?? { message: "Received." });
  };
}

const signs = (db: Needs["db"], source: ActivitySource, now: Date) =>
  signsSince(db, source.id, new Date(now.getTime() - SIGNS_FOR_DAYS * DAY_MS));

async function isWorthKeeping(
  { db, hints }: { db: Needs["db"]; hints: RateLimit },
  source: ActivitySource,
  body: Buffer,
): Promise<boolean> {
  const { events, unread } = source.eventsOf(body);
  const people = [...new Set(events.map(({ providerUserId }) => providerUserId))];
  if (unread === 0 && !(await areKnown(db, source.id, people))) return false;
  return (await hints.consume(`${source.id} ${people[0] ?? NOBODY}`)) === null;
}

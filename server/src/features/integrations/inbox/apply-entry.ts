import type { ActivitySource, FetchedActivity, SourceEvent } from "#server/adapters/health/port.ts";
import type { Services } from "#server/services.ts";
import { disconnect } from "../connections/end-connection.ts";
import { missingPermissions } from "../connections/missing-permissions.ts";
import { findConnectionOf, markMended, type ConnectionOf } from "../connections/connections.queries.ts";
import { saveScopes } from "../integrations.queries.ts";
import { breakConnection, orNull, usableTokens, withTokens } from "../connections/tokens.ts";
import { askProvider } from "../ask-provider.ts";
import { spendHint } from "./hint-budget.ts";
import { dropRecording, keepRecordings } from "../recordings/keep-recordings.ts";
import type { InboxEntry } from "./inbox.queries.ts";

type Telling = Exclude<SourceEvent, { kind: "activity" }>;

/**
 * Processes one message of a provider; ignores people who are not connected here. Idempotent: a message may be delivered
 * twice, or applied in part before a process dies.
 */
export async function applyEntry(services: Services, entry: InboxEntry): Promise<void> {
  const source = services.activitySources[entry.provider];
  if (source === undefined) return;
  const { events, unread } = source.eventsOf(entry.body);
  if (unread > 0)
    services.log.warn(
      { provider: source.id, entry: entry.id, unread },
      "a provider's message was not all understood",
    );
  for (const [providerUserId, recordings] of pushed(events))
    await keepPushed({ services, source, toldAt: entry.receivedAt }, providerUserId, recordings);
  for (const event of events) {
    if (event.kind === "activity") continue;
    const connection = await findConnectionOf(services.db, source.id, event.providerUserId);
    if (connection === null) continue;
    if (!entry.proven) await spendHint(services, event.providerUserId, source.id);
    await follow({ services, source, connection, toldAt: entry.receivedAt }, event);
  }
}

/** Groups a message's workouts by person, so that each person's are stored together. */
function pushed(events: readonly SourceEvent[]): Map<string, FetchedActivity[]> {
  const people = new Map<string, FetchedActivity[]>();
  for (const event of events) {
    if (event.kind !== "activity") continue;
    const theirs = people.get(event.providerUserId) ?? [];
    theirs.push({ activity: event.activity, raw: event.raw });
    people.set(event.providerUserId, theirs);
  }
  return people;
}

async function keepPushed(
  { services, source, toldAt }: Omit<Followed, "connection">,
  providerUserId: string,
  recordings: readonly FetchedActivity[],
): Promise<void> {
  const connection = await findConnectionOf(services.db, source.id, providerUserId);
  if (connection === null || connection.activeSource !== source.id) return;
  await keepRecordings(services, source, { userId: connection.userId, toldAt }, recordings);
}

type Followed = {
  services: Services;
  source: ActivitySource;
  connection: ConnectionOf;
  toldAt: Date;
};

async function follow(followed: Followed, event: Telling): Promise<void> {
  const { services, connection } = followed;
  switch (event.kind) {
    case "activityRef":
      // Only the active source may be read.
      return connection.activeSource === connection.provider ? readAnew(followed, event.id) : undefined;
    case "activityDeleted":
      return event.confirmed ? dropRecording(services, connection, event.id) : dropIfGone(followed, event.id);
    case "deauthorized":
      return endIfTrue(followed, event.confirmed);
    case "permissions":
      if (connection.connectedAt > followed.toldAt) return undefined; // it is about the one before
      await saveScopes(services.db, connection, event.granted);
      return missingPermissions(connection.provider, event.granted).includes("workouts")
        ? breakConnection(services, connection)
        : markMended(services.db, connection);
    default:
      throw new Error(`no such event: ${JSON.stringify(event satisfies never)}`);
  }
}

/** Fetches the workout as it is now, whatever the message said; deletes it when it is gone. */
async function readAnew({ services, connection }: Followed, id: string): Promise<void> {
  const answer = await withTokens(services, connection, async (source, tokens) => ({
    source,
    found: (await source.fetchActivity?.(tokens, id)) ?? null,
  }));
  if (!answer.ok) return; // when the person comes back, what was missed is asked for
  const { source, found } = answer.value;
  if (found === null) await dropRecording(services, connection, id);
  else await keepRecordings(services, source, { userId: connection.userId }, [found]);
}

/** An unsigned message: the provider is asked before the workout is deleted. */
async function dropIfGone({ services, connection }: Followed, id: string): Promise<void> {
  const answer = await withTokens(services, connection, async (source, tokens) =>
    source.fetchActivity === undefined ? "there" : ((await source.fetchActivity(tokens, id)) ?? "gone"),
  );
  if (answer.ok && answer.value === "gone") await dropRecording(services, connection, id);
}

/** A message that is older than the connection is about an earlier one. */
async function endIfTrue(followed: Followed, confirmed: boolean): Promise<void> {
  const { services, connection, toldAt } = followed;
  const { userId, provider, connectedAt } = connection;
  if (connectedAt > toldAt) return;
  if (!confirmed && (await stillAuthorized(followed))) return;
  await disconnect(services, { userId, provider, by: "provider", connectedAt }, services.clock.now());
}

async function stillAuthorized({ services, source, connection }: Followed): Promise<boolean> {
  const usable = await usableTokens(services, source, connection, false);
  if (!usable.ok) return usable.refusal.kind === "not_connected";
  const { tokens } = usable.value;
  return (await orNull(askProvider(services, source.id, () => source.isAuthorized(tokens)))) ?? false;
}

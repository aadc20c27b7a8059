import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "#server/db/client.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import type { Services } from "#server/services.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import { lockUser, updateUser } from "../../people/people.queries.ts";
import { arrangeWorkouts } from "../../workouts/intake/arrange-workouts.ts";
import { lockForArranging } from "../../workouts/intake/locks.queries.ts";
import { deleteUnsettledOf, stripWorkouts, tellingOf } from "../../workouts/sources.queries.ts";
import { deleteRawPayloadsOf } from "../recordings/recordings.queries.ts";
import { withoutProviderIds } from "../recordings/without-provider-ids.ts";
import { insertRevocation } from "../revocations/revocations.queries.ts";
import {
  deleteConnection,
  findActiveSource,
  lockConnection,
  lockConnectionsOf,
  type Connection,
  type Whose,
} from "./connections.queries.ts";

type Ending = Whose & {
  /** Who ended it; at the provider there is then nothing left to end. */
  by: "person" | "provider";
  /** Only the connection made at that time: a link or a message of the provider may be older than the present one. */
  connectedAt?: Date;
};

/**
 * Ends a connection: deletes its tokens and unbilled workouts, strips the provider's data from billed ones, and mails its
 * owner (workouts §1.5). A due step tells the provider, because it may not answer. False: there is none.
 */
export async function endConnection(
  tx: Queryable,
  secretKeys: readonly string[],
  { by, connectedAt, ...whose }: Ending,
  now: Date,
): Promise<boolean> {
  const { userId, provider } = whose;
  await lockForArranging(tx, userId);
  await lockUser(tx, userId); // before the connection, the same order as when connecting
  const connection = await lockConnection(tx, whose);
  if (connection === null) return false;
  if (connectedAt !== undefined && connection.connectedAt.getTime() !== connectedAt.getTime()) return false;
  await forget(tx, connection, by === "person", now);
  await leaveWorkouts(tx, secretKeys, whose);
  if ((await findActiveSource(tx, userId)) === provider)
    await updateUser(tx, userId, { active_source: "manual" });
  await arrangeWorkouts(tx, userId, now);
  const key = `disconnected:${provider}:${userId}:${connection.connectedAt.toISOString()}`;
  await enqueueMail(tx, { key, kind: "disconnected", userId, payload: { provider, by }, notBefore: now });
  return true;
}

/** Ends every connection of an account that is being erased; its workouts are deleted anyway. */
export async function endAllConnections(tx: Queryable, userId: number, now: Date): Promise<void> {
  for (const connection of await lockConnectionsOf(tx, userId)) await forget(tx, connection, true, now);
  await deleteRawPayloadsOf(tx, userId);
}

export const disconnect = (
  { db, secretKeys }: Pick<Services, "db" | "secretKeys">,
  ending: Ending,
  now: Date,
): Promise<boolean> => db.transaction().execute((tx) => endConnection(tx, secretKeys, ending, now));

async function forget(tx: Queryable, connection: Connection, revoke: boolean, now: Date): Promise<void> {
  const { userId, provider } = connection;
  await deleteConnection(tx, connection);
  await deleteRawPayloadsOf(tx, userId, provider);
  if (!revoke) return;
  await insertRevocation(tx, connection, now);
  await notifyJobs(tx, "revocation");
}

async function leaveWorkouts(
  tx: Queryable,
  secretKeys: readonly string[],
  { userId, provider }: { userId: number; provider: Provider },
): Promise<void> {
  await deleteUnsettledOf(tx, userId, provider);
  await stripWorkouts(tx, withoutProviderIds(secretKeys, provider, await tellingOf(tx, userId, provider)));
}

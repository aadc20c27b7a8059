import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { CONNECT_MINUTES } from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { FinishReason } from "@kalivo/contract/routes/own/integration/finish-connection.ts";
import { z } from "zod";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import type { Queryable } from "#server/db/client.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import type { Services } from "#server/services.ts";
import { readToken, signToken, type TokenRefusal } from "#server/crypto/signed-token.ts";
import { oldest } from "../connection-state.ts";
import {
  deleteUnfinishedStates,
  takeForsakenGrants,
  takeGrant,
  type PendingGrant,
} from "../integrations.queries.ts";
import { insertRevocation } from "../revocations/revocations.queries.ts";
import type { Made } from "./finish-link.ts";
import { keepConnection } from "./connect.ts";
import type { Whose } from "./connections.queries.ts";
import { openGrant } from "./sealed-grant.ts";
import { sealTokens } from "./tokens.ts";

// A grant for a browser that did not begin the sign-in, stored until its reader confirms whose account it is.

const PURPOSE = "pending connection";
const Payload = z.object({ state: z.string(), provider: z.enum(PROVIDERS) });

export const pendingToken = (
  keys: readonly string[],
  { stateHash, provider }: { stateHash: Buffer; provider: Whose["provider"] },
  now: Date,
): string =>
  signToken(
    keys,
    PURPOSE,
    { state: stateHash.toString("base64url"), provider },
    new Date(now.getTime() + CONNECT_MINUTES * 60_000),
  );

export function readPendingToken(
  keys: readonly string[],
  token: string,
  now: Date,
): Result<Buffer, TokenRefusal> {
  const read = readToken(keys, PURPOSE, token, now);
  if (!read.ok) return read;
  const payload = Payload.safeParse(read.value);
  return payload.success ? accept(Buffer.from(payload.data.state, "base64url")) : refuse({ kind: "forged" });
}

type Needs = Pick<Services, "db" | "secretKeys">;

/** Confirmed: connects as if the right browser had come back. Null: there is no pending grant. */
export const confirmGrant = (
  services: Pick<Services, "pool" | "secretKeys">,
  stateHash: Buffer,
  now: Date,
): Promise<Result<Made, FinishReason> | null> =>
  allOrNothing(services, async (inside) => {
    const taken = await takeGrant(inside.db, stateHash, oldest(now));
    const grant = taken === null ? null : openGrant(inside.secretKeys, taken);
    return taken === null || grant === null ? null : keepConnection(inside, taken, grant, now);
  });

/** Refused: the grant is revoked at the provider. Null: there is no pending grant. */
export async function refuseGrant({ db, secretKeys }: Needs, stateHash: Buffer, now: Date) {
  return db.transaction().execute(async (tx) => {
    const taken = await takeGrant(tx, stateHash, oldest(now));
    if (taken !== null) await endGrants(tx, secretKeys, [taken], now);
    return taken;
  });
}

/** Due step: unconfirmed grants are revoked at the provider, and unfinished sign-ins are deleted. */
export async function endForsakenGrants({
  db,
  clock,
  secretKeys,
}: Pick<Services, "db" | "clock" | "secretKeys">): Promise<void> {
  const now = clock.now();
  await db
    .transaction()
    .execute(async (tx) => endGrants(tx, secretKeys, await takeForsakenGrants(tx, oldest(now)), now));
  await deleteUnfinishedStates(db, oldest(now));
}

async function endGrants(
  tx: Queryable,
  keys: readonly string[],
  grants: readonly PendingGrant[],
  now: Date,
): Promise<void> {
  for (const pending of grants) {
    const grant = openGrant(keys, pending);
    if (grant === null) continue;
    const tokensSealed = sealTokens(keys, pending, grant.tokens);
    await insertRevocation(tx, { ...pending, tokensSealed, providerUserId: grant.providerUserId }, now);
    await notifyJobs(tx, "revocation");
  }
}

import type { FinishReason } from "@kalivo/contract/routes/own/integration/finish-connection.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { SourceError, type Grant, type SourceProblem } from "#server/adapters/health/port.ts";
import type { Queryable } from "#server/db/client.ts";
import { violatedConstraint } from "#server/db/violated-constraint.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import type { Services } from "#server/services.ts";
import { hasConsent, lockUser, updateUser } from "../../people/people.queries.ts";
import { hashToken } from "#server/http/session.ts";
import { redeemState } from "../connection-state.ts";
import { keepGrant } from "../integrations.queries.ts";
import { notePause } from "../ask-provider.ts";
import { deleteRevocationsOf, insertRevocation } from "../revocations/revocations.queries.ts";
import { redirectUri } from "../redirect-uri.ts";
import type { Made } from "./finish-link.ts";
import {
  isErased,
  lockConnection,
  ONE_ACCOUNT_EACH,
  saveConnection,
  type NewConnection,
  type Whose,
} from "./connections.queries.ts";
import { sealGrant } from "./sealed-grant.ts";
import { sealTokens } from "./tokens.ts";

type Needs = Pick<Services, "db" | "clock" | "log" | "config" | "secretKeys" | "activitySources">;
type Finished = Result<Made, FinishReason>;
/** `pending`: it waits for confirmation under the hash of its state. */
export type CameBack = Finished | { ok: true; pending: Buffer };

/**
 * Connects the person who began it, with the code that came back from the provider, and makes the provider their active
 * source at once; in another browser it waits for confirmation. The state is used up first, whatever follows, so of two
 * concurrent requests only one succeeds.
 */
export async function connect(
  services: Needs,
  { provider, callback, browser }: { provider: Provider; callback: URL; browser: string | null },
  now: Date,
): Promise<CameBack> {
  const state = callback.searchParams.get("state") ?? "";
  const begun = await redeemState(services, { state, provider, browser }, now);
  if (begun === null) return refuse("state");
  const source = services.activitySources[provider];
  if (source === undefined) return refuse("unavailable");
  const back = {
    callback,
    state,
    codeVerifier: begun.verifier,
    redirectUri: redirectUri(services.config, provider),
  };
  let grant: Grant;
  try {
    grant = await source.exchange(back);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    await notePause(services, provider, error);
    services.log.info({ provider, problem: error.problem.kind }, "somebody was not connected");
    return refuse(REASONS[error.problem.kind]);
  }
  const whose = { userId: begun.userId, provider };
  if (begun.sameBrowser) return keepConnection(services, whose, grant, now);
  const pending = hashToken(state);
  await keepGrant(services.db, pending, sealGrant(services.secretKeys, whose, grant));
  return { ok: true, pending };
}

const REASONS: Readonly<Record<SourceProblem["kind"], FinishReason>> = {
  not_granted: "denied",
  missing_scope: "scope",
  needs_reconnect: "denied",
  rate_limited: "unreachable",
  down: "unreachable",
  inactive: "unreachable",
  bad_payload: "unreachable",
};

/** Assigns the account at the provider to this person. */
export async function keepConnection(
  { db, secretKeys }: Pick<Needs, "db" | "secretKeys">,
  whose: Whose,
  { providerUserId, scopes, tokens }: Grant,
  now: Date,
): Promise<Finished> {
  const tokensSealed = sealTokens(secretKeys, whose, tokens);
  const made = { ...whose, providerUserId, scopes, tokensSealed, expiresAt: tokens.expiresAt };
  try {
    return await db.transaction().execute((tx) => save(tx, made, now));
  } catch (error) {
    // The other person's connection stays: revoking this one at the provider would revoke that one too.
    if (violatedConstraint(error) === ONE_ACCOUNT_EACH) return refuse("taken");
    throw error;
  }
}

async function save(tx: Queryable, made: NewConnection, now: Date): Promise<Finished> {
  const { userId, provider, providerUserId } = made;
  await lockUser(tx, userId);
  // The person may have been erased, or have withdrawn the consent, while at the provider's page.
  if ((await isErased(tx, userId)) || !(await hasConsent(tx, userId, `source_${provider}`))) {
    await insertRevocation(tx, made, now);
    return refuse("consent");
  }
  const before = await lockConnection(tx, made);
  if (before !== null && before.providerUserId !== providerUserId) await insertRevocation(tx, before, now);
  await saveConnection(tx, made, now);
  await deleteRevocationsOf(tx, provider, providerUserId);
  await updateUser(tx, userId, { active_source: provider });
  await notifyJobs(tx, "connected");
  return accept({ userId, provider, connectedAt: now });
}

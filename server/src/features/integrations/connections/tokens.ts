import type { Provider } from "@kalivo/domain/health-source.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { z } from "zod";
import { SourceError, type ActivitySource, type TokenSet } from "#server/adapters/health/port.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { openSecret, sealSecret } from "#server/crypto/sealed-secret.ts";
import type { Services } from "#server/services.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import { askProvider } from "../ask-provider.ts";
import {
  lockConnection,
  markBroken,
  saveTokens,
  type Connection,
  type Whose,
} from "./connections.queries.ts";

export type Asking = Pick<Services, "db" | "clock" | "log" | "secretKeys" | "activitySources">;

const KIND = "tokens";
const Kept = z.tuple([z.string(), z.string()]);
const MINUTE_MS = 60_000;
/** With less time left than this the tokens are renewed (workouts §6). */
const RENEW_MS: Readonly<Record<Provider, number>> = { strava: 10 * MINUTE_MS, garmin: 60 * MINUTE_MS };

export const sealTokens = (
  keys: readonly string[],
  { userId, provider }: Whose,
  { accessToken, refreshToken }: TokenSet,
): Buffer => sealSecret(keys, { userId, provider, kind: KIND }, JSON.stringify([accessToken, refreshToken]));

/** Null: their key is no longer available. */
export function openTokens(
  keys: readonly string[],
  { userId, provider, tokensSealed, expiresAt }: Whose & { tokensSealed: Buffer; expiresAt: Date },
): TokenSet | null {
  const text = openSecret(keys, { userId, provider, kind: KIND }, tokensSealed);
  if (text === null) return null;
  const [accessToken, refreshToken] = Kept.parse(JSON.parse(text));
  return { accessToken, refreshToken, expiresAt };
}

export const hasLittleTime = (provider: Provider, { expiresAt }: TokenSet, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() < RENEW_MS[provider];

/** `refused`: the provider does not accept them any more, and the person has to sign in there again. */
export type Unusable = { kind: "not_connected" } | { kind: "refused"; connectedAt: Date };
type Usable = { tokens: TokenSet; connection: Connection };

/**
 * Tokens that are valid for a while. Renewals of a connection are serialised: a new pair invalidates the old one, so it is
 * written in the transaction that holds the row's lock.
 */
export async function usableTokens(
  services: Asking,
  source: ActivitySource,
  whose: Whose,
  renew: boolean,
): Promise<Result<Usable, Unusable>> {
  const { db, clock, secretKeys } = services;
  return keepingPauses(db, async (tx) => {
    const connection = await lockConnection(tx, whose);
    if (connection === null) return refuse({ kind: "not_connected" });
    const refused = refuse({ kind: "refused" as const, connectedAt: connection.connectedAt });
    const kept = openTokens(secretKeys, connection);
    if (kept === null) return refused;
    if (!renew && !hasLittleTime(whose.provider, kept, clock.now())) {
      await sealAnew(tx, secretKeys, connection, kept);
      return accept({ tokens: kept, connection });
    }
    const tokens = await orNull(
      askProvider({ ...services, db: tx }, whose.provider, () => source.refresh(kept)),
    );
    if (tokens === null) return refused;
    await saveTokens(tx, whose, {
      tokensSealed: sealTokens(secretKeys, whose, tokens),
      expiresAt: tokens.expiresAt,
    });
    return accept({ tokens, connection });
  });
}

/** One transaction, committed though the provider failed: with that a pause was noted. An error of the database ends it. */
async function keepingPauses<T>(db: Db, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const ended = await db.transaction().execute((tx) =>
    work(tx).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
  );
  if ("error" in ended) throw ended.error;
  return ended.value;
}

/**
 * Calls a provider on behalf of a person. Refused when there is no working connection; the owner of one found broken is
 * told, once.
 * @throws ProviderPaused, SourceError bad_payload
 */
export async function withTokens<T>(
  services: Asking,
  whose: Whose,
  ask: (source: ActivitySource, tokens: TokenSet) => Promise<T>,
): Promise<Result<T, { kind: "not_connected" }>> {
  const source = services.activitySources[whose.provider];
  if (source === undefined) return refuse({ kind: "not_connected" });
  // A token may be refused before it expires; one attempt to renew it shows whether the connection is broken.
  for (const renew of [false, true]) {
    const usable = await usableTokens(services, source, whose, renew);
    if (!usable.ok) {
      if (usable.refusal.kind === "refused") await breakConnection(services, { ...whose, ...usable.refusal });
      return refuse({ kind: "not_connected" });
    }
    const { tokens, connection } = usable.value;
    if (connection.status === "needs_reconnect") return refuse({ kind: "not_connected" });
    const answer = await orNull(
      askProvider(services, whose.provider, async () => ({ value: await ask(source, tokens) })),
    );
    if (answer !== null) return accept(answer.value);
    if (renew) await breakConnection(services, { ...whose, connectedAt: connection.connectedAt });
  }
  return refuse({ kind: "not_connected" });
}

/** The person has to sign in at the provider again; told once each time it breaks. */
export async function breakConnection(
  { db, clock }: Pick<Services, "db" | "clock">,
  broken: Whose & { connectedAt: Date },
): Promise<void> {
  const { userId, provider } = broken;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (!(await markBroken(tx, broken))) return;
    const key = `needs_reconnect:${provider}:${userId}:${now.toISOString()}`;
    await enqueueMail(tx, { key, kind: "needs_reconnect", userId, payload: { provider }, notBefore: now });
  });
}

/** Null when the provider refuses the tokens. */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof SourceError && error.problem.kind === "needs_reconnect") return null;
    throw error;
  }
}

/** After a key rotation, tokens are sealed again with the newest key when they are used. */
async function sealAnew(
  db: Queryable,
  keys: readonly string[],
  connection: Connection,
  tokens: TokenSet,
): Promise<void> {
  if (openTokens(keys.slice(0, 1), connection) !== null) return;
  const tokensSealed = sealTokens(keys, connection, tokens);
  await saveTokens(db, connection, { tokensSealed, expiresAt: tokens.expiresAt });
}

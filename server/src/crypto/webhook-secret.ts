import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { deriveKey, sameBytes } from "./signed-token.ts";

/**
 * The secret part of a webhook's address: Garmin signs nothing, and Strava's signature is unclear. One per key; the first is
 * given to the provider.
 */
export const sourceWebhookSecrets = (provider: Provider, secretKeys: readonly string[]): string[] =>
  secretKeys.map((key) => deriveKey(key, `${provider} webhook`).toString("base64url"));

export const sourceWebhookPath = (provider: Provider, secretKeys: readonly string[]): string =>
  pathTo(WEBHOOKS[provider], { secret: String(sourceWebhookSecrets(provider, secretKeys)[0]) });

const WEBHOOKS = { strava: api.stravaWebhook, garmin: api.garminWebhook } as const satisfies Record<
  Provider,
  string
>;

/** By a newer or an older key: an address is valid until its key is removed. */
export const isWebhookSecret = (provider: Provider, secretKeys: readonly string[], given: string): boolean =>
  sourceWebhookSecrets(provider, secretKeys)
    .map((secret) => sameBytes(Buffer.from(secret), Buffer.from(given)))
    .includes(true);

import { PROVIDERS, type Provider } from "@kalivo/domain/health-source.ts";
import { systemClock } from "@kalivo/server/adapters/clock/system-clock.ts";
import type { ProviderHttp } from "@kalivo/server/adapters/health/provider-http.ts";
import type { SourceParts, StandIns } from "@kalivo/server/compose/demo.ts";
import { deriveKey } from "@kalivo/server/crypto/signed-token.ts";
import { sourceWebhookPath } from "@kalivo/server/crypto/webhook-secret.ts";
import { ownServer, type OwnServer } from "@kalivo/server/http/own-server.ts";
import { authorizePathOf } from "./accounts/consent-page.ts";
import { deliverDueEvents } from "./events/events.ts";
import { mountSimulated } from "./mount-simulated.ts";
import { homeOf, type Simulator } from "./simulator.ts";

const TIMEOUT_MS = 10_000;
const SLOW_MS = 12_000;
const CLIENT_ID = "1001";
const SUBSCRIPTION_ID = "120475";

/** A simulated provider for each without credentials. */
export function simulatedProviders(parts: SourceParts): StandIns {
  const { publicUrl } = parts.config;
  const server = ownServer(publicUrl);
  const simulators = simulatorsOf(parts, server);
  const http = simulatedHttp(publicUrl, server);
  const running = PROVIDERS.flatMap((provider) => simulators[provider] ?? []);
  return {
    ...(simulators.strava && { strava: { ...stravaOver(simulators.strava), http } }),
    ...(simulators.garmin && { garmin: { ...garminOver(simulators.garmin), http } }),
    steps: running.map((simulator) => ({
      lane: "workouts",
      name: `simulated ${simulator.provider}: deliver events`,
      run: () => deliverDueEvents(simulator),
    })),
    simulated: running.map(({ provider }) => provider),
    mountPages: async (app) => {
      for (const simulator of running) await mountSimulated(app, simulator);
    },
    isServedBy: server.isServedBy,
  };
}

function simulatorsOf(parts: SourceParts, server: OwnServer): Partial<Record<Provider, Simulator>> {
  const { config, db, clock, secretKeys } = parts;
  const [key] = secretKeys;
  if (key === undefined) return {};
  const simulator = (provider: Provider): Simulator => ({
    provider,
    db,
    clock,
    wallClock: systemClock,
    client: { id: CLIENT_ID, secret: secretOf(key, `simulated ${provider}`) },
    publicUrl: config.publicUrl,
    subscription: { id: SUBSCRIPTION_ID, verifyToken: secretOf(key, "simulated verify token") },
    webhook: async (method, { query, body, headers = {} }) => {
      const home = sourceWebhookPath(provider, secretKeys);
      const path = query === undefined ? home : `${home}?${query}`;
      const response = await server.ask(path, { method, headers, ...(body !== undefined && { body }) });
      return { status: response.status, text: await response.text() };
    },
    slowMs: SLOW_MS,
    samplesDir: config.samplesDir,
  });
  return {
    ...(config.strava === null && { strava: simulator("strava") }),
    ...(config.garmin === null && { garmin: simulator("garmin") }),
  };
}

const secretOf = (key: string, purpose: string) => deriveKey(key, purpose).toString("hex");

const stravaOver = ({ client, subscription, publicUrl }: Simulator) => ({
  clientId: client.id,
  clientSecret: client.secret,
  subscriptionId: subscription.id,
  verifyToken: subscription.verifyToken,
  oauthBase: `${publicUrl}${homeOf("strava")}/oauth`,
  apiBase: `${publicUrl}${homeOf("strava")}/api/v3`,
});

const garminOver = ({ client, publicUrl }: Simulator) => ({
  clientId: client.id,
  clientSecret: client.secret,
  authorizeUrl: `${publicUrl}${authorizePathOf("garmin")}`,
  tokenUrl: `${publicUrl}${homeOf("garmin")}/di-oauth2-service/oauth/token`,
  apiBase: `${publicUrl}${homeOf("garmin")}/wellness-api/rest`,
});

/** To a simulated one at the product's own address, whether or not anything listens there. */
const simulatedHttp = (publicUrl: string, server: OwnServer): ProviderHttp => ({
  fetch: (url, init) => server.ask(url.slice(publicUrl.length), init),
  timeoutMs: TIMEOUT_MS,
});

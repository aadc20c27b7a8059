import { PROVIDERS, type Provider } from "@kalivo/domain/health-source.ts";
import type { FastifyInstance } from "fastify";
import { systemClock } from "../adapters/clock/system-clock.ts";
import { garminSource } from "../adapters/health/garmin/garmin-source.ts";
import type { ActivitySources } from "../adapters/health/port.ts";
import type { ProviderHttp } from "../adapters/health/provider-http.ts";
import { authorizePathOf } from "../adapters/health/simulated/accounts/consent-page.ts";
import { deliverDueEvents } from "../adapters/health/simulated/events/events.ts";
import { mountSimulated } from "../adapters/health/simulated/mount-simulated.ts";
import { homeOf, type Simulator } from "../adapters/health/simulated/simulator.ts";
import { stravaSource } from "../adapters/health/strava/strava-source.ts";
import type { DueStep } from "../jobs/due-steps.ts";
import { ownServer, type OwnServer } from "../http/own-server.ts";
import type { Services } from "../services.ts";
import { deriveKey } from "../crypto/signed-token.ts";
import { sourceWebhookPath } from "../crypto/webhook-secret.ts";

/** The sources to connect, with the simulated ones' extras: steps, pages, webhooks. */
export type Sources = {
  activitySources: ActivitySources;
  steps: readonly DueStep[];
  /** The simulated providers; the others' addresses answer 404. */
  simulated: readonly Provider[];
  mountPages: (app: FastifyInstance) => Promise<void>;
  /** From now on the simulated ones are called, and send their messages, through this server. */
  isServedBy: (app: FastifyInstance) => void;
};

type Parts = Pick<Services, "config" | "db" | "clock" | "secretKeys">;

const TIMEOUT_MS = 10_000;
const SLOW_MS = 12_000;

/** Each provider with its credentials; without, in the demo a simulated one, in production none. */
export function chooseSources(parts: Parts): Sources {
  const { config, clock } = parts;
  const server = ownServer(config.publicUrl);
  const simulators = simulatorsOf(parts, server);
  const network = { clock, wallClock: systemClock, http: { fetch, timeoutMs: TIMEOUT_MS } };
  const simulated = { ...network, http: simulatedHttp(config.publicUrl, server) };
  const strava = config.strava === null ? simulators.strava && stravaOver(simulators.strava) : config.strava;
  const garmin = config.garmin === null ? simulators.garmin && garminOver(simulators.garmin) : config.garmin;
  const running = PROVIDERS.flatMap((provider) => simulators[provider] ?? []);
  return {
    activitySources: {
      ...(strava && {
        strava: stravaSource({ ...strava, ...(config.strava === null ? simulated : network) }),
      }),
      ...(garmin && {
        garmin: garminSource({ ...garmin, ...(config.garmin === null ? simulated : network) }),
      }),
    },
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

function simulatorsOf(parts: Parts, server: OwnServer): Partial<Record<Provider, Simulator>> {
  const { config, db, clock, secretKeys } = parts;
  const [key] = secretKeys;
  if (!config.demo || key === undefined) return {};
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

const CLIENT_ID = "1001";
const SUBSCRIPTION_ID = "120475";

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

/** To a simulated provider at the product's own address, whether or not the server listens there. */
const simulatedHttp = (publicUrl: string, server: OwnServer): ProviderHttp => ({
  fetch: (url, init) => server.ask(url.slice(publicUrl.length), init),
  timeoutMs: TIMEOUT_MS,
});

import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { createHash } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { garminSource } from "../../src/adapters/health/garmin/garmin-source.ts";
import type { ActivitySource, WebhookRequest } from "../../src/adapters/health/port.ts";
import type { ProviderHttp } from "../../src/adapters/health/provider-http.ts";
import { authorizePathOf } from "@kalivo/demo/simulated/accounts/consent-page.ts";
import { switchFault, type Fault } from "@kalivo/demo/simulated/api/api.queries.ts";
import { deliverDueEvents } from "@kalivo/demo/simulated/events/events.ts";
import { addRecording } from "@kalivo/demo/simulated/feed/feed.ts";
import { mountSimulated } from "@kalivo/demo/simulated/mount-simulated.ts";
import type { Simulator } from "@kalivo/demo/simulated/simulator.ts";
import { stravaSource } from "../../src/adapters/health/strava/strava-source.ts";
import { openDatabase, type Db } from "../../src/db/client.ts";
import { ownServer } from "../../src/http/own-server.ts";
import { freshDatabase } from "./database.ts";

const PUBLIC_URL = "https://kalivo.example";
const CLIENT = { id: "7", secret: "a secret of the test" };
const SUBSCRIPTION = { id: "120475", verifyToken: "verify me" };

export const RUN = {
  sport: "running",
  km: 8,
  minutes: 46,
  kcal: 540,
  device: "Garmin Forerunner 265",
  typedIn: false,
};

/** Both simulated providers with their adapters, without the product. */
export type SimulatedProviders = {
  db: Db;
  app: FastifyInstance;
  now: Date;
  /** The webhooks sent to the product. */
  told: WebhookRequest[];
  /** The statuses of the next webhook answers; afterwards the product's own. */
  answers: number[];
};

export function useSimulatedProviders(): SimulatedProviders {
  const now = new Date("2026-11-05T10:00:00Z");
  const closing: (() => Promise<unknown>)[] = [];
  const app = fastify();
  let opened: ReturnType<typeof openDatabase>;
  const world: SimulatedProviders = {
    get db() {
      return opened.db;
    },
    app,
    now,
    told: [],
    answers: [],
  };
  beforeAll(async () => {
    const { connectionString, drop } = await freshDatabase();
    opened = openDatabase(connectionString, { onLost: () => undefined });
    for (const provider of ["strava", "garmin"] as const)
      await mountSimulated(app, simulatorOf(world, provider));
    closing.push(() => app.close(), opened.close, drop);
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });
  return world;
}

const clockOf = (world: SimulatedProviders) => ({ now: () => world.now });

export const simulatorOf = (world: SimulatedProviders, provider: Provider): Simulator => ({
  provider,
  db: world.db,
  clock: clockOf(world),
  wallClock: clockOf(world),
  client: CLIENT,
  publicUrl: PUBLIC_URL,
  subscription: SUBSCRIPTION,
  webhook: async (method, { query = "", body = "", headers = {} }) => {
    const request = { method, query: new URLSearchParams(query), headers, body: Buffer.from(body) };
    world.told.push(request);
    const { status, json = null } =
      method === "GET" ? sourceOf(world, provider).webhook(request) : { status: 200 };
    return { status: world.answers.shift() ?? status, text: JSON.stringify(json) };
  },
  slowMs: 1100,
  samplesDir: null,
});

export function sourceOf(world: SimulatedProviders, provider: Provider): ActivitySource {
  const server = ownServer(PUBLIC_URL);
  server.isServedBy(world.app);
  const http: ProviderHttp = {
    fetch: (url, init) => server.ask(url.slice(PUBLIC_URL.length), init),
    timeoutMs: 1000,
  };
  const clock = clockOf(world);
  const shared = { clientId: CLIENT.id, clientSecret: CLIENT.secret, http, clock, wallClock: clock };
  const home = `${PUBLIC_URL}/simulated/${provider}`;
  return provider === "strava"
    ? stravaSource({
        ...shared,
        subscriptionId: SUBSCRIPTION.id,
        verifyToken: SUBSCRIPTION.verifyToken,
        oauthBase: `${home}/oauth`,
        apiBase: `${home}/api/v3`,
      })
    : garminSource({
        ...shared,
        authorizeUrl: `${PUBLIC_URL}${authorizePathOf("garmin")}`,
        tokenUrl: `${home}/di-oauth2-service/oauth/token`,
        apiBase: `${home}/wellness-api/rest`,
      });
}

/** Submits a form. */
export const press = (world: SimulatedProviders, url: string, fields: Record<string, string> = {}) =>
  world.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

/** The last webhook, after all due events are delivered. */
export async function lastTold(world: SimulatedProviders, provider: Provider): Promise<WebhookRequest> {
  await deliverDueEvents(simulatorOf(world, provider));
  const last = world.told.at(-1);
  if (last === undefined) throw new Error("nothing was told");
  return last;
}

/** Actions of the athlete and of the console. */
export const athleteActs = (world: SimulatedProviders, provider: Provider) => ({
  redirectUri: `${PUBLIC_URL}${pathTo(api.finishConnection, { provider })}`,
  consent: async (page: URL, account: string, allow: readonly string[] | null) => {
    const ticked = Object.fromEntries((allow ?? []).map((scope) => [scope, "1"]));
    const fields = { answer: allow === null ? "deny" : "allow", account, ...ticked };
    return new URL(String((await press(world, page.pathname + page.search, fields)).headers.location));
  },
  workOut: async (athleteId: string) => {
    const recording = { ...RUN, start: new Date(world.now.getTime() - 3_600_000) };
    const id = await addRecording(simulatorOf(world, provider), athleteId, { recording, hidden: false });
    return { id, request: await lastTold(world, provider) };
  },
  switchTrouble: (trouble: Fault) => switchFault(world.db, provider, trouble),
  connectedAccounts: async () =>
    (await world.db.selectFrom("simulated.authorizations").select("athlete_id").execute()).length,
  passHours: (hours: number) => {
    world.now = new Date(world.now.getTime() + hours * 3_600_000);
  },
  now: () => world.now,
});

/** A connected athlete. */
export async function connected(
  world: SimulatedProviders,
  provider: Provider,
  { allow, account = `${provider} ${allow.join()}` }: { allow: readonly string[]; account?: string },
) {
  const source = sourceOf(world, provider);
  const { redirectUri, consent } = athleteActs(world, provider);
  const codeVerifier = "the-verifier-of-these-tests-0123456789-abcdef";
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  const page = source.authorizeUrl({ state: "s", codeChallenge, redirectUri });
  const callback = await consent(page, account, allow);
  return { source, ...(await source.exchange({ callback, state: "s", codeVerifier, redirectUri })) };
}

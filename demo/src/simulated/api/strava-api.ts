import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  authorizationByToken,
  deleteAuthorization,
  type Authorization,
} from "../accounts/accounts.queries.ts";
import { redeemCode, refreshPair } from "../accounts/tokens.ts";
import { activitiesOf, findActivity } from "../feed/feed.queries.ts";
import { jsonWithLongNumbers, longNumber } from "../feed/recording.ts";
import { HIDDEN, homeOf, newToken, plainId, type Simulator } from "../simulator.ts";
import { athleteOf, isInTrouble, isOverLimit, sendJson, TokenRequest } from "./gate.ts";

const HOME = homeOf("strava");
const ALL_ACTIVITIES = "activity:read_all";

const seconds = z.coerce.number().int().min(0).max(4_102_444_800);
const ListQuery = z.object({
  after: seconds.default(0),
  before: seconds.default(4_102_444_800),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(30),
});
const IdParams = z.object({ id: z.string().regex(/^\d{1,20}$/) });
const Revocation = z.object({ token: plainId });
const Subscription = z.object({ client_id: z.string(), client_secret: z.string(), verify_token: z.string() });
const Handshake = z.object({ "hub.challenge": z.string() });

/** The part of Strava's OAuth and API v3 that the product uses, as published (workouts §1). */
export function mountStravaApi(app: FastifyInstance, simulator: Simulator) {
  app.post(`${HOME}/oauth/token`, HIDDEN, (request, reply) => giveTokens(simulator, request, reply));
  app.post(`${HOME}/oauth/revoke`, HIDDEN, (request, reply) => revoke(simulator, request, reply));
  app.post(`${HOME}/api/v3/push_subscriptions`, HIDDEN, (request, reply) =>
    subscribe(simulator, request, reply),
  );
  app.get(`${HOME}/api/v3/athlete`, HIDDEN, (request, reply) =>
    read(simulator, request, reply, async ({ athlete_id }) =>
      sendLong(reply, { id: longNumber(athlete_id), resource_state: 2 }),
    ),
  );
  app.get(`${HOME}/api/v3/athlete/activities`, HIDDEN, (request, reply) =>
    read(simulator, request, reply, (authorization) => list(simulator, request, reply, authorization)),
  );
  app.get(`${HOME}/api/v3/activities/:id`, HIDDEN, (request, reply) =>
    read(simulator, request, reply, (authorization) => detail(simulator, request, reply, authorization)),
  );
}

const sendLong = (reply: FastifyReply, json: unknown) =>
  reply.type("application/json").send(jsonWithLongNumbers(json));

const invalid = (reply: FastifyReply, status: number, resource: string, field: string) =>
  sendJson(reply, status, { message: "Bad Request", errors: [{ resource, field, code: "invalid" }] });

async function read(
  simulator: Simulator,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (authorization: Authorization) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  if (await isInTrouble(simulator, reply)) return reply;
  if (await isOverLimit(simulator, reply)) return reply;
  const authorization = await athleteOf(simulator, request, reply);
  return authorization === null ? reply : answer(authorization);
}

async function giveTokens(simulator: Simulator, request: FastifyRequest, reply: FastifyReply) {
  if (await isInTrouble(simulator, reply, ["down", "inactive"])) return reply;
  const { client, clock } = simulator;
  const asked = TokenRequest.safeParse(request.body);
  if (asked.data?.client_id !== client.id || asked.data.client_secret !== client.secret)
    return invalid(reply, 401, "Application", "client_id");
  const { grant_type, code, refresh_token } = asked.data;
  const isRefresh = grant_type === "refresh_token";
  const pair = isRefresh
    ? await refreshPair(simulator, refresh_token)
    : await redeemCode(simulator, { code, verifier: "", redirectUri: null });
  if (pair === null)
    return isRefresh
      ? invalid(reply, 400, "RefreshToken", "refresh_token")
      : invalid(reply, 400, "AuthorizationCode", "code");
  const expires = pair.access_expires_at.getTime();
  return sendLong(reply, {
    token_type: "Bearer",
    expires_at: Math.floor(expires / 1000),
    expires_in: Math.floor((expires - clock.now().getTime()) / 1000),
    refresh_token: pair.refresh_token,
    access_token: pair.access_token,
    ...(!isRefresh && {
      scope: pair.scopes.join(","),
      athlete: { id: longNumber(pair.athlete_id), resource_state: 2 },
    }),
  });
}

/** 200 for a token it does not know as well. */
async function revoke({ db, provider, client }: Simulator, request: FastifyRequest, reply: FastifyReply) {
  const credentials = Buffer.from(`${client.id}:${client.secret}`).toString("base64");
  if (request.headers.authorization !== `Basic ${credentials}`)
    return invalid(reply, 401, "Application", "client_id");
  const token = Revocation.safeParse(request.body).data?.token ?? "";
  const found =
    (await authorizationByToken(db, provider, "refresh_token", token)) ??
    (await authorizationByToken(db, provider, "access_token", token));
  if (found !== null) await deleteAuthorization(db, provider, found.athlete_id);
  return sendJson(reply, 200, {});
}

/** The handshake: the subscription is made only when the callback answers with the challenge. */
async function subscribe(simulator: Simulator, request: FastifyRequest, reply: FastifyReply) {
  const { client, subscription } = simulator;
  const asked = Subscription.safeParse(request.body).data;
  if (asked?.client_id !== client.id || asked.client_secret !== client.secret)
    return invalid(reply, 401, "Application", "client_id");
  if (!(await callbackAnswers(simulator, asked.verify_token)))
    return invalid(reply, 400, "PushSubscription", "callback url");
  return sendLong(reply.code(201), { id: longNumber(subscription.id) });
}

export async function callbackAnswers({ webhook }: Simulator, verifyToken: string): Promise<boolean> {
  const challenge = newToken();
  const query = new URLSearchParams({
    "hub.mode": "subscribe",
    "hub.verify_token": verifyToken,
    "hub.challenge": challenge,
  });
  try {
    const { status, text } = await webhook("GET", { query: query.toString() });
    return status === 200 && Handshake.parse(JSON.parse(text))["hub.challenge"] === challenge;
  } catch {
    return false;
  }
}

async function list(
  { db }: Simulator,
  request: FastifyRequest,
  reply: FastifyReply,
  { athlete_id: athleteId, scopes }: Authorization,
) {
  const query = ListQuery.safeParse(request.query);
  if (!query.success) return invalid(reply, 400, "Activity", "query");
  const { after, before, page, per_page: limit } = query.data;
  const window = {
    athleteId,
    from: new Date(after * 1000),
    to: new Date(before * 1000),
    hiddenToo: scopes.includes(ALL_ACTIVITIES),
  };
  const activities = await activitiesOf(db, "strava", window, { limit, offset: (page - 1) * limit });
  const summaries = activities.map(({ document }) => document.replace(/,"calories":[^,}]+/, ""));
  return reply.type("application/json").send(`[${summaries.join(",")}]`);
}

async function detail(
  { db }: Simulator,
  request: FastifyRequest,
  reply: FastifyReply,
  { athlete_id, scopes }: Authorization,
) {
  const params = IdParams.safeParse(request.params);
  const activity = params.success ? await findActivity(db, "strava", params.data.id) : null;
  const visible =
    activity?.athlete_id === athlete_id && (!activity.hidden || scopes.includes(ALL_ACTIVITIES));
  if (activity === null || !visible) return sendJson(reply, 404, { message: "Record Not Found", errors: [] });
  return reply.type("application/json").send(activity.document);
}

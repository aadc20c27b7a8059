import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  deleteAuthorization,
  deleteBackfills,
  insertBackfill,
  type Authorization,
} from "../accounts/accounts.queries.ts";
import { redeemCode, refreshPair } from "../accounts/tokens.ts";
import { garminPush, recordEvent } from "../events/events.ts";
import { activitiesOf } from "../feed/feed.queries.ts";
import { HIDDEN, homeOf, type Simulator } from "../simulator.ts";
import { athleteOf, isInTrouble, sendJson, TokenRequest } from "./gate.ts";

const HOME = homeOf("garmin");
const API = `${HOME}/wellness-api/rest`;
const LONGEST_BACKFILL_SECONDS = 30 * 86_400 + 60;
const ACTIVITIES_A_PUSH = 25;
const MOST_ACTIVITIES = 500;

const seconds = z.coerce.number().int().min(0).max(4_102_444_800);
const Backfill = z
  .object({ summaryStartTimeInSeconds: seconds, summaryEndTimeInSeconds: seconds })
  .refine(
    ({ summaryStartTimeInSeconds: from, summaryEndTimeInSeconds: to }) =>
      from < to && to - from <= LONGEST_BACKFILL_SECONDS,
  );

/** The part of the Garmin Connect Developer Program that the product uses, as published (workouts §2). */
export function mountGarminApi(app: FastifyInstance, simulator: Simulator) {
  app.post(`${HOME}/di-oauth2-service/oauth/token`, HIDDEN, (request, reply) =>
    giveTokens(simulator, request, reply),
  );
  const on = (path: string, answer: Answered) =>
    app.get(`${API}${path}`, HIDDEN, (request, reply) => read(simulator, request, reply, answer));
  on("/user/id", async ({ reply, authorization }) =>
    sendJson(reply, 200, { userId: authorization.athlete_id }),
  );
  on("/user/permissions", async ({ reply, authorization }) => sendJson(reply, 200, authorization.scopes));
  on("/backfill/activities", (asked) => backfill(simulator, asked));
  app.delete(`${API}/user/registration`, HIDDEN, (request, reply) =>
    read(simulator, request, reply, async ({ authorization }) => {
      await endRegistration(simulator, authorization.athlete_id);
      return reply.code(204).send();
    }),
  );
}

/** True when there was something to end. */
export async function endRegistration({ db }: Simulator, athleteId: string): Promise<boolean> {
  await deleteBackfills(db, athleteId);
  return deleteAuthorization(db, "garmin", athleteId);
}

type Asked = { request: FastifyRequest; reply: FastifyReply; authorization: Authorization };
type Answered = (asked: Asked) => Promise<FastifyReply>;

async function read(simulator: Simulator, request: FastifyRequest, reply: FastifyReply, answer: Answered) {
  if (await isInTrouble(simulator, reply, ["down", "rate_limited"])) return reply;
  const authorization = await athleteOf(simulator, request, reply);
  return authorization === null ? reply : answer({ request, reply, authorization });
}

async function giveTokens(simulator: Simulator, request: FastifyRequest, reply: FastifyReply) {
  if (await isInTrouble(simulator, reply, ["down"])) return reply;
  const { client, clock } = simulator;
  const asked = TokenRequest.safeParse(request.body);
  if (asked.data?.client_id !== client.id || asked.data.client_secret !== client.secret)
    return sendJson(reply, 401, { error: "invalid_client" });
  const { grant_type, code, code_verifier: verifier, redirect_uri, refresh_token } = asked.data;
  const pair =
    grant_type === "refresh_token"
      ? await refreshPair(simulator, refresh_token)
      : await redeemCode(simulator, { code, verifier, redirectUri: redirect_uri ?? "" });
  if (pair === null) return sendJson(reply, 400, { error: "invalid_grant" });
  const left = (until: Date) => Math.floor((until.getTime() - clock.now().getTime()) / 1000);
  return sendJson(reply, 200, {
    access_token: pair.access_token,
    token_type: "bearer",
    expires_in: left(pair.access_expires_at),
    refresh_token: pair.refresh_token,
    refresh_token_expires_in: left(pair.refresh_expires_at ?? pair.access_expires_at),
    scope: "PARTNER_WRITE PARTNER_READ CONNECT_READ CONNECT_WRITE",
  });
}

/** 202, and what there was comes by push; the same window once more is 409. */
async function backfill(simulator: Simulator, { request, reply, authorization }: Asked) {
  const { db } = simulator;
  const { athlete_id: athleteId, scopes } = authorization;
  const query = Backfill.safeParse(request.query);
  if (!query.success) return sendJson(reply, 400, { errorMessage: "the time range is not valid" });
  if (!scopes.includes("HISTORICAL_DATA_EXPORT"))
    return sendJson(reply, 403, { errorMessage: "no permission for historical data" });
  const from = new Date(query.data.summaryStartTimeInSeconds * 1000);
  const to = new Date(query.data.summaryEndTimeInSeconds * 1000);
  const isNew = await db.transaction().execute(async (tx) => {
    if (!(await insertBackfill(tx, athleteId, from, to))) return false;
    const window = { athleteId, from, to, hiddenToo: true };
    const found = await activitiesOf(tx, "garmin", window, { limit: MOST_ACTIVITIES, offset: 0 });
    for (let start = 0; start < found.length; start += ACTIVITIES_A_PUSH) {
      const documents = found.slice(start, start + ACTIVITIES_A_PUSH).map(({ document }) => document);
      await recordEvent(simulator, tx, garminPush("activities", documents));
    }
    return true;
  });
  return isNew
    ? reply.code(202).send()
    : sendJson(reply, 409, { errorMessage: "this time range was asked for already" });
}

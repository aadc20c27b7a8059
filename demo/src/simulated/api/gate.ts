import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Authorization } from "../accounts/accounts.queries.ts";
import { whoseToken } from "../accounts/tokens.ts";
import { plainId, type Simulator } from "../simulator.ts";
import { countRequest, faultsOf, type Fault } from "./api.queries.ts";

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
/** Strava's, of an app with a few athletes (workouts §1.1); in 15 minutes and a day. */
const READS = { short: 100, day: 1000 };
const ALL = { short: 200, day: 2000 };

const INACTIVE = {
  message: "Forbidden",
  errors: [{ resource: "Application", field: "Status", code: "Inactive" }],
};
const TOO_MANY = {
  message: "Rate Limit Exceeded",
  errors: [{ resource: "Application", field: "rate limit", code: "exceeded" }],
};

export const sendJson = (reply: FastifyReply, status: number, json: unknown) =>
  reply.code(status).type("application/json").send(JSON.stringify(json));

/** The troubles that the console switched on. True: it has been answered. */
export async function isInTrouble(
  { db, provider, slowMs }: Simulator,
  reply: FastifyReply,
  kinds: readonly Fault[] = ["down", "inactive", "rate_limited"],
): Promise<boolean> {
  const faults = await faultsOf(db, provider);
  if (faults.includes("slow")) await wait(slowMs);
  const fault = kinds.find((kind) => faults.includes(kind));
  if (fault === undefined) return false;
  if (fault === "inactive") sendJson(reply, 403, INACTIVE);
  else if (fault === "down") sendJson(reply, 503, { message: "Service Unavailable" });
  else tooMany(reply, { short: READS.short, day: READS.short });
  return true;
}

function tooMany(reply: FastifyReply, used: { short: number; day: number }) {
  tellUsage(reply, used);
  return sendJson(reply, 429, TOO_MANY);
}

function tellUsage(reply: FastifyReply, used: { short: number; day: number }) {
  reply.headers({
    "x-ratelimit-limit": `${ALL.short},${ALL.day}`,
    "x-ratelimit-usage": `${used.short},${used.day}`,
    "x-readratelimit-limit": `${READS.short},${READS.day}`,
    "x-readratelimit-usage": `${used.short},${used.day}`,
  });
}

/** Counts a read of Strava's API, within its limits. True: there were too many, and it has been answered. */
export async function isOverLimit({ db, provider, clock }: Simulator, reply: FastifyReply): Promise<boolean> {
  const now = clock.now().getTime();
  const start = (length: number) => new Date(Math.floor(now / length) * length);
  const used = await countRequest(db, provider, { short: start(QUARTER_MS), day: start(DAY_MS) });
  if (used.short > READS.short || used.day > READS.day) {
    tooMany(reply, used);
    return true;
  }
  tellUsage(reply, used);
  return false;
}

/** Whoever the access token belongs to; null: refused, and answered. */
export async function athleteOf(
  simulator: Simulator,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Authorization | null> {
  const authorization = await whoseToken(simulator, request.headers.authorization);
  if (authorization === null) {
    sendJson(reply, 401, {
      message: "Authorization Error",
      errors: [{ resource: "Athlete", field: "access_token", code: "invalid" }],
    });
  }
  return authorization;
}

/** What a token endpoint is asked, as a form. */
export const TokenRequest = z.object({
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  grant_type: z.string().optional(),
  code: plainId.default(""),
  code_verifier: z.string().max(200).default(""),
  redirect_uri: z.string().max(2000).optional(),
  refresh_token: plainId.default(""),
});

import { createHash } from "node:crypto";
import {
  garminWebhook,
  stravaHandshake,
  stravaWebhook,
} from "@kalivo/contract/routes/own/integration/webhooks.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mountApi } from "../../../http/mount.ts";
import { refusal, reply } from "../../../http/refusal.ts";
import type { Services } from "../../../services.ts";
import { sameBytes } from "../../../signed-token.ts";
import { garminWebhookSecrets } from "../../../webhook-secret.ts";
import { keepMessage } from "./queries.ts";

type Needs = Pick<Services, "db" | "pool" | "clock" | "activitySources" | "secretKeys">;

/** A scope of its own, because a signature is over the bytes as sent: nothing here may parse them first. */
export async function mountSourceWebhooks(app: FastifyInstance, services: Needs) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    const api = mountApi(scope, services);
    api.on(stravaHandshake, ({ raw, now }) => receive(services, "strava", raw, now));
    api.on(stravaWebhook, ({ raw, now }) => receive(services, "strava", raw, now));
    api.on(garminWebhook, ({ params, raw, now }) =>
      isGarminSecret(services.secretKeys, params.secret)
        ? receive(services, "garmin", raw, now)
        : refusal(404, (say) => say.request.notFound),
    );
  });
}

/** Of a newer or an older key: an address stays good until its key is gone. */
const isGarminSecret = (keys: readonly string[], given: string): boolean =>
  garminWebhookSecrets(keys)
    .map((secret) => sameBytes(Buffer.from(secret), Buffer.from(given)))
    .includes(true);

/** Written down and answered at once; whom it is about is looked at afterwards. */
async function receive(
  { pool, activitySources }: Needs,
  provider: Provider,
  request: FastifyRequest,
  now: Date,
) {
  const source = activitySources[provider];
  if (source === undefined) return refusal(404, (say) => say.request.notFound);
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const answer = source.webhook({
    method: request.method === "GET" ? "GET" : "POST",
    query: new URL(request.url, "http://localhost").searchParams,
    headers: singleHeaders(request),
    body,
  });
  if (answer.status !== 200) return refusal(answer.status, (say) => say.request.notFromProvider);
  if (answer.accepted) {
    const fingerprint = createHash("sha256").update(`${provider}\n`).update(body).digest();
    await keepMessage(pool, { provider, fingerprint, body }, now);
  }
  return reply(200, answer.json ?? { message: "Received." });
}

const singleHeaders = ({ headers }: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );

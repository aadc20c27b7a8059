import {
  garminWebhook,
  stravaHandshake,
  stravaWebhook,
} from "@kalivo/contract/routes/own/integration/webhooks.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { mountApi } from "#server/http/route-handler.ts";
import { refusal } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { isWebhookSecret } from "#server/crypto/webhook-secret.ts";
import { hearProvider } from "./hear-provider.ts";

type Needs = Pick<
  Services,
  "db" | "pool" | "clock" | "activitySources" | "secretKeys" | "limits" | "traces" | "replica"
>;
type Told = { raw: FastifyRequest; now: Date };

/** In its own Fastify scope, because a signature covers the raw bytes: nothing may parse them first. */
export async function mountSourceWebhooks(app: FastifyInstance, services: Needs) {
  const hear = hearProvider(services);
  const hearing =
    (provider: Provider) =>
    ({ raw, now }: Told) => {
      const source = services.activitySources[provider];
      return source === undefined ? NOT_FOUND : hear(source, asSent(raw), now);
    };
  /** The secret stands in the address: what is sent to another one is not read. */
  const knownBy =
    (provider: Provider) =>
    ({ params }: FastifyRequest) => {
      const { secret } = Secret.parse(params);
      const known = isWebhookSecret(provider, services.secretKeys, secret);
      if (known && services.activitySources[provider] !== undefined) return null;
      services.traces.record("webhook_refused");
      return NOT_FOUND;
    };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    const api = mountApi(scope, services);
    api.on(stravaHandshake, hearing("strava"), knownBy("strava"));
    api.on(stravaWebhook, hearing("strava"), knownBy("strava"));
    api.on(garminWebhook, hearing("garmin"), knownBy("garmin"));
  });
}

const NOT_FOUND = refusal(404, (say) => say.request.notFound);
const Secret = z.object({ secret: z.string() });

const asSent = ({ method, url, headers, body }: FastifyRequest) => ({
  method: method === "GET" ? ("GET" as const) : ("POST" as const),
  query: new URL(url, "http://localhost").searchParams,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  ),
  body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
});

import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { csrfCookie } from "@kalivo/contract/routes/csrf-cookie.ts";
import { readVersion } from "@kalivo/contract/routes/version.ts";
import type { Config } from "../config/config.ts";
import { answers } from "../db/answers.ts";
import type { Services } from "../services.ts";
import { sameBytes } from "../crypto/signed-token.ts";
import { VERSION } from "../version.ts";
import { mountAppLinks } from "./app-links.ts";
import { isForwarded, isLoopback } from "./caller.ts";
import type { Api } from "./route-handler.ts";
import { countProduct } from "./product-metrics.ts";

/** Version, readiness and metrics of the process itself. */
export function mountOperations(app: FastifyInstance, api: Api, services: Services) {
  api.on(readVersion, () => ({ status: 200 as const, body: VERSION }));
  api.on(csrfCookie, () => ({ status: 204 as const, body: undefined }));

  app.get("/healthz", { schema: { hide: true } }, () => ({ status: "alive" }));
  app.get("/readyz", { schema: { hide: true } }, async (_, reply) => {
    const isReady =
      !services.stopping.aborted && (await Promise.race([answers(services.db), notIn(READY_WITHIN_MS)]));
    if (isReady) return { status: "ready" };
    return reply
      .code(503)
      .send({ message: "Not ready: the database does not answer, or the server is stopping." });
  });
  mountMetrics(app, services);
  mountAppLinks(app, services.config.appLinks);
}

/** A frozen database never answers, and the load balancer needs an answer in time. */
const READY_WITHIN_MS = 2_000;
const notIn = (milliseconds: number) => pause(milliseconds, false, { ref: false });

function mountMetrics(app: FastifyInstance, { config, traces, db }: Services) {
  const registry = new Registry();
  traces.countIn(registry);
  countProduct(registry, db);
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config)) return reply.code(404).send({ message: "Not found." });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * With the operator's token. Without one only from this machine, not through a proxy and not where there must be one (https
 * or configured proxies), because then every request comes from this machine's address.
 */
function mayRead(request: FastifyRequest, config: Config): boolean {
  const { metricsToken, trustedProxies, publicUrl } = config;
  if (metricsToken === null) {
    const proxied = trustedProxies.length > 0 || publicUrl.startsWith("https:") || isForwarded(request);
    return !proxied && isLoopback(request);
  }
  return sameBytes(digest(request.headers.authorization ?? ""), digest(`Bearer ${metricsToken}`));
}

/** Hashed to one length for a comparison in constant time. */
const digest = (text: string) => createHash("sha256").update(text).digest();

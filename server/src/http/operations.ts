import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Histogram, type Registry } from "prom-client";
import { csrfCookie } from "@kalivo/contract/routes/csrf-cookie.ts";
import { readVersion } from "@kalivo/contract/routes/version.ts";
import type { Config } from "../config/config.ts";
import type { Unready } from "../db/readiness.ts";
import type { Services } from "../services.ts";
import { sameBytes } from "../crypto/signed-token.ts";
import { VERSION } from "../version.ts";
import { mountAppLinks } from "./app-links.ts";
import { isForwarded, isLoopback } from "./caller.ts";
import type { Api } from "./route-handler.ts";
import { seenBy } from "./seen-by.ts";

/** Version and readiness of the process itself, and its requests for `/metrics`. */
export function mountOperations(app: FastifyInstance, api: Api, services: Services, told: Told) {
  api.on(readVersion, () => ({ status: 200 as const, body: VERSION }));
  api.on(csrfCookie, () => ({ status: 204 as const, body: undefined }));
  measureRequests(app, told.registry);
  mountProbes(app, services, told);
  mountAppLinks(app, services.config.appLinks);
}

type Probed = Pick<Services, "config" | "clock" | "stopping" | "secretKeys">;
/** What probes tell, and how they find out. */
export type Told = { registry: Registry; unready: () => Promise<Unready | null> };

/** Alive, ready, and how it does: of a process that serves, and of one that runs the jobs (`WORKER_PORT`). */
export function mountProbes(
  app: FastifyInstance,
  { config, clock, stopping, secretKeys }: Probed,
  { registry, unready }: Told,
) {
  app.get("/healthz", { schema: { hide: true } }, (request) => ({
    status: "alive",
    ...seenBy(request, secretKeys, clock.now()),
  }));
  app.get("/readyz", { schema: { hide: true } }, async (_, reply) => {
    const why = stopping.aborted ? "stopping" : await unready();
    return why === null ? { status: "ready" } : reply.code(503).send({ message: NOT_READY[why] });
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config)) return reply.code(404).send({ message: "Not found." });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const NOT_READY = {
  stopping: "Not ready: the server is stopping.",
  database: "Not ready: the database does not answer.",
  clock: "Not ready: this machine's clock is not the database's. Set it (timedatectl).",
} as const;

function measureRequests(app: FastifyInstance, registry: Registry) {
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

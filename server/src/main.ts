import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { demoClock } from "./adapters/clock/demo-clock.ts";
import type { Clock } from "./adapters/clock/port.ts";
import { systemClock } from "./adapters/clock/system-clock.ts";
import type { Config } from "./config.ts";
import { openDatabase, type Db } from "./db/client.ts";
import { readClockOffset, writeClockOffset } from "./db/demo-clock-offset.ts";
import { startEmbedded } from "./db/embedded.ts";
import { ensureDatabase, migrate } from "./db/migrate.ts";
import { mountApi } from "./http/mount.ts";
import { mountOperations } from "./http/operations.ts";
import { rateLimits } from "./http/rate-limit.ts";
import { createServer, serveApp } from "./http/server.ts";
import type { DueStep } from "./jobs/due-steps.ts";
import { loadSecretKeys } from "./secret-keys.ts";
import type { Services } from "./services.ts";
import { VERSION } from "./version.ts";

export type Product = {
  services: Services;
  connectionString: string;
  /** What time makes due, in order. */
  steps: readonly DueStep[];
  /** Takes over a clock moved by another process. */
  refreshClock: () => Promise<void>;
  createApp: () => Promise<FastifyInstance>;
  close: () => Promise<void>;
};

/** The only composition root: chooses every implementation and hands the features what they need. */
export async function composeProduct(config: Config): Promise<Product> {
  const log = pino({ level: config.logLevel, base: null });
  const { connectionString, stop } = await reachDatabase(config);
  await migrate(connectionString, (line) => log.info(line));
  const { db, pool, close } = openDatabase(connectionString, {
    max: 16,
    onIdleError: (error) => log.warn({ err: error }, "an idle database connection was lost"),
  });
  const { clock, refreshClock } = await chooseClock(config, db);
  const services: Services = {
    config,
    db,
    pool,
    clock,
    log,
    limits: rateLimits(pool),
    mailer: { delivers: false, send: async () => undefined },
    payments: null,
    secretKeys: await loadSecretKeys(db, config.secretKeys),
  };
  return {
    services,
    connectionString,
    steps: [],
    refreshClock,
    createApp: () => createApp(services),
    close: async () => {
      await close();
      await stop();
    },
  };
}

async function reachDatabase(config: Config) {
  if (config.databaseUrl !== null) return { connectionString: config.databaseUrl, stop: async () => undefined };
  const cluster = await startEmbedded({ dataDir: config.dataDir });
  await ensureDatabase(cluster.connectionString("postgres"), "kalivo");
  return { connectionString: cluster.connectionString("kalivo"), stop: cluster.stop };
}

async function chooseClock(config: Config, db: Db): Promise<{ clock: Clock; refreshClock: () => Promise<void> }> {
  if (!config.demo) return { clock: systemClock, refreshClock: async () => undefined };
  const clock = demoClock();
  if (config.now !== null) await writeClockOffset(db, clock.offsetTo(config.now));
  const refreshClock = async () => clock.setOffset(await readClockOffset(db));
  await refreshClock();
  return { clock, refreshClock };
}

async function createApp(services: Services): Promise<FastifyInstance> {
  const app = await createServer({ log: services.log, version: VERSION, trustProxy: !services.config.demo });
  await app.register(async (scope) => {
    const api = mountApi(scope, services);
    mountOperations(scope, api, services);
  });
  await serveApp(app);
  return app;
}

import { LEAVE_POOL_MS, openForJobs } from "../compose/database.ts";
import { announce } from "../log.ts";
import { startSchedule } from "../jobs/schedule.ts";
import { leave } from "../http/leave.ts";
import { standInForWorkers } from "../jobs/stand-in.ts";
import { composeProduct, type Product } from "../main.ts";
import { firstStart } from "../features/setup/first-start.ts";
import { within } from "../concurrency/within.ts";
import { explainedFor, tryToListen, type Listening } from "./listening.ts";
import { operator } from "./operator.ts";
import { welcome } from "./welcome.ts";
import type { Command } from "./usage.ts";

/** Requests in progress after the grace period are awaited, but not for ever: an upload may take many minutes. */
const DRAIN_MS = 15_000;

export const serve: Command = {
  name: "serve",
  arguments: "[--no-jobs]",
  summary: "Serves the API and the app, and runs the jobs.",
  help: "With --no-jobs only the HTTP side; then run `kalivo worker` beside it.",
  run: async (config, args) => {
    const at: Listening = { variable: "PORT", port: config.port, host: config.host };
    await tryToListen(at);
    const product = await composeProduct(config, firstStart(operator(config)), "serve");
    try {
      const seed = await product.demo?.seed(product.services, product.directString);
      const app = await product.createApp();
      await app.listen({ port: at.port, host: at.host }).catch(explainedFor(at));
      await seed?.past; // requests are served meanwhile; only the jobs wait for it
      const jobs = args.includes("--no-jobs")
        ? standInForWorkers(product.services, product.steps)
        : startJobs(product);
      tell(product, welcome(product.services.config, product.demo));
      const signal = await untilStopped();
      product.beginStop();
      await Promise.all([
        jobs.stop(),
        // Nobody waits for a grace period at a terminal.
        leave(app, { graceMs: signal === "SIGTERM" ? config.graceMs : 0, drainMs: DRAIN_MS }),
      ]);
    } finally {
      await product.close();
    }
    return 0;
  },
};

export const worker: Command = {
  name: "worker",
  arguments: "",
  summary: "Runs the jobs only.",
  help: "Start as many as you like: every step finds its own work and is safe beside others.\nWith WORKER_PORT it answers /healthz, /readyz and /metrics there.",
  run: async (config) => {
    const { workerPort, host } = config;
    const at: Listening | null =
      workerPort === null ? null : { variable: "WORKER_PORT", port: workerPort, host };
    if (at !== null) await tryToListen(at);
    const product = await composeProduct(config, firstStart(operator(config)), "worker");
    try {
      const probes = at === null ? null : await product.createProbes();
      if (at !== null) await probes?.listen({ port: at.port, host }).catch(explainedFor(at));
      const seed = await product.demo?.seed(product.services, product.directString);
      await seed?.past;
      const jobs = startJobs(product); // last: nothing after it fails
      tell(product, "The jobs are running. Ctrl-C stops them.");
      await untilStopped();
      product.beginStop();
      await Promise.all([jobs.stop(), within(DRAIN_MS, probes?.close() ?? Promise.resolve())]);
    } finally {
      await product.close();
    }
    return 0;
  },
};

const tell = ({ services: { log, config } }: Product, text: string) => announce(log, config, text);

/** With a pool of their own, so that jobs and requests take no connections from each other. */
function startJobs(product: Product) {
  const { services, steps, directString, pools } = product;
  const { db, pool, close } = openForJobs(directString, services.config, services.log);
  pools.set("jobs", pool);
  const schedule = startSchedule({ ...services, db, pool }, steps, product);
  return {
    stop: async () => {
      await schedule.stop();
      await within(LEAVE_POOL_MS, close());
    },
  };
}

/** Resolves at the first SIGINT or SIGTERM; a second SIGINT exits at once. */
function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const stop = (signal: NodeJS.Signals) => {
      process.once("SIGINT", () => process.exit(130));
      resolve(signal);
    };
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
  });
}

import { flushCompileCache } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { readConfig } from "../../src/config.ts";
import { runDueSteps } from "../../src/jobs/due-steps.ts";
import { composeProduct } from "../../src/main.ts";

// One process of the product, as `kalivo serve` makes it, with its jobs in a loop instead of on a clock. It tells its
// parent when a round begins, and ends with it: nothing is left behind, whoever is killed.

flushCompileCache(); // the next one starts twice as fast

const BETWEEN_ROUNDS_MS = 40;

process.on("disconnect", () => process.exit(0));

const config = readConfig(process.env);
const product = await composeProduct(config);
const app = await product.createApp();
await app.listen({ port: config.port, host: "127.0.0.1" });
for (;;) {
  process.send?.({ roundBeganAt: Date.now() });
  await product.refreshClock();
  await runDueSteps(product.steps, product.services);
  await pause(BETWEEN_ROUNDS_MS);
}

import { flushCompileCache } from "node:module";
import { readConfig } from "../../src/config/config.ts";
import { openForJobs } from "../../src/compose/database.ts";
import type { DueStep } from "../../src/jobs/due-steps.ts";
import { startSchedule } from "../../src/jobs/schedule.ts";
import { composeProduct } from "../../src/main.ts";
import { inCall, inStep, obey, watchRequests, watchStatements } from "./killing/dying.ts";
import type { Orders } from "./killing/points.ts";

// One process of the product, as `kalivo serve` makes it: it answers, and runs the lanes of jobs when they are woken. It
// tells its parent when a round begins, dies where it is told to, and ends with its parent: nothing is left behind.

flushCompileCache(); // the next one starts twice as fast

process.on("disconnect", () => process.exit(0));
const { promise: firstOrders, resolve: begin } = Promise.withResolvers<void>();
process.on("message", (orders: Orders & { number: number }) => {
  obey(orders);
  process.send?.({ heard: orders.number });
  begin();
});
watchStatements();
watchRequests();

const config = readConfig(process.env);
const product = await composeProduct(config);
const app = await product.createApp();
const { server } = app;
const handlers = server.listeners("request");
server.removeAllListeners("request");
server.on("request", (request, response) =>
  inCall(request, response, () => {
    for (const handle of handlers) handle.call(server, request, response);
  }),
);
await firstOrders;
await app.listen({ port: config.port, host: "127.0.0.1" });
process.send?.({ listens: true });
tellTime();

/** The first step of a lane begins its round. */
const steps = product.steps.map((step): DueStep => {
  const isFirst = product.steps.find(({ lane }) => lane === step.lane) === step;
  return {
    ...step,
    run: (services) => {
      if (isFirst) process.send?.({ lane: step.lane, roundBeganAt: Date.now() });
      return inStep(step.name, () => step.run(services));
    },
  };
});
const { db, pool } = openForJobs(product.directString, product.services.config, product.services.log);
startSchedule({ ...product.services, db, pool }, steps, {
  ...product,
  refreshClock: async () => {
    await product.refreshClock();
    tellTime();
  },
});

/** How far this process's clock is ahead of the machine's. */
function tellTime(): void {
  process.send?.({ aheadMs: product.services.clock.now().getTime() - Date.now() });
}

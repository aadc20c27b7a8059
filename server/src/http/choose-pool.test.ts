import { setImmediate as immediate } from "node:timers/promises";
import fastify from "fastify";
import { expect, test } from "vitest";
import { currentPool } from "../db/request-pools.ts";
import { choosePool } from "./choose-pool.ts";

const app = fastify();
choosePool(app);
app.route({
  method: ["GET", "HEAD", "POST"],
  url: "/",
  handler: async (_, reply) => {
    await immediate();
    return reply.header("pool", currentPool()).send("done");
  },
});

test.each([
  ["GET", "reads"],
  ["HEAD", "reads"],
  ["POST", "saves"],
] as const)("all of a %s takes its connections for %s", async (method, pool) => {
  const { headers } = await app.inject({ method, url: "/" });
  expect(headers["pool"]).toBe(pool);
});

import type { FastifyInstance } from "fastify";
import { inPool } from "../db/request-pools.ts";

/** Requests that change nothing take connections of their own, so that they never wait behind saves. */
export function choosePool(app: FastifyInstance): void {
  app.addHook("onRequest", ({ method }, _reply, done) =>
    inPool(method === "GET" || method === "HEAD" ? "reads" : "saves", done),
  );
}

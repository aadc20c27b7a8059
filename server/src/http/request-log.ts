import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { isForMachines } from "../log.ts";
import { proxiesOf } from "./caller.ts";

export const REQUEST_ID = "x-request-id";

/** As proxies make them. */
const WELL_FORMED = /^[\w.-]{8,64}$/;
/** Without letters that are read as digits: people quote it. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 10;

/**
 * The name of a request in the log and in its answer. A proxy of TRUST_PROXY may give it, so that its own log has the same;
 * whoever else sends one is not believed.
 */
export function requestIds(trustedProxies: readonly string[]): (raw: IncomingMessage) => string {
  const isFromProxy = proxiesOf(trustedProxies);
  return (raw) => {
    const given = raw.headers[REQUEST_ID];
    return typeof given === "string" && WELL_FORMED.test(given) && isFromProxy(raw) ? given : newId();
  };
}

const newId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** Asked all the time, by machines. */
const QUIET = /^\/(?:healthz|readyz|metrics|assets\/|pictures\/)/;

/**
 * Names each request in its answer, and logs it in one line: its route, never its address, which may hold a token or a name.
 * A person at a terminal reads of it with LOG_LEVEL=debug only.
 */
export function logRequests(app: FastifyInstance, config: Pick<Config, "logFormat">): void {
  const usual = isForMachines(config) ? "info" : "debug";
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header(REQUEST_ID, request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { url: route = "none" } = request.routeOptions;
    const level = QUIET.test(route) || route === "*" || route === "/*" ? "debug" : usual;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms }, "request");
    done();
  });
}

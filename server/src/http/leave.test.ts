import { setImmediate as turn } from "node:timers/promises";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { useProduct } from "#server-test/support/product.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { announceLeaving, leave } from "./leave.ts";

const AT_ONCE_MS = 1;
const HANGS_MS = 20_000;

const kalivo = useProduct();

test("once it was told to stop it says that it is not ready, and serves on with the last answer of each connection", async () => {
  const ask = (url: string) => kalivo.app.inject({ method: "GET", url });
  expect((await ask("/readyz")).json()).toEqual({ status: "ready" });
  expect((await ask(api.listOrganisations)).headers.connection).not.toBe("close");
  kalivo.product.beginStop();
  const probe = await ask("/readyz");
  expect([probe.statusCode, probe.json()]).toEqual([503, { message: "Not ready: the server is stopping." }]);
  expect((await ask("/healthz")).statusCode).toBe(200);
  const served = await ask(api.listOrganisations);
  expect([served.statusCode, served.headers.connection]).toEqual([200, "close"]);
});

test("during the grace period it is served, and not ready; then the port closes", async () => {
  kalivo.product.beginStop();
  const app = await kalivo.product.createApp();
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status;
  const grace = Promise.withResolvers<void>();
  const waits: number[] = [];
  const left = leave(app, { graceMs: 5_000, drainMs: HANGS_MS }, (milliseconds) => {
    waits.push(milliseconds);
    return grace.promise;
  });
  await turn();
  expect([waits, app.server.listening]).toEqual([[5_000], true]);
  expect([await statusOf("/readyz"), await statusOf(api.listOrganisations)]).toEqual([503, 200]);
  grace.resolve();
  await left;
  expect(app.server.listening).toBe(false);
});

/** A request is under way there until it is let go. */
async function whileAsked() {
  const app = Fastify();
  announceLeaving(app, AbortSignal.abort());
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const events: string[] = [];
  app.get("/", async () => {
    begun.resolve();
    await held.promise;
    return "the answer";
  });
  app.addHook("onResponse", async () => void events.push("answered"));
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const answer = fetch(address).then((response) => response.text());
  onTestFinished(async () => {
    held.resolve();
    await answer;
    await app.close();
  });
  await begun.promise;
  return { app, answer, events, letGo: held.resolve };
}

test("what is under way when the port closes is answered first", async () => {
  const { app, answer, events, letGo } = await whileAsked();
  const left = leave(app, { graceMs: 0, drainMs: HANGS_MS }).then(() => events.push("left"));
  await turn();
  expect([events, app.server.listening]).toEqual([[], false]);
  letGo();
  expect(await answer).toBe("the answer");
  await left;
  expect(events).toEqual(["answered", "left"]);
});

test("what hangs does not keep the process beyond the deadline", { timeout: HANGS_MS }, async () => {
  const { app, events } = await whileAsked();
  await leave(app, { graceMs: 0, drainMs: AT_ONCE_MS });
  expect(events).toEqual([]);
});

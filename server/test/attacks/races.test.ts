import * as api from "@kalivo/contract/api-paths.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composeProduct, type Product } from "../../src/main.ts";
import { TooBusy } from "../../src/http/too-busy.ts";
import { PASSWORD, somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// Two processes on one database, asked at the same moment.

const kalivo = useProduct();
let second: Product;
let other: FastifyInstance;
beforeAll(async () => {
  second = await composeProduct({ ...kalivo.product.services.config, now: null });
  other = await second.createApp();
  await other.ready();
});
afterAll(async () => {
  await other.close();
  await second.close();
});

const atBoth = async (count: number, ask: (app: FastifyInstance) => Promise<{ statusCode: number }>) => {
  const both = [kalivo.app, other];
  const answers = await Promise.all(both.flatMap((app) => Array.from({ length: count }, () => ask(app))));
  return Object.fromEntries(
    [...Map.groupBy(answers, ({ statusCode }) => String(statusCode))].map(([status, { length }]) => [
      status,
      length,
    ]),
  );
};
const signIn = (email: string, password: string, remoteAddress: string) => (app: FastifyInstance) =>
  app.inject({ method: "POST", url: api.signIn, payload: { email, password }, remoteAddress });

test("wrong passwords tried at two processes at once are ten tries, not twenty", async () => {
  const { email } = await somebody(kalivo);
  expect(await atBoth(40, signIn(email, "wrong one", "203.0.113.90"))).toEqual({ 403: 10, 429: 70 });
});

test("good ones sent to two processes at once all come in", async () => {
  const { email } = await somebody(kalivo);
  expect(await atBoth(40, signIn(email, PASSWORD, "203.0.113.91"))).toEqual({ 200: 80 });
});

test("what one person may cost is counted over all processes", async () => {
  const { token } = await somebody(kalivo);
  await kalivo.call("POST", api.saveInformations, { token, data: { birthday: "1990-01-01" } });
  const open = (app: FastifyInstance) =>
    app.inject({ url: api.openPortal, headers: { authorization: `Bearer ${token}` } });
  expect(await atBoth(40, open)).toEqual({ 200: 10, 429: 70 });
});

test("security events of two processes add up", async () => {
  const { db, traces } = kalivo.product.services;
  const counted = async () => {
    const rows = await db
      .selectFrom("security_events")
      .select("count")
      .where("kind", "=", "second_factor_failed")
      .execute();
    return rows.reduce((sum, { count }) => sum + count, 0);
  };
  const before = await counted();
  for (const each of [traces, second.services.traces])
    for (let time = 0; time < 5; time += 1) each.record("second_factor_failed");
  await Promise.all([traces.write(), second.services.traces.write()]);
  expect(await counted()).toBe(before + 10);
});

test("who is told that too much waits is told when to come back, in words", async () => {
  const app = await kalivo.product.createApp();
  app.get("/too-busy", () => {
    throw new TooBusy(5);
  });
  const { statusCode, headers, body } = await app.inject({
    url: "/too-busy",
    headers: { "accept-language": "fr" },
  });
  expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
  expect(JSON.parse(body).message).toContain("secondes");
  await app.close();
});

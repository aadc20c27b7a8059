import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { createServer } from "./server.ts";

let app: FastifyInstance;
let lines: Record<string, unknown>[];
afterEach(() => app.close());

async function listening(logFormat: "json" | "text" = "json") {
  lines = [];
  const log = pino({ level: "info", base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  const config = { trustedProxies: ["10.0.0.5"], publicUrl: "https://kalivo.example", logFormat };
  app = await createServer({ log, version: "1.0.0", config });
  app.get("/notice/:token", () => ({ said: "hello" }));
  app.get("/healthz", () => ({ status: "alive" }));
  app.get("/broken/:name", () => {
    throw new Error("a bug");
  });
}

const ask = (url: string, { from = "203.0.113.7", id = "" } = {}) =>
  app.inject({ url, remoteAddress: from, headers: id === "" ? {} : { "x-request-id": id } });

test("each answer has the id under which the log has its request, by its route and not its address", async () => {
  await listening();
  const { headers } = await ask("/notice/a-secret-token?email=amelie@example.org");
  expect(headers["x-request-id"]).toMatch(/^[2-9a-z]{10}$/);
  expect(lines).toEqual([
    expect.objectContaining({
      msg: "request",
      request: headers["x-request-id"],
      method: "GET",
      route: "/notice/:token",
      status: 200,
      ms: expect.any(Number),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|amelie/);
});

test("a proxy of ours may name a request; nobody else may, and no proxy in odd letters", async () => {
  await listening();
  const id = "f3a09b1c22d84e55";
  expect((await ask("/healthz", { from: "10.0.0.5", id })).headers["x-request-id"]).toBe(id);
  expect((await ask("/healthz", { id })).headers["x-request-id"]).not.toBe(id);
  for (const odd of ["short", "x".repeat(65), 'a"b,c:d{e}f'])
    expect((await ask("/healthz", { from: "10.0.0.5", id: odd })).headers["x-request-id"]).not.toBe(odd);
});

test("an error of ours can be quoted: its code stands in the sentence, the body, the header and the log", async () => {
  await listening();
  const answer = await ask("/broken/amelie");
  const id = answer.headers["x-request-id"];
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    message: `Something went wrong on our side. Write to us with this code if it stays so: ${String(id)}`,
    request: id,
  });
  const error = lines.find(({ msg }) => msg === "unexpected error");
  expect(error).toMatchObject({ request: id, url: "/broken/:name", err: { message: "a bug" } });
});

test("what machines ask all the time is no line, and a person's terminal has none of any request", async () => {
  await listening();
  await ask("/healthz");
  expect(lines).toEqual([]);
  await app.close();
  await listening("text");
  await ask("/notice/x");
  expect(lines).toEqual([]);
});

test("an address that leads nowhere is logged without its words", async () => {
  await listening();
  const { statusCode } = await ask("/nobody/amelie");
  expect([statusCode, lines[0]?.["route"]]).toEqual([404, "none"]);
});

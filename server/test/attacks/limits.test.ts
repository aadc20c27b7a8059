import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { createConnection } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createServer } from "../../src/http/server.ts";
import { mountApi } from "../../src/http/route-handler.ts";
import { previewImport } from "@kalivo/contract/routes/own/preview-import.ts";
import { useAnnouncedPayers } from "../support/announced-payers.ts";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer } = useAnnouncedPayers(kalivo, 1);

const tally = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, { length }]) => [status, length]));

const atOnce = async (count: number, act: () => Promise<{ status: number }>) =>
  tally((await Promise.all(Array.from({ length: count }, act))).map(({ status }) => status));

test("a hundred payment pages at once are ten, of one person; nobody else is held up", async () => {
  const [one, other] = [await somebody(kalivo), await somebody(kalivo)];
  for (const { token } of [one, other])
    await kalivo.call("POST", api.saveInformations, { token, data: { birthday: "1990-01-01" } });
  const open = (token: string) => () => kalivo.call("GET", api.openPortal, { token });
  const answers = await atOnce(100, open(one.token));
  expect(answers).toEqual({ 200: 10, 429: 90 });
  expect((await open(other.token)()).status).toBe(200);
});

test.each([
  ["POST", api.backBurner, { burner_id: 2_000_000_000, perCalorie: 0.05, limit: 1000 }],
  ["POST", api.createTeam, { name: "" }],
  ["POST", api.createCode, {}],
  ["GET", pathTo(api.downloadYearPdf, { year: 2025 }), {}],
  ["GET", pathTo(api.downloadYearCsv, { year: 2025 }), {}],
  ["GET", api.listBurners, { search: "a" }],
  ["POST", api.syncWorkouts, { workouts: [] }],
] as const)("a script that calls %s %s without end is told to wait", async (method, path, data) => {
  const { token } = await somebody(kalivo);
  let told = false;
  for (let round = 0; round < 12 && !told; round += 1)
    told = "429" in (await atOnce(50, () => kalivo.call(method, path, { token, data })));
  expect(told).toBe(true);
});

test("a link of a notice opens ten sessions at the provider an hour, not one each time", async () => {
  const { notice } = payer(0);
  const tokens = [...new Set([...notice.matchAll(/\/notice\/([\w.-]+)/g)].map(([, token = ""]) => token))];
  for (const token of tokens) {
    const { body } = await kalivo.call("GET", pathTo(api.readNoticeLink, { token }));
    if (body.action !== "change_method") continue;
    expect(await atOnce(25, () => kalivo.call("POST", pathTo(api.followNoticeLink, { token })))).toEqual({
      200: 10,
      429: 15,
    });
    return;
  }
  throw new Error("the notice has no link to change the method");
});

const codes = (from: number) => Array.from({ length: 8 }, (_, at) => `NOTACO${from}${at}`);

const registerWithCodes = async (turn: number) => {
  const answer = await kalivo.app.inject({
    method: "POST",
    url: api.register,
    remoteAddress: "203.0.113.99",
    payload: {
      first_name: "Al",
      last_name: "Bo",
      email: `codes${turn}@example.org`,
      password: "correct horse",
      codes: codes(turn),
    },
  });
  const { codes: tried = [] } = z
    .object({ codes: z.array(z.object({ message: z.string() })).optional() })
    .parse(answer.json());
  return { status: answer.statusCode, said: tried.map(({ message }) => message) };
};

test("codes tried at registration count like codes that are looked up", async () => {
  const turns = [await registerWithCodes(2), await registerWithCodes(3), await registerWithCodes(4)];
  expect(turns.map(({ status }) => status)).toEqual([201, 201, 429]);
  const said = turns.flatMap((turn) => turn.said);
  expect(said.filter((message) => !message.includes("wait"))).toHaveLength(10);
});

// Bodies that come a byte at a time, or never.

let app: FastifyInstance;
let port = 0;
const SOON = { bodyMs: 300, uploadStretchMs: 300, uploadStretchBytes: 2_000 };
beforeAll(async () => {
  const { services } = kalivo.product;
  app = await createServer({ log: services.log, version: "0.0.0", config: services.config, patience: SOON });
  mountApi(app, services).on(previewImport, async ({ raw }) => {
    for await (const part of raw.parts()) if (part.type === "file") part.file.resume();
    return { refused: 422, message: (say) => say.request.noFile };
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const bound = app.server.address();
  if (bound === null || typeof bound === "string") throw new Error("no port");
  ({ port } = bound);
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** Sends a head and then so many bytes now and then; resolves once the server ends the connection. */
const drip = (head: readonly string[], bytes: number, stopAfter = Number.POSITIVE_INFINITY) =>
  new Promise<{ sent: number; answer: string }>((resolve) => {
    let sent = 0;
    let answer = "";
    const socket = createConnection(port, "127.0.0.1");
    const timer = setInterval(() => {
      if (sent >= stopAfter) return;
      sent += bytes;
      socket.write("x".repeat(bytes));
    }, 20);
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(timer);
      resolve({ sent, answer });
    });
    socket.write(`${head.join("\r\n")}\r\nHost: kalivo\r\nContent-Length: 100000000\r\n\r\n`);
  });

const FORM = "Content-Type: multipart/form-data; boundary=frontier";
test.each([
  ["a GET with a body", ["GET /healthz HTTP/1.1"]],
  ["an unknown method", ["PROPFIND / HTTP/1.1"]],
  ["a call that is none", ["POST /api/nowhere HTTP/1.1", "Content-Type: application/json"]],
  ["a call", ["POST /api/auth HTTP/1.1", "Content-Type: application/json"]],
  ["an import of nobody", ["POST /api/workout/import HTTP/1.1", FORM]],
  [
    "an import with a wrong token",
    ["POST /api/workout/import HTTP/1.1", FORM, `Authorization: Bearer ${"x".repeat(43)}`],
  ],
])("%s that drips is cut off", async (_what, head) => {
  const { answer, sent } = await drip(head, 1);
  expect(sent).toBeLessThan(2_000);
  expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
});

test("an import of somebody who is signed in may take long, as long as it keeps coming", async () => {
  const { token } = await somebody(kalivo);
  const head = ["POST /api/workout/import HTTP/1.1", FORM, `Authorization: Bearer ${token}`];
  const slow = await drip(head, 10);
  expect(slow.sent).toBeLessThan(2_000);
  const steady = await drip(head, 1_000, 60_000); // several times as long as any other body may take, then it stops
  expect(steady.sent).toBe(60_000);
});

import { createConnection, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { previewImport } from "@kalivo/contract/routes/own/preview-import.ts";
import { mountApi } from "../../src/http/route-handler.ts";
import { createServer } from "../../src/http/server.ts";
import { PATIENCE, type Patience } from "../../src/http/slow-requests.ts";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { listeningOn } from "../support/listening-on.ts";

// Bodies that come a byte at a time, or never; answers that are taken so, or never. No connection is kept for ever.

const kalivo = useProduct();
const SOON = { bodyMs: 300, uploadStretchMs: 300, uploadStretchBytes: 2_000 };
/** More than the machine itself takes in for a caller that reads nothing. */
const LARGE = 64 * 1024 * 1024;
const REFUSED = "X-Refused: at once";

async function listening(patience: Partial<Patience>): Promise<{ app: FastifyInstance; port: number }> {
  const { services } = kalivo.product;
  const app = await createServer({
    log: services.log,
    version: "0.0.0",
    config: services.config,
    patience: { ...PATIENCE, ...patience },
  });
  mountApi(app, services).on(previewImport, async ({ raw }) => {
    if (raw.headers["x-refused"] === undefined)
      for await (const part of raw.parts()) if (part.type === "file") part.file.resume();
    return { refused: 422, message: (say) => say.request.noFile };
  });
  app.get("/large", () => Buffer.alloc(LARGE));
  return { app, port: await listeningOn(app) };
}

const apps: FastifyInstance[] = [];
let port = 0;
beforeAll(async () => {
  const soon = await listening(SOON);
  apps.push(soon.app);
  ({ port } = soon);
});
afterAll(async () => {
  for (const app of apps) {
    app.server.closeAllConnections();
    await app.close();
  }
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

const importOf = (token: string) => [
  "POST /api/workout/import HTTP/1.1",
  FORM,
  `Authorization: Bearer ${token}`,
];

test("an import of somebody who is signed in may take long, as long as it keeps coming", async () => {
  const { token } = await somebody(kalivo);
  const head = importOf(token);
  const slow = await drip(head, 10);
  expect(slow.sent).toBeLessThan(2_000);
  const steady = await drip(head, 1_000, 60_000); // several times as long as any other body may take, then it stops
  expect(steady.sent).toBe(60_000);
});

test("an import that was answered before its end is not awaited, however well it comes", async () => {
  const { token } = await somebody(kalivo);
  const { answer } = await drip([...importOf(token), REFUSED], 1_000);
  expect(answer).toMatch(/^HTTP\/1\.1 422 /);
});

/** Asks for a large answer, then does with the connection what it likes; resolves once the server has ended it. */
async function askLarge(patience: Partial<Patience>, read: (socket: Socket) => void): Promise<"ended"> {
  const { app, port: at } = await listening(patience);
  apps.push(app);
  const ended = new Promise<void>((resolve) => {
    app.server.once("connection", (socket) => socket.once("close", () => resolve()));
  });
  const caller = createConnection(at, "127.0.0.1").pause();
  caller.on("error", () => undefined);
  caller.write("GET /large HTTP/1.1\r\nHost: kalivo\r\n\r\n");
  read(caller);
  await ended;
  caller.destroy();
  return "ended";
}

test("who asks and takes nothing of the answer is cut off", async () => {
  expect(await askLarge({ untakenMs: 300 }, () => undefined)).toBe("ended");
});

test("who takes a little of an answer now and then is cut off in the end", async () => {
  const ended = askLarge({ answerMs: 300 }, (caller) => {
    const timer = setInterval(() => void caller.read(1_000), 20);
    caller.once("close", () => clearInterval(timer));
  });
  expect(await ended).toBe("ended");
});

test("a head that drips, a body of an hour and a connection on which nothing is asked end by the limits of Node", () => {
  const [{ server } = { server: undefined }] = apps;
  expect(server).toMatchObject({
    headersTimeout: 60_000,
    requestTimeout: 1_200_000,
    keepAliveTimeout: 72_000,
  });
});

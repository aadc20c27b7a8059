import { createConnection } from "node:net";
import * as api from "@kalivo/contract/api-paths.ts";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { listeningOn } from "../support/listening-on.ts";
import { capgo, device } from "../support/health-records.ts";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// Nobody fills a process with bodies: what can be refused without one is refused before any of it is read, and no call reads
// more than it takes.

const kalivo = useProduct();
const NINE_MB = 9 * 1024 * 1024;

let port = 0;
beforeAll(async () => {
  port = await listeningOn(kalivo.app);
});

const parse = vi.spyOn(JSON, "parse");
beforeEach(() => {
  parse.mockClear();
});
afterAll(() => parse.mockRestore());
/** Texts that were parsed since the test began, without the small ones of everything else. */
const largeTextsParsed = () => parse.mock.calls.filter(([text]) => text.length > 300_000).length;

type Asked = { method?: string; headers?: Record<string, string>; json?: string };

/** The first line of the answer to a request that says how much it will send, and sends nothing of it. */
const answerToHead = (path: string, { method = "POST", headers = {} }: Asked = {}) =>
  new Promise<string>((resolve, reject) => {
    const socket = createConnection(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", reject);
    socket.on("close", () => resolve("closed without an answer"));
    socket.once("data", (chunk) => resolve(chunk.toString().split("\r\n", 1)[0] ?? ""));
    const said = {
      host: "kalivo",
      "content-type": "application/json",
      "content-length": NINE_MB,
      ...headers,
    };
    const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}`);
    socket.write(`${[`${method} ${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`);
  });

/** All of a body of 9 MB, as JSON that would parse; in pieces without a length when `chunked`. */
async function sendAll(path: string, { method = "POST", headers = {} }: Asked = {}, chunked = false) {
  const text = `{"email":"${"x".repeat(NINE_MB)}"}`;
  const body = chunked ? new Blob([text]).stream() : text;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body,
    ...(chunked && { duplex: "half" }),
  });
  return { status: response.status, said: await response.text() };
}

const ENDED = { authorization: `Bearer ${"e".repeat(43)}` };

test.each<[string, string, Asked, number]>([
  ["an address that is nowhere", `${api.signIn}/nothing`, {}, 404],
  ["an address of the app", "/profile", {}, 404],
  ["a call's address with another method", api.signIn, { method: "PUT" }, 404],
  ["a call without a sign-in", api.syncWorkouts, {}, 401],
  ["a call with a sign-in that ended", api.sendFeedback, { headers: ENDED }, 401],
  ["files without a sign-in", api.previewImport, {}, 401],
  ["a call of admins without a sign-in", api.createNewsletter, {}, 401],
  ["a webhook whose secret is wrong", api.garminWebhook.replace("{secret}", "guessed"), {}, 404],
])("%s is refused before any of the body is read", async (_, path, asked, status) => {
  expect(await answerToHead(path, asked)).toContain(`HTTP/1.1 ${status} `);
  const answer = await sendAll(path, asked);
  expect(answer).toEqual({ status, said: expect.stringContaining('"message":') });
  expect(largeTextsParsed()).toBe(0);
});

test("who is no admin, or asked too often, is refused before any of the body is read", async () => {
  const { token } = await somebody(kalivo);
  const headers = { authorization: `Bearer ${token}` };
  expect(await answerToHead(api.createNewsletter, { headers })).toContain("HTTP/1.1 404 ");
  const answers = new Set<string>();
  for (let time = 0; time < 61 && answers.size < 2; time += 1)
    answers.add(String((await kalivo.call("POST", api.syncWorkouts, { token, data: {} })).status));
  expect([...answers]).toEqual(["422", "429"]);
  expect(await answerToHead(api.syncWorkouts, { headers })).toContain("HTTP/1.1 429 ");
});

test.each([
  ["told in advance", false],
  ["in pieces", true],
])("sign-in reads no 9 MB, %s", async (_, chunked) => {
  const { status, said } = await sendAll(api.signIn, {}, chunked);
  expect([status, said]).toEqual([413, expect.stringContaining("256\u00a0kB")]);
  expect(largeTextsParsed()).toBe(0);
});

test("a call of files takes no JSON of their size, nor does any other of somebody who is signed in", async () => {
  const { token } = await somebody(kalivo);
  const headers = { authorization: `Bearer ${token}` };
  for (const path of [api.previewImport, api.saveInformations, api.saveWorkout]) {
    const { status, said } = await sendAll(path, { headers });
    expect([path, status, said]).toEqual([path, 413, expect.stringContaining("256\u00a0kB")]);
  }
  expect(largeTextsParsed()).toBe(0);
});

test("a form says no more than JSON may, however it is cut", async () => {
  for (const sizes of [[300_000], Array.from({ length: 30 }, () => 10_000)]) {
    const body = new FormData();
    sizes.forEach((size, n) => body.append(`field${n}`, "x".repeat(size)));
    const answer = await fetch(`http://127.0.0.1:${port}${api.signIn}`, { method: "POST", body });
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining("256\u00a0kB")]);
  }
});

test("what a phone brings at once, and a log with its message, are taken", async () => {
  const { longSince, sync } = device(kalivo);
  const person = await longSince();
  const metadata = { note: "x".repeat(1_500) };
  const workouts = Array.from({ length: 1_000 }, (_, n) => capgo({ platformId: `record ${n}`, metadata }));
  expect(JSON.stringify({ workouts }).length).toBeGreaterThan(1_700_000);
  expect((await sync(person, workouts)).status).toBe(200);
  const log = 'a line of the log with some "signs"\n'.repeat(29_000);
  expect(log.length).toBeGreaterThan(1_000_000);
  const data = { feedback: "Hello", logFile: log };
  expect((await kalivo.call("POST", api.sendFeedback, { token: person.token, data })).status).toBe(201);
});

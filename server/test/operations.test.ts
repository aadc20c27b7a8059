import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test, vi } from "vitest";
import { everyCall } from "./support/every-call.ts";
import { useProduct } from "./support/product.ts";

const kalivo = useProduct();

test("the version is plain text of three parts", async () => {
  const answer = await kalivo.call("GET", api.readVersion);
  expect(answer.status).toBe(200);
  expect(answer.text).toMatch(/^\d+\.\d+\.\d+$/);
  expect(answer.headers["content-type"]).toContain("text/plain");
});

test("the csrf call answers 204 and nothing else", async () => {
  const answer = await kalivo.call("GET", api.csrfCookie);
  expect([answer.status, answer.text]).toEqual([204, ""]);
});

test("an operator sees that the process lives, is ready and how it does", async () => {
  expect((await kalivo.send("GET", "/healthz")).status).toBe(200);
  expect((await kalivo.send("GET", "/readyz")).status).toBe(200);
  expect((await kalivo.send("GET", "/metrics")).text).toContain("http_request_duration_seconds_bucket");
});

/** What a monitor, a browser or a crawler asks for a little beside an address that there is. */
const BESIDE = [
  "/readyz/",
  "/readyz/?full=1",
  "/READYZ",
  "/Readyz/",
  "/readyz%2F",
  "/readyz%20",
  "/readyz.html",
  "/%72eadyz/x",
  "/healthz/",
  "/metrics/",
  "/Metrics",
  "/api",
  "/api?page=1",
  "/API/version",
  "/sanctum",
  "/assets",
  "/pictures",
  "/preview",
  "/.well-known/",
  "/.well-known/change-password",
  "/robots.txt/",
  "/favicon.ico",
];

test.each(BESIDE)("no machine is told by the app's page that all is well: %s is nothing", async (address) => {
  const worker = await kalivo.product.createProbes();
  const answers = [
    await kalivo.app.inject({ method: "GET", url: address }),
    await kalivo.app.inject({ method: "HEAD", url: address }),
    await worker.inject({ method: "GET", url: address }),
  ];
  await worker.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(answers[0]?.json()).toEqual({ message: "Not found." });
});

test("the documentation lists the calls as the server enforces them", async () => {
  expect((await everyCall(kalivo)).map(({ path }) => path)).toContain(api.readVersion);
  expect((await kalivo.send("GET", "/api/docs/")).status).toBe(200);
});

test("an unknown call is refused in words", async () => {
  const answer = await kalivo.send("GET", "/api/nothing-here");
  expect([answer.status, answer.body]).toEqual([404, { message: "Not found." }]);
});

test("every address outside the calls opens the app, also one that ends like a file; a missing asset does not", async () => {
  for (const path of ["/", "/community/burners", "/notice/cut.off"]) {
    const answer = await kalivo.send("GET", path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.text).toContain('<div id="app">');
  }
  for (const path of ["/assets/gone.js", "/api/gone", "/pictures/gone.webp"]) {
    expect([path, (await kalivo.send("GET", path)).status]).toEqual([path, 404]);
  }
});

const ask = (url: string, encoding: string) =>
  kalivo.app.inject({ url, headers: { "accept-encoding": encoding } });

test.each(["/api/openapi.json", "/api/docs/json"])(
  "%s is the same, however it is compressed and however often it is asked for",
  async (url) => {
    const plain = await ask(url, "identity");
    expect(Object.keys(plain.json().paths).length).toBeGreaterThan(100);
    for (const time of [1, 2]) {
      const [br, gz] = [await ask(url, "gzip, deflate, br"), await ask(url, "gzip")];
      expect([br.headers["content-encoding"], gz.headers["content-encoding"]], `${time}`).toEqual([
        "br",
        "gzip",
      ]);
      expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(gunzipSync(gz.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
  },
);

test("a hundred who ask for it at once get what was written for the first", async () => {
  await ask("/api/docs/yaml", "br");
  const write = vi.spyOn(kalivo.app, "swagger");
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask("/api/docs/yaml", "br")));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(brotliDecompressSync(answers[0]?.rawPayload ?? Buffer.alloc(0)).toString()).toMatch(/^openapi: /u);
  expect(write).not.toHaveBeenCalled();
});

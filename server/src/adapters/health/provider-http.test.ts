import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reach } from "./provider-http.ts";

const heard: string[] = [];
let elsewhere: Server;
let provider: Server;

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    heard.push(request.url ?? "");
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  provider = createServer((_, response) => {
    response.writeHead(307, { location: addressOf(elsewhere) }).end();
  }).listen(0, "127.0.0.1");
  await once(provider, "listening");
});
afterAll(() => {
  elsewhere.close();
  provider.close();
});

test("a provider that sends us on is not followed: what was meant for it goes nowhere else", async () => {
  const asked = reach({ fetch, timeoutMs: 5_000 }, new URL(addressOf(provider)), {
    method: "POST",
    body: "client_secret=secret",
  });
  await expect(asked).rejects.toMatchObject({ problem: { kind: "down" } });
  expect(heard).toEqual([]);
});

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server does not listen");
  return `http://127.0.0.1:${address.port}/`;
}

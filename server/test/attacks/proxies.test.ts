import * as api from "@kalivo/contract/api-paths.ts";
import { request } from "node:http";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { PASSWORD, somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { listeningOn } from "../support/listening-on.ts";

// A reverse proxy that appends what it sees to the header, as nginx, HAProxy and the load balancers of hosts do.

const ENV = { TRUST_PROXY: "1" };
const kalivo = useProduct(ENV);
const direct = useProduct();

let proxy: Server;
let origin = "";
let amina: Somebody;
beforeAll(async () => {
  const port = await listeningOn(kalivo.app);
  proxy = createServer((incoming, outgoing) => {
    // `x-real-hop` stands for the address of whoever connected: a test has only one machine.
    const { "x-real-hop": peer = "203.0.113.9", ...headers } = incoming.headers;
    const said = incoming.headers["x-forwarded-for"];
    const forwarded = [...(said === undefined ? [] : [String(said)]), String(peer)].join(", ");
    const onward = request(
      {
        port: port,
        host: "127.0.0.1",
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, "x-forwarded-for": forwarded },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const at = proxy.address();
  if (at === null || typeof at === "string") throw new Error("no port");
  origin = `http://127.0.0.1:${at.port}`;
  amina = await somebody(kalivo);
});
afterAll(() => {
  proxy.close();
  proxy.closeAllConnections();
});

afterEach(() => void vi.useRealTimers());

type Sender = { peer?: string; claims?: string };

const post = async (path: string, data: object, { peer, claims }: Sender = {}) => {
  const answer = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(peer !== undefined && { "x-real-hop": peer }),
      ...(claims !== undefined && { "x-forwarded-for": claims }),
    },
    body: JSON.stringify(data),
  });
  await answer.arrayBuffer();
  return answer.status;
};
const inTurn = async <T>(count: number, act: (turn: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let turn = 0; turn < count; turn += 1) all.push(await act(turn));
  return all;
};
const tally = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, { length }]) => [status, length]));

const guessAmina = (turn: number) =>
  post(
    api.signIn,
    { email: amina.email, password: "wrong one" },
    { claims: `10.9.${turn}.1, 198.51.100.${turn}` },
  );

test("whoever writes other addresses into the header guesses no more passwords than one address may", async () => {
  expect(tally(await inTurn(30, guessAmina))).toEqual({ 403: 10, 429: 20 });
});

test("nor does somebody on the proxy's own machine", async () => {
  const { email } = await somebody(kalivo);
  vi.useFakeTimers({ toFake: ["Date"] }); // the window of these tries does not pass meanwhile
  const guess = (turn: number) =>
    post(
      api.signIn,
      { email, password: "wrong one" },
      { peer: turn % 2 === 0 ? "127.0.0.1" : "::ffff:127.0.0.1", claims: `198.51.100.${turn}, 127.0.0.1` },
    );
  expect(tally(await inTurn(30, guess))).toEqual({ 403: 10, 429: 20 });
});

const claims = (turn: number) => `10.8.${turn}.1`;

test("nor asks for more mails, nor checks more codes", async () => {
  const peer = "203.0.113.20";
  const forgot = (turn: number) =>
    post(api.forgotPassword, { email: amina.email }, { peer, claims: claims(turn) });
  expect(tally(await inTurn(8, forgot))).toEqual({ 200: 5, 429: 3 });
  const check = (turn: number) => post(api.checkCode, { code: "ABCDEFGH" }, { peer, claims: claims(turn) });
  expect(tally(await inTurn(14, check))).toEqual({ 404: 10, 429: 4 });
});

test("naming somebody else's address does not close it to them", async () => {
  const victim = "203.0.113.77";
  const wrong = () =>
    post(api.signIn, { email: amina.email, password: "wrong one" }, { peer: "203.0.113.30", claims: victim });
  await inTurn(12, wrong);
  expect(await post(api.signIn, { email: amina.email, password: PASSWORD }, { peer: victim })).toBe(200);
});

test("a network of IPv6 is one caller, however many addresses it has", async () => {
  const { email } = await somebody(kalivo);
  const from = (network: string) => (turn: number) =>
    post(api.signIn, { email, password: "wrong one" }, { peer: `${network}:${turn.toString(16)}` });
  expect(tally(await inTurn(15, from("2001:db8:1:2:")))).toEqual({ 403: 10, 429: 5 });
  expect(await post(api.signIn, { email, password: PASSWORD }, { peer: "2001:db8:1:3::1" })).toBe(200);
});

test("an IPv4 address is one caller in whatever dress", async () => {
  const { email } = await somebody(kalivo);
  const dresses = [
    "198.51.100.8",
    "::ffff:198.51.100.8",
    "::FFFF:c633:6408",
    "198.51.100.8:4711",
    "[::ffff:198.51.100.8]:80",
  ];
  const guess = (turn: number) =>
    post(api.signIn, { email, password: "wrong one" }, { peer: dresses[turn % dresses.length] ?? "" });
  expect(tally(await inTurn(15, guess))).toEqual({ 403: 10, 429: 5 });
});

test.each([
  ["5,000 signs", "1".repeat(5_000)],
  ["2,000 hops", "10.0.0.1,".repeat(1_000)],
  ["nothing but commas", ",,,,,,,"],
  ["no address", "unknown, _hidden, for=x;by=y"],
  ["SQL and quotes", "'; drop table users; --\""],
  ["letters beyond ASCII", "Ã©Ã "],
  ["an address with a zone", "fe80::1%eth0"],
  ["brackets left open", "[2001:db8::1"],
  ["a port for an address", ":8080"],
])("a header of %s is answered like any other", async (_what, header) => {
  for (const name of [
    "x-forwarded-for",
    "forwarded",
    "x-real-ip",
    "x-forwarded-host",
    "x-forwarded-proto",
    "via",
  ]) {
    const sent = { [name]: header };
    for (const app of [kalivo.app, direct.app]) {
      const page = await app.inject({ url: api.listOrganisations, headers: sent });
      expect([name, page.statusCode]).toEqual([name, 200]);
      const signIn = await app.inject({
        method: "POST",
        url: api.signIn,
        headers: sent,
        payload: { email: "no@body.example", password: "wrong one" },
      });
      expect([404, 429]).toContain(signIn.statusCode);
      expect(JSON.parse(signIn.body).message.length).toBeGreaterThan(4);
    }
  }
});

test("without a named proxy the header is nobody's word", async () => {
  const { email } = await somebody(direct);
  const guess = (turn: number) =>
    direct.app.inject({
      method: "POST",
      url: api.signIn,
      headers: { "x-forwarded-for": `10.1.1.${turn}` },
      payload: { email, password: "wrong one" },
      remoteAddress: "203.0.113.50",
    });
  const statuses = (await inTurn(15, guess)).map(({ statusCode }) => statusCode);
  expect(tally(statuses)).toEqual({ 403: 10, 429: 5 });
});

test("who reaches the server past its proxy is not believed", async () => {
  const { email } = await somebody(kalivo);
  const guess = (turn: number) =>
    kalivo.app.inject({
      method: "POST",
      url: api.signIn,
      headers: { "x-forwarded-for": `10.1.1.${turn}` },
      payload: { email, password: "wrong one" },
      remoteAddress: "203.0.113.51",
    });
  const statuses = (await inTurn(15, guess)).map(({ statusCode }) => statusCode);
  expect(tally(statuses)).toEqual({ 403: 10, 429: 5 });
});

const metrics = async (
  app: typeof kalivo.app,
  headers: Record<string, string> = {},
  remoteAddress = "127.0.0.1",
) => (await app.inject({ url: "/metrics", headers, remoteAddress })).statusCode;

test("the figures of the process are for this machine itself, never through a proxy", async () => {
  expect((await fetch(`${origin}/metrics`, { headers: { "x-forwarded-for": "127.0.0.1" } })).status).toBe(
    404,
  );
  expect(await metrics(kalivo.app)).toBe(404); // a proxy is named: all the world comes from loopback
  expect(await metrics(direct.app)).toBe(200);
  expect(await metrics(direct.app, {}, "203.0.113.1")).toBe(404);
  for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-proto", "via"])
    expect([name, await metrics(direct.app, { [name]: "127.0.0.1" })]).toEqual([name, 404]);
});

const behindHttps = useProduct({ DEMO: "0", PUBLIC_URL: "https://kalivo.example", KALIVO_NOW: "" });
const withToken = useProduct({ METRICS_TOKEN: "sixteen letters or more", TRUST_PROXY: "1" });

test("where something else ends https, being on this machine proves nothing; the operator's token does", async () => {
  expect(await metrics(behindHttps.app)).toBe(404);
  expect(await metrics(withToken.app)).toBe(404);
  for (const token of [
    "",
    "sixteen letters or mor",
    "sixteen letters or more ",
    "SIXTEEN LETTERS OR MORE",
    "x".repeat(9_000),
  ])
    expect(await metrics(withToken.app, { authorization: `Bearer ${token}` })).toBe(404);
  expect(
    await metrics(withToken.app, { authorization: "Bearer sixteen letters or more" }, "203.0.113.1"),
  ).toBe(200);
});

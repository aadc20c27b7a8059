import * as api from "@kalivo/contract/api-paths.ts";
import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { addressOf, everyCall, type EveryCall } from "../support/every-call.ts";
import { somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { teamOf } from "../support/teams.ts";
import { listeningOn } from "../support/listening-on.ts";

// Who calls, and how they say so. The lists are the server's own: a new call is tried by itself.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
let member: Somebody;
let teamAdmin: Somebody;
let calls: EveryCall[];
beforeAll(async () => {
  [member, teamAdmin] = [await somebody(kalivo), await somebody(kalivo, "Ada")];
  await teamOf(kalivo, teamAdmin, member);
  calls = await everyCall(kalivo);
});

const json = { "content-type": "application/json" };
const ask = async (
  { method, path }: Pick<EveryCall, "method" | "path">,
  headers: Record<string, string> = {},
  { id = 1, query = "", body = "{}" }: { id?: string | number; query?: string; body?: string } = {},
) => {
  const url = addressOf({ path }, id) + query;
  const payload = method === "POST" ? { payload: body, headers: { ...json, ...headers } } : { headers };
  return (await kalivo.app.inject({ method, url, ...payload })).statusCode;
};

/** The same sign-in, said where it does not count. */
const elsewhere = (token: string) =>
  [
    ["nowhere", {}, {}],
    ["in a cookie", { cookie: `jwt=${token}; token=${token}; authorization=Bearer%20${token}` }, {}],
    ["in the query", {}, { query: `?token=${token}&access_token=${token}&jwt=${token}` }],
    ["in the body", {}, { body: JSON.stringify({ token, jwt: token, authorization: `Bearer ${token}` }) }],
    ["as Basic", { authorization: `Basic ${Buffer.from(`${token}:`).toString("base64")}` }, {}],
    ["under another name", { "x-authorization": `Bearer ${token}`, "x-access-token": token }, {}],
    ["with more behind it", { authorization: `Bearer ${token}x` }, {}],
    ["cut", { authorization: `Bearer ${token.slice(0, -1)}` }, {}],
    ["twice", { authorization: `Bearer ${token}, Bearer ${token}` }, {}],
    ["in capitals", { authorization: `Bearer ${token.toUpperCase()}x` }, {}],
  ] as const;

describe("a sign-in is the bearer of the header and nothing else", () => {
  test("every call that needs one refuses it from ten other places", async () => {
    const guarded = calls.filter(({ access }) => access !== "anybody");
    expect(guarded.length).toBeGreaterThan(120);
    for (const call of guarded)
      for (const [where, headers, rest] of elsewhere(member.token))
        expect([call.name, where, await ask(call, headers, rest)]).toEqual([call.name, where, 401]);
  });

  test("one that ended is none, at every call", async () => {
    const gone = await somebody(kalivo);
    await kalivo.call("POST", api.signOut, { token: gone.token });
    for (const call of calls.filter(({ access }) => access !== "anybody"))
      expect([call.name, await ask(call, { authorization: `Bearer ${gone.token}` })]).toEqual([
        call.name,
        401,
      ]);
  });
});

test("every call of admins is unknown to members and to admins of teams, whatever its id, and 401 to visitors", async () => {
  const forAdmins = calls.filter(({ access }) => access === "admin");
  expect(forAdmins.length).toBeGreaterThan(50);
  for (const call of forAdmins)
    for (const id of [1, member.id, 2_147_483_647])
      for (const [who, status] of [
        [undefined, 401],
        [member, 404],
        [teamAdmin, 404],
      ] as const) {
        const headers = who === undefined ? {} : { authorization: `Bearer ${who.token}` };
        expect([call.name, id, who?.email, await ask(call, headers, { id })]).toEqual([
          call.name,
          id,
          who?.email,
          status,
        ]);
      }
});

test("only the two shells may read answers across origins", async () => {
  const allowed = ["capacitor://localhost", "https://localhost"];
  const others = [
    "null",
    "https://evil.example",
    "http://localhost",
    "https://localhost.evil.example",
    "https://localhost:8443",
    "capacitor://evil",
  ];
  for (const origin of [...allowed, ...others])
    for (const method of ["GET", "OPTIONS"] as const) {
      const { headers } = await kalivo.app.inject({
        method,
        url: api.readMe,
        headers: { origin, "access-control-request-method": "POST", authorization: `Bearer ${member.token}` },
      });
      const said = headers["access-control-allow-origin"];
      expect([origin, method, said]).toEqual([origin, method, allowed.includes(origin) ? origin : undefined]);
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
    }
});

test("no other spelling of an address and no header or field reaches another call", async () => {
  const signed = { authorization: `Bearer ${member.token}` };
  for (const path of [
    "/api//admin/people",
    "/api/./admin/people",
    "/api/user/../admin/people",
    "/api/user/..%2fadmin%2fpeople",
    "/api/user/%2e%2e/admin/people",
    "/API/ADMIN/PEOPLE",
    "/api/admin/people/",
    "/api/admin/people;x=1",
    "/api/admin%2fpeople",
    "/api/admin/people%00",
    "//evil.example/api/admin/people",
    "/api\\admin\\people",
  ]) {
    const { statusCode, body } = await kalivo.app.inject({
      method: "GET",
      url: path,
      headers: { ...signed, accept: "application/json" },
    });
    expect([path, statusCode === 200 && body.includes(member.email)]).toEqual([path, false]);
    expect([path, body.includes("email")]).toEqual([path, false]);
  }
  const overrides = {
    ...signed,
    "x-http-method-override": "POST",
    "x-method-override": "POST",
    "x-original-url": api.signOut,
    "x-rewrite-url": api.signOut,
  };
  await kalivo.app.inject({ method: "GET", url: `${api.readMe}?_method=POST`, headers: overrides });
  expect((await kalivo.call("GET", api.readMe, { token: member.token })).status).toBe(200);
});

/** As bytes over a connection: no client sends such methods. */
const statusOf = (port: number, method: string, token: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = request({ host: "127.0.0.1", port, method, path: api.signOut, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("error", reject).end();
  });

test("no unusual method does what a usual one does, nor breaks anything", async () => {
  const port = await listeningOn(kalivo.app);
  for (const method of [
    "PUT",
    "DELETE",
    "PATCH",
    "HEAD",
    "OPTIONS",
    "TRACE",
    "PROPFIND",
    "SEARCH",
    "PURGE",
    "QUERY",
  ]) {
    const status = await statusOf(port, method, member.token);
    expect([method, status >= 400 && status < 500]).toEqual([method, true]);
  }
  expect((await kalivo.call("GET", api.readMe, { token: member.token })).status).toBe(200);
});

import * as api from "@kalivo/contract/api-paths.ts";
import { flatten } from "@kalivo/contract/form-data.ts";
import { addressOf, sampleOf, type EveryCall } from "./every-call.ts";

/** Pseudo-random numbers from 0 to 1 by seed. */
export type Chance = () => number;
export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const pick = <T>(chance: Chance, from: readonly T[]): T | undefined =>
  from[Math.floor(chance() * from.length)];

const textOf = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const VALUES: readonly unknown[] = [
  null,
  "",
  " ",
  "0",
  "-1",
  "1e308",
  "NaN",
  0,
  -1,
  1e21,
  1e308,
  0.1 + 0.2,
  2_147_483_648,
  9_007_199_254_740_992,
  true,
  [],
  {},
  [[[]]],
  [null, 1, "a"],
  { a: { b: [1] } },
  { toString: 1 },
  "\u0000",
  "a\u0000b",
  "\uD800",
  "\u200B",
  "\u202Eevil",
  "x".repeat(11_000),
  "1' or '1'='1",
  "'; drop table users; --",
  "<script>alert(1)</script>",
  "a\r\nBcc: all@example.org",
  "=cmd|'/C calc'!A0",
  "../../etc/passwd",
  "${7*7}{{7*7}}",
  "2026-02-30",
  "9999-12-31T23:59:59Z",
  "-000001-01-01",
  "%",
  "\\",
  "__proto__",
];
const NAMES = [
  "__proto__",
  "constructor",
  "toString",
  "admin",
  "id",
  "user_id",
  "\uD800",
  "",
  "a[b]",
  "x".repeat(300),
];
const IDS = [
  "1",
  "2",
  "3",
  "0",
  "-1",
  "1.5",
  "2147483648",
  "9".repeat(40),
  "%00",
  "%ED%A0%80",
  "abc",
  "..",
  "1;",
  "1%20or%201",
];
const HEADERS: readonly Record<string, string>[] = [
  { "x-forwarded-for": "a".repeat(5_000) },
  { "x-forwarded-for": "127.0.0.1, ::1, 999.9.9.9" },
  { forwarded: "for=127.0.0.1;host=evil.example;proto=https" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "gopher" },
  { "x-http-method-override": "DELETE", "x-original-url": api.listAllPeople },
  { "accept-language": "xx-;q=9, \u00ff".repeat(50) },
  { "idempotency-key": "k".repeat(300) },
  { "if-none-match": '"'.repeat(99) },
  { range: "bytes=-9999999999999" },
  { cookie: "jwt=x; kalivo-connecting=%00" },
  { "content-encoding": "gzip" },
];
const TYPES = [
  "text/plain",
  "text/xml",
  "application/json; charset=utf-7",
  "multipart/form-data",
  "application/x-www-form-urlencoded",
];

export type Hostile = {
  method: "GET" | "POST" | "HEAD" | "OPTIONS";
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
};

/** A valid request with a few parts made invalid. */
export function hostileRequest(call: EveryCall, chance: Chance): Hostile {
  const url = addressOf(call, chance() < 0.5 ? 1 : pick(chance, IDS)) + queryOf(call, chance);
  const headers = chance() < 0.3 ? { ...pick(chance, HEADERS) } : {};
  if (chance() < 0.04) return { method: chance() < 0.5 ? "HEAD" : "OPTIONS", url, headers };
  if (call.method === "GET") return { method: "GET", url, headers };
  return { method: "POST", url, ...bodyOf(call, chance, headers) };
}

function queryOf({ query }: EveryCall, chance: Chance): string {
  const asked = query.flatMap((name) => (chance() < 0.25 ? [[name, textOf(pick(chance, VALUES))]] : []));
  if (chance() < 0.1) asked.push([textOf(pick(chance, NAMES)), "1"]);
  if (asked.length === 0) return "";
  const written = new URLSearchParams(
    asked.map(([name = "", value = ""]) => [name.toWellFormed(), value.toWellFormed()]),
  );
  return `?${written.toString()}`;
}

function bodyOf(call: EveryCall, chance: Chance, headers: Record<string, string>) {
  const json = { ...headers, "content-type": "application/json" };
  const kind = chance();
  if (kind < 0.04)
    return {
      headers: json,
      payload: textOf(pick(chance, ["[]", "{", "null", '"', "\u0000", "[".repeat(9_000)])),
    };
  if (kind < 0.08)
    return { headers: { ...headers, "content-type": pick(chance, TYPES) ?? "" }, payload: "a=1&b=2" };
  const body: Record<string, unknown> = Object(
    sampleOf(call.body ?? { type: "object" }, () => (chance() < 0.15 ? pick(chance, VALUES) : undefined)),
  );
  if (chance() < 0.2) body[textOf(pick(chance, NAMES))] = pick(chance, VALUES);
  if (kind < 0.75) return { headers: json, payload: JSON.stringify(body) };
  const parts = flatten(body).map(
    ([name, value]) => `--f\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`,
  );
  return {
    headers: { ...headers, "content-type": "multipart/form-data; boundary=f" },
    payload: Buffer.from(`${parts.join("")}--f--\r\n`),
  };
}

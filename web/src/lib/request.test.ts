import { listBurners } from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { requestParts } from "./request.ts";

const facts = {
  method: "POST",
  path: listBurners,
  data: {},
  token: null,
  prefix: "",
  language: "fr",
} as const;

function entries(body: unknown): [string, unknown][] {
  if (!(body instanceof FormData)) throw new Error("not a form");
  return [...body.entries()];
}

test("a POST sends multipart form data with nested keys and ISO dates", () => {
  const since = new Date("2026-11-05T07:00:00Z");
  const data = {
    name: "Trail",
    list: [1, 2],
    nested: { a: { b: true } },
    since,
    gone: undefined,
    empty: null,
  };
  const { init } = requestParts({ ...facts, data });
  expect(entries(init.body)).toEqual([
    ["name", "Trail"],
    ["list[0]", "1"],
    ["list[1]", "2"],
    ["nested[a][b]", "true"],
    ["since", "2026-11-05T07:00:00.000Z"],
    ["empty", ""],
  ]);
});

test("a file stays a file", () => {
  const { init } = requestParts({
    ...facts,
    data: { file: new File(["x"], "me.png", { type: "image/png" }) },
  });
  expect(entries(init.body)[0]?.[1]).toBeInstanceOf(File);
});

test("a GET puts its data into the query and has no body", () => {
  const { url, init } = requestParts({ ...facts, method: "GET", data: { search: "a&b", sort: "recent" } });
  expect(url).toBe(`${listBurners}?search=a%26b&sort=recent`);
  expect(init.body).toBeUndefined();
});

test("the token travels as a bearer, JSON is asked for in the page's language, and phones call the production host", () => {
  const { url, init } = requestParts({ ...facts, token: "abc", prefix: "https://app.example" });
  expect(init.headers).toEqual({
    Accept: "application/json",
    "Accept-Language": "fr",
    Authorization: "Bearer abc",
  });
  expect(url).toBe(`https://app.example${listBurners}`);
});

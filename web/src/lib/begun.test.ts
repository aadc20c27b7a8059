import * as api from "@kalivo/contract/api-paths.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetBegun, readBegun, takeArrived, takeBegun } from "./begun.ts";

const PATH = api.readMeter;

beforeEach(() => vi.stubGlobal("window", {}));
afterEach(() => {
  forgetBegun();
  vi.unstubAllGlobals();
});

const begin = (path: string, answer: Promise<Response>) => {
  window.kalivoBegun = { ...window.kalivoBegun, [path]: answer };
};

test("what has come is handed out at once, with its headers, and once", async () => {
  begin(PATH, Promise.resolve(new Response("[1]", { headers: { "X-Total-Count": "7" } })));
  expect(takeArrived(PATH)).toBeUndefined();
  await readBegun();
  const arrived = takeArrived(PATH);
  expect(arrived?.text).toBe("[1]");
  expect(arrived?.headers.get("X-Total-Count")).toBe("7");
  expect(takeArrived(PATH)).toBeUndefined();
  expect(takeBegun(PATH)).toBeUndefined();
});

test("who waits for it gets it whole, whether it has come or not, and then nobody else does", async () => {
  begin(PATH, Promise.resolve(new Response("[1]")));
  const reading = readBegun();
  const taken = takeBegun(PATH);
  await reading;
  expect(await (await taken)?.text()).toBe("[1]");
  expect(takeArrived(PATH)).toBeUndefined();

  begin(PATH, Promise.resolve(new Response("[2]")));
  await readBegun();
  expect(await (await takeBegun(PATH))?.text()).toBe("[2]");
  expect(takeArrived(PATH)).toBeUndefined();
});

test("a refusal and a lost network are left to who asks", async () => {
  const lost = Promise.reject(new TypeError("Failed to fetch"));
  begin(PATH, Promise.resolve(new Response("{}", { status: 404 })));
  begin(api.readRecap, lost);
  await readBegun();
  expect([takeArrived(PATH), takeArrived(api.readRecap)]).toEqual([undefined, undefined]);
  expect((await takeBegun(PATH))?.status).toBe(404);
  await expect(takeBegun(api.readRecap)).rejects.toThrow("Failed to fetch");
});

test("asked again, it reads what was begun since, and nothing twice", async () => {
  const answer = new Response("[1]");
  const clone = vi.spyOn(answer, "clone");
  begin(PATH, Promise.resolve(answer));
  const first = readBegun();
  begin(api.readRecap, Promise.resolve(new Response("[2]")));
  await Promise.all([first, readBegun()]);
  expect(clone).toHaveBeenCalledOnce();
  expect([takeArrived(PATH)?.text, takeArrived(api.readRecap)?.text]).toEqual(["[1]", "[2]"]);
});

test("what nobody took is forgotten, and who is there is not read ahead", async () => {
  begin(PATH, Promise.resolve(new Response("[1]")));
  begin(api.readMe, Promise.resolve(new Response("{}")));
  await readBegun();
  expect(takeArrived(api.readMe)).toBeUndefined();
  forgetBegun();
  expect([takeArrived(PATH), takeBegun(PATH)]).toEqual([undefined, undefined]);
});

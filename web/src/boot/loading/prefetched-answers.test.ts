import * as api from "@kalivo/contract/api-paths.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPrefetched, readPrefetched, takeParsed, takePrefetched } from "./prefetched-answers.ts";

const PATH = api.readMeter;

beforeEach(() => vi.stubGlobal("window", {}));
afterEach(() => {
  forgetPrefetched();
  vi.unstubAllGlobals();
});

const begin = (path: string, answer: Promise<Response>) => {
  window.kalivoPrefetched = { ...window.kalivoPrefetched, [path]: answer };
};

test("what has come is handed out at once, with its headers, and once", async () => {
  begin(PATH, Promise.resolve(new Response("[1]", { headers: { "X-Total-Count": "7" } })));
  expect(takeParsed(PATH)).toBeUndefined();
  await readPrefetched();
  const arrived = takeParsed(PATH);
  expect(arrived?.text).toBe("[1]");
  expect(arrived?.headers.get("X-Total-Count")).toBe("7");
  expect(takeParsed(PATH)).toBeUndefined();
  expect(takePrefetched(PATH)).toBeUndefined();
});

test("who waits for it gets it whole, whether it has come or not, and then nobody else does", async () => {
  begin(PATH, Promise.resolve(new Response("[1]")));
  const reading = readPrefetched();
  const taken = takePrefetched(PATH);
  await reading;
  expect(await (await taken)?.text()).toBe("[1]");
  expect(takeParsed(PATH)).toBeUndefined();

  begin(PATH, Promise.resolve(new Response("[2]")));
  await readPrefetched();
  expect(await (await takePrefetched(PATH))?.text()).toBe("[2]");
  expect(takeParsed(PATH)).toBeUndefined();
});

test("a refusal and a lost network are left to who asks", async () => {
  const lost = Promise.reject(new TypeError("Failed to fetch"));
  begin(PATH, Promise.resolve(new Response("{}", { status: 404 })));
  begin(api.readRecap, lost);
  await readPrefetched();
  expect([takeParsed(PATH), takeParsed(api.readRecap)]).toEqual([undefined, undefined]);
  expect((await takePrefetched(PATH))?.status).toBe(404);
  await expect(takePrefetched(api.readRecap)).rejects.toThrow("Failed to fetch");
});

test("asked again, it reads what was prefetched since, and nothing twice", async () => {
  const answer = new Response("[1]");
  const clone = vi.spyOn(answer, "clone");
  begin(PATH, Promise.resolve(answer));
  const first = readPrefetched();
  begin(api.readRecap, Promise.resolve(new Response("[2]")));
  await Promise.all([first, readPrefetched()]);
  expect(clone).toHaveBeenCalledOnce();
  expect([takeParsed(PATH)?.text, takeParsed(api.readRecap)?.text]).toEqual(["[1]", "[2]"]);
});

test("what nobody took is forgotten, and who is there is not read ahead", async () => {
  begin(PATH, Promise.resolve(new Response("[1]")));
  begin(api.readMe, Promise.resolve(new Response("{}")));
  await readPrefetched();
  expect(takeParsed(api.readMe)).toBeUndefined();
  forgetPrefetched();
  expect([takeParsed(PATH), takePrefetched(PATH)]).toEqual([undefined, undefined]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

// A device that is online in any network, and a server that answers with the status in `answers`, or not at all.

const page = Object.assign(new EventTarget(), { hidden: false });
const device = new EventTarget();
let answers: number | null = null;
let asked = 0;

async function fetchVersion(): Promise<Response> {
  asked += 1;
  if (answers === null) throw new TypeError("Failed to fetch");
  return new Response("1", { status: answers });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", fetchVersion);
  for (const name of ["addEventListener", "removeEventListener"] as const)
    vi.stubGlobal(name, device[name].bind(device));
  Object.assign(page, { hidden: false });
  [answers, asked] = [null, 0];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const findNetwork = () => device.dispatchEvent(new Event("online"));

/** The number of requests to the server within `seconds` after an event. */
async function askedWithin(seconds: number, after = () => {}): Promise<number> {
  const before = asked;
  after();
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return asked - before;
}

test("a lost server is asked again, less and less often, until it answers", async () => {
  const { isOnline, noteNoAnswer, whenOnline } = await import("./online.ts");
  const back = vi.fn();
  whenOnline(back);
  expect([await askedWithin(0, noteNoAnswer), isOnline()]).toEqual([1, false]);
  expect(await askedWithin(14)).toBe(3); // after 2, 4 and 8 s
  expect(await askedWithin(0, noteNoAnswer)).toBe(0); // another lost call does not add a probe
  await askedWithin(600);
  expect(await askedWithin(120)).toBe(2); // once a minute
  answers = 200;
  await askedWithin(60);
  expect([isOnline(), back.mock.calls.length, await askedWithin(600)]).toEqual([true, 1, 0]);
});

test("what answers in the place of a server that is away is no answer, and one lost call is no lost server", async () => {
  const { serverIsUnreachable, isOnline, noteAnswer } = await import("./online.ts");
  answers = 502;
  expect(await serverIsUnreachable()).toBe(true);
  noteAnswer(502);
  expect(isOnline()).toBe(false);
  noteAnswer(404);
  expect([isOnline(), await askedWithin(600)]).toEqual([true, 0]);
  answers = 200;
  expect([await serverIsUnreachable(), isOnline()]).toEqual([false, true]);
});

test("nobody asks behind a page that is not looked at; at once when it is again, and in every new network", async () => {
  const { serverIsUnreachable, isOnline } = await import("./online.ts");
  await serverIsUnreachable();
  Object.assign(page, { hidden: true });
  expect(await askedWithin(600)).toBe(0);
  Object.assign(page, { hidden: false });
  expect(await askedWithin(0, () => page.dispatchEvent(new Event("visibilitychange")))).toBe(1);
  await askedWithin(600);
  answers = 200;
  expect([await askedWithin(0, findNetwork), isOnline()]).toEqual([1, true]);
});

test("a question lost with the network before does not hold up the one in a new network", async () => {
  const { serverIsUnreachable, isOnline } = await import("./online.ts");
  await serverIsUnreachable();
  const { promise, reject: lose } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  await askedWithin(600);
  findNetwork();
  vi.stubGlobal("fetch", fetchVersion);
  answers = 200;
  expect([await askedWithin(0, () => lose(new TypeError("the network has changed"))), isOnline()]).toEqual([
    1,
    true,
  ]);
});

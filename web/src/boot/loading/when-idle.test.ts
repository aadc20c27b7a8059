import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Begin = (deadline: { timeRemaining: () => number }) => void;

const idle: Begin[] = [];
/** Runs an idle period; `left` is what `timeRemaining` answers, call by call (0 once used up). */
const moment = (...left: number[]) =>
  idle.splice(0).forEach((begin) => begin({ timeRemaining: () => left.shift() ?? 0 }));
const done: string[] = [];
const requestIdleCallback = (begin: Begin) => idle.push(begin);
const task = (name: string) => () => void done.push(name);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  idle.length = 0;
  done.length = 0;
});

test("one after the other, each in a moment of its own where one takes all of it", async () => {
  const { whenIdle } = await import("./when-idle.ts");
  for (const name of ["one", "two"]) whenIdle(task(name));
  expect(done).toEqual([]);
  moment();
  expect(done).toEqual(["one"]);
  moment();
  expect(done).toEqual(["one", "two"]);
  moment();
  whenIdle(task("three"));
  moment();
  expect(done).toEqual(["one", "two", "three"]);
});

test("as many in a moment as it has room for", async () => {
  const { whenIdle } = await import("./when-idle.ts");
  for (const name of ["one", "two", "three", "four"]) whenIdle(task(name));
  moment(40, 20, 19);
  expect(done).toEqual(["one", "two", "three"]);
  moment();
  expect(done).toEqual(["one", "two", "three", "four"]);
});

test("one that breaks keeps none of the others", async () => {
  const { whenIdle } = await import("./when-idle.ts");
  whenIdle(() => {
    throw new Error("broken");
  });
  whenIdle(task("next"));
  expect(moment).toThrow("broken");
  moment();
  expect(done).toEqual(["next"]);
});

test("what a screen asked for comes first, for four seconds at most", async () => {
  const { awaitFirst, whenIdle } = await import("./when-idle.ts");
  let isAwaited = true;
  awaitFirst(() => isAwaited);
  whenIdle(task("soon"));
  moment();
  expect(done).toEqual([]);
  isAwaited = false;
  vi.advanceTimersByTime(100);
  moment();
  expect(done).toEqual(["soon"]);

  isAwaited = true;
  whenIdle(task("at last"));
  vi.advanceTimersByTime(3_999);
  moment();
  expect(done).toEqual(["soon"]);
  vi.advanceTimersByTime(100);
  moment();
  expect(done).toEqual(["soon", "at last"]);
});

test("a browser that does not say when it is idle is left half a second for each", async () => {
  vi.stubGlobal("window", {});
  const { whenIdle } = await import("./when-idle.ts");
  for (const name of ["one", "two"]) whenIdle(task(name));
  vi.advanceTimersByTime(500);
  expect(done).toEqual(["one"]);
  vi.advanceTimersByTime(500);
  expect(done).toEqual(["one", "two"]);
});

import { expect, test } from "vitest";
import { createHealthSync } from "./health-sync.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A clock, a device and a server under the test's control. */
function world() {
  let now = 1_000_000;
  let waits: { at: number; call: () => void }[] = [];
  const asked: string[] = [];
  const answers: { resolve: (value: string) => void; reject: (reason: unknown) => void }[] = [];
  const ask = (what: string) => {
    asked.push(what);
    return new Promise<string>((resolve, reject) => answers.push({ resolve, reject }));
  };
  const sync = createHealthSync<string>({
    now: () => now,
    wait: (ms, call) => {
      const one = { at: now + ms, call };
      waits.push(one);
      return () => {
        waits = waits.filter((other) => other !== one);
      };
    },
    read: () => ask("read"),
    send: async (found) => void (await ask(`send ${found}`)),
  });
  return {
    sync,
    asked,
    shown: () => sync.state().phase,
    answer: async (value = "") => {
      answers.shift()?.resolve(value);
      await settled();
    },
    refuse: async (reason: unknown) => {
      answers.shift()?.reject(reason);
      await settled();
    },
    pass: (ms: number) => {
      now += ms;
      const due = waits.filter(({ at }) => at <= now);
      waits = waits.filter(({ at }) => at > now);
      for (const { call } of due) call();
    },
    waiting: () => waits.length,
  };
}

async function finished() {
  const it = world();
  it.sync.resume();
  await it.answer("runs");
  await it.answer();
  return it;
}

test("opening the app reads, sends, says done, and is quiet five seconds later", async () => {
  const it = world();
  expect(it.shown()).toEqual({ kind: "quiet" });
  it.sync.resume();
  expect(it.shown()).toEqual({ kind: "fetching" });
  await it.answer("runs");
  expect([it.shown(), it.asked]).toEqual([{ kind: "syncing" }, ["read", "send runs"]]);
  await it.answer();
  expect(it.shown()).toEqual({ kind: "finished" });
  it.pass(4 * SECOND + 999);
  expect(it.shown()).toEqual({ kind: "finished" });
  it.pass(1);
  expect(it.shown()).toEqual({ kind: "quiet" });
});

test("coming back begins another one after five minutes only", async () => {
  const it = await finished();
  it.pass(5 * MINUTE - 1);
  it.sync.resume();
  expect(it.asked).toHaveLength(2);
  it.pass(1);
  it.sync.resume();
  expect(it.shown()).toEqual({ kind: "fetching" });
});

test("ten minutes after a finish it syncs by itself, once", async () => {
  const it = await finished();
  it.sync.resume();
  it.sync.resume();
  it.pass(10 * MINUTE - 1);
  expect(it.asked).toHaveLength(2);
  it.pass(1);
  expect(it.asked).toHaveLength(3);
  await it.answer("more");
  await it.answer();
  it.pass(10 * MINUTE);
  expect(it.asked).toHaveLength(5);
});

test("two resumes at once are one sync", () => {
  const it = world();
  it.sync.resume();
  it.sync.resume();
  it.sync.retry();
  expect(it.asked).toEqual(["read"]);
});

test("a failure says what went wrong, and does not begin again by itself", async () => {
  const it = world();
  it.sync.resume();
  await it.refuse(new Error("no permission"));
  expect(it.shown()).toEqual({ kind: "failed", detail: "no permission" });
  it.pass(4 * MINUTE);
  it.sync.resume();
  expect([it.asked.length, it.waiting()]).toEqual([1, 0]);
  it.sync.retry();
  await it.answer("runs");
  await it.refuse("418");
  expect(it.shown()).toEqual({ kind: "failed", detail: "418" });
  it.pass(5 * MINUTE);
  it.sync.resume();
  expect(it.shown()).toEqual({ kind: "fetching" });
});

test("while nobody looks nothing begins; what runs still ends", async () => {
  const it = world();
  it.sync.resume();
  it.sync.pause();
  await it.answer("runs");
  await it.answer();
  expect(it.shown()).toEqual({ kind: "finished" });
  it.pass(30 * MINUTE);
  expect([it.shown(), it.asked.length]).toEqual([{ kind: "quiet" }, 2]);
  it.sync.resume();
  expect(it.asked).toHaveLength(3);
});

test("whoever listens hears of every change until they stop", async () => {
  const it = world();
  let heard = 0;
  const stop = it.sync.subscribe(() => (heard += 1));
  it.sync.resume();
  await it.answer();
  stop();
  await it.answer();
  expect(heard).toBe(2);
});

import { expect, test } from "vitest";
import { TooBusy } from "../http/too-busy.ts";
import { fairTurns, type Turns } from "./fair-turns.ts";

const LONG_MS = 60_000;

/** Work that ends on command, recording the order of its starts. */
function held(turns: Turns) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const ask = (lane: string) =>
    turns(lane, async () => {
      begun.push(lane);
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      return lane;
    }).catch((error: unknown) => (error instanceof TooBusy ? "busy" : Promise.reject(error)));
  const endAll = async (all: Promise<unknown>) => {
    const wait = { over: false };
    void all.finally(() => (wait.over = true));
    while (!wait.over) {
      for (const end of ends.splice(0)) end();
      await new Promise((later) => setImmediate(later));
    }
  };
  return { ask, begun, endAll, most: () => most };
}

test("never more than two at once, and everybody comes to their turn", async () => {
  const { ask, endAll, most } = held(fairTurns({ atOnce: 2, waiting: 100, deadlineMs: LONG_MS }));
  const all = Promise.all(Array.from({ length: 50 }, (_, at) => ask(String(at % 3))));
  await endAll(all);
  expect((await all).filter((said) => said === "busy")).toEqual([]);
  expect(most()).toBe(2);
});

test("one address that sends hundreds does not make another wait for all of them", async () => {
  const { ask, begun, endAll } = held(fairTurns({ atOnce: 1, waiting: 500, deadlineMs: LONG_MS }));
  const flood = Array.from({ length: 200 }, () => ask("flood"));
  const somebody = ask("somebody");
  await endAll(Promise.all([...flood, somebody]));
  expect(begun.indexOf("somebody")).toBeLessThanOrEqual(2);
});

test("a full queue gives up the last of the longest lane, never whoever came alone", async () => {
  const { ask, endAll } = held(fairTurns({ atOnce: 1, waiting: 10, deadlineMs: LONG_MS }));
  const flood = Array.from({ length: 40 }, () => ask("flood"));
  const others = ["a", "b", "c"].map(ask);
  const all = Promise.all([...flood, ...others]);
  await endAll(all);
  const said = await all;
  expect(said.slice(-3)).toEqual(["a", "b", "c"]);
  expect(said.filter((one) => one === "flood")).toHaveLength(1 + 10 - 3);
});

test("whose turn does not come in time is told when to come back, and takes no turn later", async () => {
  const { ask, begun, endAll } = held(fairTurns({ atOnce: 1, waiting: 10, deadlineMs: 5 }));
  const first = ask("first");
  expect(await ask("late")).toBe("busy");
  await endAll(first);
  expect(begun).toEqual(["first"]);
  const again = ask("again");
  await endAll(again);
  expect(await again).toBe("again");
});

test("work that fails makes room for the next", async () => {
  const turns = fairTurns({ atOnce: 1, waiting: 10, deadlineMs: LONG_MS });
  await expect(turns("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turns("a", async () => 1)).toBe(1);
});

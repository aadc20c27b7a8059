import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeRouter, type Screen } from "./router.ts";
import { createMemoryHistory } from "@tanstack/history";
import type { PathName } from "../../paths.ts";
import { SKELETON_DELAY_MS } from "../../lib/timing.ts";
import { slideOf } from "./slide.ts";

const Unknown: Screen = () => null;

/** A screen whose chunk arrives when the test calls `arrive`. */
function awaited() {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const load = vi.fn<() => Promise<void>>(() => promise);
  return { Screen: Object.assign(() => null, { load }), load, arrive: () => resolve(undefined), reject };
}

function app(at = "/") {
  const [home, workouts, team] = [awaited(), awaited(), awaited()];
  const screens = new Map<PathName, Screen>([
    ["home", home.Screen],
    ["workouts", workouts.Screen],
    ["team", team.Screen],
  ]);
  const history = createMemoryHistory({ initialEntries: [at] });
  const onLeave = vi.fn<() => void>();
  const router = makeRouter({ history, screens, Unknown, onLeave });
  const moves: string[] = [];
  router.follow(router.shown(), (to, from) => moves.push(`${from.location.href} > ${to.location.href}`));
  return { router, history, moves, onLeave, home, workouts, team };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a place is shown once its code is there, with the values of its address", async () => {
  const { router, history, moves, team } = app();
  history.push("/team/12?tab=members");
  await settled();
  expect(moves).toEqual([]);
  team.arrive();
  await settled();
  expect(moves).toEqual(["/ > /team/12?tab=members"]);
  expect(router.shown()).toMatchObject({ name: "team", params: { id: "12" }, Screen: team.Screen });
});

test("code that is long on its way is waited for on the page it belongs to", async () => {
  const { history, moves } = app();
  history.push("/workouts");
  await vi.advanceTimersByTimeAsync(SKELETON_DELAY_MS - 1);
  expect(moves).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(moves).toEqual(["/ > /workouts"]);
});

test("code that cannot be had is said by the page", async () => {
  const { history, moves, workouts } = app();
  history.push("/workouts");
  workouts.reject(new Error("no network"));
  await settled();
  expect(moves).toEqual(["/ > /workouts"]);
});

test("a first screen whose code cannot be had is drawn all the same", async () => {
  const { router, home } = app();
  home.reject(new Error("no network"));
  await expect(router.ready()).resolves.toBeUndefined();
});

test("only the place somebody went to last is shown", async () => {
  const { history, moves, workouts, team } = app();
  history.push("/workouts");
  history.push("/team/1");
  team.arrive();
  await settled();
  workouts.arrive();
  await settled();
  expect(moves).toEqual(["/ > /team/1"]);
});

test("going back while the next page is on its way stays", async () => {
  const { router, history, moves, home, workouts } = app();
  home.arrive();
  history.push("/workouts");
  history.back();
  await settled();
  workouts.arrive();
  await settled();
  expect(router.shown().name).toBe("home");
  expect(moves).toEqual(["/ > /"]);
});

test("the history entry of a layer is the same place; leaving the page is told once, a new query is no leaving", async () => {
  const { history, moves, onLeave, workouts } = app();
  history.notify({ type: "GO", index: 0 });
  await settled();
  expect(moves).toEqual([]);
  workouts.arrive();
  history.push("/workouts");
  await settled();
  history.push("/workouts?month=2026-10");
  await settled();
  expect(moves).toEqual(["/ > /workouts", "/workouts > /workouts?month=2026-10"]);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test("an address nobody knows has a screen of its own", () => {
  expect(app("/nowhere").router.shown()).toMatchObject({ name: null, params: {}, Screen: Unknown });
});

test("a screen's code comes before somebody goes there; a failure is nobody's concern", async () => {
  const { router, moves, team } = app();
  router.preload("/team/4?tab=members");
  team.reject(new Error("no network"));
  router.preload("/nowhere");
  await settled();
  expect(team.load).toHaveBeenCalledTimes(1);
  expect(moves).toEqual([]);
});

test("who follows late hears of what was missed", async () => {
  const { router, history, workouts } = app();
  const seen = router.shown();
  workouts.arrive();
  history.push("/workouts");
  await settled();
  const follower = vi.fn<() => void>();
  router.follow(seen, follower);
  expect(follower).toHaveBeenCalledExactlyOnceWith(router.shown(), seen);
});

const at = (name: PathName, index: number) => ({
  name,
  location: { href: "", pathname: "", search: "", hash: "", state: { __TSR_index: index } },
});

test("another page slides in, back from the other side; tabs and the bar's pages do not", () => {
  expect(slideOf(at("team", 1), at("home", 0))).toEqual([]);
  expect(slideOf(at("home", 0), at("team", 1))).toEqual(["back"]);
  expect(slideOf(at("communityTab", 1), at("home", 0))).toBeNull();
  expect(slideOf(at("team", 1), at("team", 0))).toBeNull();
  expect(slideOf(at("userProfileBack", 1), at("userProfile", 1))).toBeNull();
});

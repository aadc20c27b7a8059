import { expect, test } from "vitest";
import { createToastList } from "./toast-list.ts";

function setClock() {
  let now = 0;
  let tasks: { at: number; task: () => void }[] = [];
  const pass = (ms: number) => {
    now += ms;
    const due = tasks.filter((task) => task.at <= now);
    tasks = tasks.filter((task) => task.at > now);
    for (const { task } of due) task();
  };
  return {
    now: () => now,
    after: (ms: number, task: () => void) => tasks.push({ at: now + ms, task }),
    pass,
  };
}

test("a message is hidden after 4 s and gone after 5.1 s", () => {
  const clock = setClock();
  const list = createToastList(clock);
  list.add("Link copied !");
  clock.pass(3_999);
  expect(list.toasts()).toMatchObject([{ type: "info", hidden: false }]);
  clock.pass(1);
  expect(list.toasts()).toMatchObject([{ hidden: true }]);
  clock.pass(1_099);
  expect(list.toasts()).toHaveLength(1);
  clock.pass(1);
  expect(list.toasts()).toEqual([]);
});

test("a dismissed message fades at once", () => {
  const clock = setClock();
  const list = createToastList(clock);
  list.add("error 500", "error");
  list.dismiss(1);
  expect(list.toasts()).toMatchObject([{ type: "error", hidden: true }]);
  clock.pass(1_100);
  expect(list.toasts()).toEqual([]);
});

test("a message that has the focus stays until the focus leaves it", () => {
  const clock = setClock();
  const list = createToastList(clock);
  list.add("Link copied !");
  list.hold(1);
  clock.pass(10_000);
  expect(list.toasts()).toMatchObject([{ hidden: false }]);
  list.release(1);
  expect(list.toasts()).toMatchObject([{ hidden: true }]);
  clock.pass(1_100);
  expect(list.toasts()).toEqual([]);
});

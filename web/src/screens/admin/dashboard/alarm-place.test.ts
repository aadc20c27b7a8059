import { expect, test } from "vitest";
import { heaviestFirst, placeOfAlarm, waitingIn } from "./alarm-place.ts";

test("what is about money stands before what only waits for somebody, else in the server's order", () => {
  const alarms = [
    { kind: "feedback_unread", n: 1 },
    { kind: "mails_given_up", n: 2 },
    { kind: "charges_overdue", n: 3 },
    { kind: "books_differ", n: 4 },
  ] as const;
  expect(heaviestFirst(alarms).map(({ n }) => n)).toEqual([3, 4, 2, 1]);
});

test("an alarm leads to the part that shows it", () => {
  const none = { month: null, id: null };
  expect(placeOfAlarm({ ...none, kind: "mails_given_up" })).toBe("/admin?part=mails&show=given_up");
  expect(placeOfAlarm({ ...none, kind: "clock_differs" })).toBeNull();
  expect(placeOfAlarm({ ...none, kind: "month_not_closed", month: "2026-11" })).toBe(
    "/admin?part=billing&month=2026-11",
  );
  expect(placeOfAlarm({ ...none, kind: "iban_waiting", id: 7 })).toBe("/admin?part=organisations&id=7");
  expect(placeOfAlarm({ ...none, kind: "iban_waiting" })).toBe("/admin?part=organisations");
  expect(placeOfAlarm({ ...none, kind: "payouts_came_back", id: 12 })).toBe(
    "/admin?part=organisations&id=12",
  );
});

test("a part counts all that leads to it", () => {
  const alarms = [
    { kind: "payouts_waiting", count: 1 },
    { kind: "payouts_left_after_all", count: 2 },
    { kind: "workouts_held", count: 4 },
    { kind: "clock_differs", count: 8 },
  ] as const;
  expect((["payouts", "workouts", "books"] as const).map((part) => waitingIn(part, alarms))).toEqual([
    3, 4, 0,
  ]);
});

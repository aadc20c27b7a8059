import { expect, test } from "vitest";
import { heaviestFirst, placeOfAlarm } from "./alarm-place.ts";

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
  expect(placeOfAlarm("mails_given_up")).toBe("/admin?part=mails&show=given_up");
  expect(placeOfAlarm("books_differ")).toBeNull();
});

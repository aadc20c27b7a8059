import { expect, test } from "vitest";
import { placeOf } from "./room.ts";

const one = { top: 12, bottom: 64 };
const three = { top: 12, bottom: 184 };
/** A phone of 844 px, empty but for a button at the bottom. */
const page = { title: null, taken: [], foot: 844, window: 844 };
const y = (of: Partial<Parameters<typeof placeOf>[0]>, messages = one) =>
  placeOf({ ...page, ...of }, messages).below;

test("a message at the top of a phone stands below the title it would cover", () => {
  expect(y({ title: { top: 8, bottom: 48 } })).toBe(44);
  expect(y({ title: { top: 60, bottom: 96 } })).toBe(92);
});

test("it keeps its place where there is no title, where that is scrolled away, or far below", () => {
  expect(y({})).toBe(0);
  expect(y({ title: { top: -80, bottom: -40 } })).toBe(0);
  expect(y({ title: { top: 520, bottom: 560 } }), "of a low sheet").toBe(0);
});

test("in a low window it goes no further than the middle", () => {
  expect(y({ title: { top: 20, bottom: 220 }, foot: 256, window: 256 })).toBe(116);
});

test("it leaves Back to be pressed, and then the title below it to be read", () => {
  const back = { top: 6, bottom: 50 };
  expect(y({ taken: [back] })).toBe(46);
  expect(y({ taken: [back], title: { top: 76, bottom: 112 } })).toBe(108);
});

test("where it would cover what is chosen next, it stands at the foot, above what sticks there", () => {
  const first = { top: 124, bottom: 212 };
  const last = { top: 400, bottom: 484 };
  const choice = { title: { top: 76, bottom: 112 }, taken: [first, last], foot: 564, window: 640 };
  expect(placeOf(choice, three)).toEqual({ below: 564 - 8 - 184, low: true });
  expect(placeOf(choice, one), "one has room above the title").toEqual({ below: 0, low: false });
});

test("where everything is taken what stands first is left free; in a sheet its buttons are", () => {
  const taken = Array.from({ length: 8 }, (_, row) => ({ top: 120 + row * 80, bottom: 200 + row * 80 }));
  const list = { title: { top: 40, bottom: 112 }, taken, window: 844 };
  expect(placeOf({ ...list, foot: 760 }, one)).toEqual({ below: 760 - 8 - 64, low: true });
  expect(placeOf({ ...list, foot: null }, one)).toEqual({ below: 108, low: false });
});

test("once it stands at the foot it stays there while the page scrolls", () => {
  expect(placeOf({ ...page, foot: 564 }, one, true)).toEqual({ below: 564 - 8 - 64, low: true });
});

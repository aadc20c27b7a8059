import type { words as admin } from "./en/parts/admin.ts";
import type { words as charts } from "./en/parts/charts.ts";
import type { words as days } from "./en/parts/days.ts";
import type { words as door } from "./en/parts/door.ts";
import type { words as first } from "./en/parts/first.ts";
import type { words as giving } from "./en/parts/giving.ts";
import type { words as later } from "./en/parts/later.ts";
import type { words as own } from "./en/parts/own.ts";
import type { screens } from "./en/screens.ts";

/** English holds the shapes. French and Dutch are written against them, so a missing sentence does not compile. */
export type ScreenWords = typeof screens;

/** A subject of the screens: the name of its file in `screens`, in camel case. */
export type Subject = keyof ScreenWords;

/** What is loaded at once. */
export type Parts = {
  first: typeof first;
  later: typeof later;
  own: typeof own;
  giving: typeof giving;
  charts: typeof charts;
  days: typeof days;
  admin: typeof admin;
  door: typeof door;
};

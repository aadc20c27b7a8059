import type { words as admin } from "./en/parts/admin.ts";
import type { words as charts } from "./en/parts/charts.ts";
import type { words as bell } from "./en/parts/bell.ts";
import type { words as cheers } from "./en/parts/cheers.ts";
import type { words as days } from "./en/parts/days.ts";
import type { words as door } from "./en/parts/door.ts";
import type { words as first } from "./en/parts/first.ts";
import type { words as firstWeek } from "./en/parts/first-week.ts";
import type { words as giving } from "./en/parts/giving.ts";
import type { words as later } from "./en/parts/later.ts";
import type { words as own } from "./en/parts/own.ts";
import type { words as proofs } from "./en/parts/proofs.ts";
import type { screens } from "./en/screens.ts";

/** English holds the shapes. The other languages are written against them, so a missing sentence does not compile. */
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
  bell: typeof bell;
  firstWeek: typeof firstWeek;
  cheers: typeof cheers;
  days: typeof days;
  proofs: typeof proofs;
  admin: typeof admin;
  door: typeof door;
};

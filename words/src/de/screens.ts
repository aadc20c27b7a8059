import { words as admin } from "./parts/admin.ts";
import { words as charts } from "./parts/charts.ts";
import { words as bell } from "./parts/bell.ts";
import { words as cheers } from "./parts/cheers.ts";
import { words as days } from "./parts/days.ts";
import { words as door } from "./parts/door.ts";
import { words as first } from "./parts/first.ts";
import { words as firstWeek } from "./parts/first-week.ts";
import { words as giving } from "./parts/giving.ts";
import { words as later } from "./parts/later.ts";
import { words as own } from "./parts/own.ts";
import { words as proofs } from "./parts/proofs.ts";
import type { ScreenWords } from "../screens.ts";

export const screens: ScreenWords = {
  ...first,
  ...later,
  ...own,
  ...giving,
  ...charts,
  ...days,
  ...bell,
  ...firstWeek,
  ...cheers,
  ...proofs,
  ...admin,
  ...door,
};

import { words as admin } from "./parts/admin.ts";
import { words as charts } from "./parts/charts.ts";
import { words as days } from "./parts/days.ts";
import { words as door } from "./parts/door.ts";
import { words as first } from "./parts/first.ts";
import { words as giving } from "./parts/giving.ts";
import { words as later } from "./parts/later.ts";
import { words as own } from "./parts/own.ts";
import type { ScreenWords } from "../screens.ts";

export const screens: ScreenWords = {
  ...first,
  ...later,
  ...own,
  ...giving,
  ...charts,
  ...days,
  ...admin,
  ...door,
};

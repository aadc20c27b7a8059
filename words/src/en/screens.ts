import { words as admin } from "./parts/admin.ts";
import { words as charts } from "./parts/charts.ts";
import { words as days } from "./parts/days.ts";
import { words as door } from "./parts/door.ts";
import { words as first } from "./parts/first.ts";
import { words as giving } from "./parts/giving.ts";
import { words as later } from "./parts/later.ts";
import { words as own } from "./parts/own.ts";

/** Every sentence of the screens, by subject, for what reads them all. The browser fetches the parts apart. */
export const screens = { ...first, ...later, ...own, ...giving, ...charts, ...days, ...admin, ...door };

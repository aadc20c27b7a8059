import { admin } from "./parts/admin.ts";
import { first } from "./parts/first.ts";
import { giving } from "./parts/giving.ts";
import { later } from "./parts/later.ts";
import { own } from "./parts/own.ts";

/** Every sentence of the screens, by subject, for what reads them all. The browser fetches the parts apart. */
export const screens = { ...first, ...later, ...own, ...giving, ...admin };

import { admin } from "./parts/admin.ts";
import { first } from "./parts/first.ts";
import { giving } from "./parts/giving.ts";
import { later } from "./parts/later.ts";
import { own } from "./parts/own.ts";
import type { ScreenWords } from "../screens.ts";

export const screens: ScreenWords = { ...first, ...later, ...own, ...giving, ...admin };

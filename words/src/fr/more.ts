import { later } from "./later.ts";
import { screens } from "./screens.ts";
import type { MoreWords } from "../screens.ts";

/** Those of the first paint and of every later screen. The browser puts them together itself: it fetches them apart. */
export const more: MoreWords = { ...screens, ...later };

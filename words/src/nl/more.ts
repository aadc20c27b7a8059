import { later } from "./later.ts";
import { own } from "./own.ts";
import { screens } from "./screens.ts";
import type { MoreWords, OwnWords } from "../screens.ts";

/** Those of the first paint, of every later screen and of one's own account. The browser puts them together itself: it fetches them apart. */
export const more: MoreWords & OwnWords = { ...screens, ...later, ...own };

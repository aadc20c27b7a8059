import type { screens as english } from "./en/screens.ts";

/** English holds the shape. French and Dutch are written against it, so a missing sentence does not compile. */
export type ScreenWords = typeof english;

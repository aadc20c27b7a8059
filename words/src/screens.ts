import type { admin } from "./en/admin.ts";
import type { more } from "./en/more.ts";
import type { screens } from "./en/screens.ts";

/** English holds the shapes. French and Dutch are written against them, so a missing sentence does not compile. */
export type ScreenWords = typeof screens;
export type MoreWords = typeof more;
export type AdminWords = typeof admin;

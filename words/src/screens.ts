import type { admin } from "./en/admin.ts";
import type { giving } from "./en/giving.ts";
import type { later } from "./en/later.ts";
import type { own } from "./en/own.ts";
import type { screens } from "./en/screens.ts";

/** English holds the shapes. French and Dutch are written against them, so a missing sentence does not compile. */
export type ScreenWords = typeof screens;
export type LaterWords = typeof later;
export type MoreWords = ScreenWords & LaterWords;
export type AdminWords = typeof admin;
export type OwnWords = typeof own;
export type GivingWords = typeof giving;

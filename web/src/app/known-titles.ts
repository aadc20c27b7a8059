import { href } from "../paths.ts";
import type { KnownTitles } from "../boot/page/title-at.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";

/** The fixed titles of the preloaded screens, by path. */
export const knownTitles = (
  words: Pick<ScreenWords, "codes" | "community" | "settings" | "statements" | "workouts">,
): KnownTitles => ({
  [href("community")]: words.community.title,
  [href("manageCodes")]: words.codes.title,
  [href("settings")]: words.settings.title,
  [href("statements")]: words.statements.title,
  [href("workouts")]: words.workouts.title,
});

import { type FirstFiles, isKept, isLanding } from "./first-files.ts";
import { languageOfPage } from "../../lib/page-language.ts";
import { readToken } from "../../lib/jwt-cookie.ts";

/** The files that the first screen needs beyond the app, as indexes into `names`. */
export function filesOfScreen({ faces, landing, open, screens, words }: FirstFiles): readonly number[] {
  const { first, later } = words[languageOfPage()];
  const [, part = ""] = location.pathname.split("/");
  const screen = Object.hasOwn(screens, part) ? (screens[part] ?? []) : null;
  const isVisitor = readToken() === null && !open.includes(part);
  const shown = screen === null ? [] : isVisitor ? landing : screen;
  if (isLanding()) return [...faces, ...first, ...shown];
  // Fonts would delay the code: until they arrive, fallback fonts of the same metrics show the words.
  return [...first, ...shown, ...later, ...(isKept() ? faces : [])];
}

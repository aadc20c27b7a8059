import { type FirstFiles, isKept, isLanding } from "./first-files.ts";
import { languageOfPage } from "../../lib/page-language.ts";
import { readToken } from "../../lib/jwt-cookie.ts";

/** What the first screen needs beyond the app: places in the list of names. */
export function filesOfScreen({ faces, landing, open, screens, words }: FirstFiles): readonly number[] {
  const { first, later } = words[languageOfPage()];
  const [, part = ""] = location.pathname.split("/");
  const screen = Object.hasOwn(screens, part) ? (screens[part] ?? []) : null;
  const isVisitor = readToken() === null && !open.includes(part);
  const shown = screen === null ? [] : isVisitor ? landing : screen;
  if (isLanding()) return [...faces, ...first, ...shown];
  // Faces would hold up the code; its words stand in others meanwhile, which measure the same.
  return [...first, ...shown, ...later, ...(isKept() ? faces : [])];
}

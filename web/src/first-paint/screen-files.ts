// What the first screen needs beyond the app.

import { type FirstFiles, firstFiles, isLanding, preload } from "./files.ts";
import { languageOfPage } from "../lib/page-language.ts";
import { readToken } from "../lib/jwt-cookie.ts";

const files = firstFiles();
if (files !== null) for (const place of wanted(files)) preload(`/${files.names[place]}`);

function wanted({ faces, landing, open, screens, words }: FirstFiles): readonly number[] {
  const { first, later } = words[languageOfPage()];
  const [, part = ""] = location.pathname.split("/");
  const screen = Object.hasOwn(screens, part) ? (screens[part] ?? []) : null;
  const isVisitor = readToken() === null && !open.includes(part);
  const shown = screen === null ? [] : isVisitor ? landing : screen;
  if (isLanding()) return [...faces, ...first, ...shown];
  // Faces would hold up the code; its words stand in others meanwhile, which measure the same. What is kept here already
  // holds up nothing.
  const isKept = window.Capacitor !== undefined || navigator.serviceWorker?.controller != null;
  return [...first, ...shown, ...later, ...(isKept ? faces : [])];
}

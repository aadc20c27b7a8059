import type { Language } from "@kalivo/domain/language.ts";
import type { KnownTitles } from "./title-at.ts";

/**
 * The names of the built files that a first paint asks for: the build writes them into the page (`web/src/boot/build/first-paint.ts`),
 * where its scripts read them, as JSON.
 */
export type FirstFiles = {
  /** The app: addresses, of the code the largest first. */
  app: { entry: string; scripts: readonly string[]; styles: readonly string[] };
  /** What may be asked for beyond the app, by name; everything below is places in this list. */
  names: readonly string[];
  faces: readonly number[];
  /** The landing page, which visitors find at every address that does not open for anybody. */
  landing: readonly number[];
  /** The first parts of the addresses that do. */
  open: readonly string[];
  /** The screens people begin with, by the first part of their address. */
  screens: Readonly<Record<string, readonly number[]>>;
  /** The sentences of the first paint, and those after it. */
  words: Readonly<Record<Language, { first: readonly number[]; later: readonly number[] }>>;
};

/** The titles that stand beside a member's bar before any code has come (`frames.tsx`). */
export type FirstTitles = Readonly<Record<Language, KnownTitles>>;

/** What the build wrote into the page; null where nothing was built: `npm run dev` asks for every module when it is imported. */
export const firstFiles = (): FirstFiles | null => JSON.parse(textOf("first-files"));
export const firstTitles = (): FirstTitles | null => JSON.parse(textOf("first-titles"));

const textOf = (id: string) => document.querySelector(`#${id}`)?.textContent ?? "null";

/** The landing page is painted before any code has come; elsewhere the mark stands meanwhile. */
export const isLanding = (): boolean => document.documentElement.dataset["boot"] === undefined;

/** Whether this browser keeps the app's files already: they hold up nothing then. */
export const isKept = (): boolean =>
  window.Capacitor !== undefined || navigator.serviceWorker?.controller != null;

/** `hrefs` asked for ahead of the moment in which they are used; in the way in which they are then, or they would come twice. */
export function preload(href: string): void {
  const kind = href.endsWith(".css") ? "style" : href.endsWith(".woff2") ? "font" : null;
  void addToHead("link", kind === null ? { rel: "modulepreload", href } : { rel: "preload", as: kind, href });
}

/** Resolves when it has come, and when it can't be had; with which of the two. */
export function addToHead<Name extends "link" | "script">(
  name: Name,
  made: Partial<HTMLElementTagNameMap[Name]>,
): Promise<boolean> {
  return new Promise((done) => {
    const element = Object.assign(document.createElement(name), made, { crossOrigin: "" });
    element.addEventListener("load", () => done(true));
    element.addEventListener("error", () => done(false));
    document.head.append(element);
  });
}

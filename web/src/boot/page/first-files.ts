import type { Language } from "@kalivo/domain/language.ts";
import type { KnownTitles } from "./title-at.ts";

/**
 * The names of the built files for a first paint: the build writes them into the HTML as JSON
 * (`web/src/boot/build/first-paint.ts`), where the inlined scripts read them.
 */
export type FirstFiles = {
  /** URLs; the scripts largest first. */
  app: { entry: string; scripts: readonly string[]; styles: readonly string[] };
  /** Names of the files beyond the app; all numbers below are indexes into this list. */
  names: readonly string[];
  faces: readonly number[];
  /** Of the landing page, which visitors get at every path that is not in `open`. */
  landing: readonly number[];
  /** The first path segments that are open to anybody. */
  open: readonly string[];
  /** The screens to preload, by first path segment. */
  screens: Readonly<Record<string, readonly number[]>>;
  /** The words of the first paint, and the rest. */
  words: Readonly<Record<Language, { first: readonly number[]; later: readonly number[] }>>;
};

/** The titles drawn beside a member's bar before any code has loaded (`frames.tsx`). */
export type FirstTitles = Readonly<Record<Language, KnownTitles>>;

/** What the build wrote into the HTML; null in `npm run dev`, where nothing is bundled. */
export const firstFiles = (): FirstFiles | null => JSON.parse(textOf("first-files"));
export const firstTitles = (): FirstTitles | null => JSON.parse(textOf("first-titles"));

const textOf = (id: string) => document.querySelector(`#${id}`)?.textContent ?? "null";

/** Whether this page shows the landing page: painted before any code has loaded, where other pages show the mark. */
export const isLanding = (): boolean => document.documentElement.dataset["boot"] === undefined;

/** Whether the files come from the device (phone shell or service worker): they use no bandwidth then. */
export const isKept = (): boolean =>
  window.Capacitor !== undefined || navigator.serviceWorker?.controller != null;

/** Preloads with the same kind of request that will use the file, else it would be downloaded twice. */
export function preload(href: string): void {
  const kind = href.endsWith(".css") ? "style" : href.endsWith(".woff2") ? "font" : null;
  void addToHead("link", kind === null ? { rel: "modulepreload", href } : { rel: "preload", as: kind, href });
}

/** Resolves with true when it loaded, with false when it failed. */
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

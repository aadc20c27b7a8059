import { readText, storeText } from "./local-storage.ts";

export type Theme = "system" | "light" | "dark";

const KEY = "theme";

/** A script in index.html sets the same attribute before the first paint. */
export function readTheme(): Theme {
  const stored = readText(KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function chooseTheme(theme: Theme): void {
  if (theme === "system") {
    storeText(KEY, null);
    delete document.documentElement.dataset["theme"];
  } else {
    storeText(KEY, theme);
    document.documentElement.dataset["theme"] = theme;
  }
  paintBrowserBar();
}

/** Sets the browser's theme colour to the theme's canvas. */
export function paintBrowserBar(): void {
  const canvas = getComputedStyle(document.documentElement).getPropertyValue("--canvas").trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.removeAttribute("media");
    meta.content = canvas;
  }
}

export function followSystemTheme(): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paintBrowserBar);
}

import { manifestWords } from "@kalivo/words/manifest.ts";
import { LANGUAGES, type Language, HTML_LANG } from "@kalivo/domain/language.ts";
import type { Plugin } from "vite";

/** The canvas of each theme; a test compares it with tokens.css. */
export const CANVAS = { light: "#f9f8f2", dark: "#09110e" } as const;
type Theme = keyof typeof CANVAS;

/** One manifest per language and theme: the page links the one to install with. */
export function manifests(): Plugin {
  return {
    name: "kalivo:manifests",
    apply: "build",
    generateBundle() {
      for (const language of LANGUAGES) {
        for (const theme of ["light", "dark"] as const) {
          const source = JSON.stringify(manifest(language, theme));
          this.emitFile({ type: "asset", fileName: `manifest-${language}-${theme}.webmanifest`, source });
        }
      }
      this.emitFile({
        type: "asset",
        fileName: "manifest.webmanifest",
        source: JSON.stringify(manifest("en", "light")),
      });
    },
  };
}

const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export function manifest(language: Language, theme: Theme) {
  const words = manifestWords[language];
  return {
    // The same id in all of them: they are one app.
    id: "/",
    name: "Kalivo",
    short_name: "Kalivo",
    description: words.description,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: CANVAS[theme],
    theme_color: CANVAS[theme],
    lang: HTML_LANG[language],
    categories: ["health", "fitness", "lifestyle"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
      icon("icon-monochrome-512", 512, "monochrome"),
    ],
    shortcuts: [
      { name: words.add, url: "/workouts?add", icons: [icon("icon-192", 192, "any")] },
      { name: words.scan, url: "/scan", icons: [icon("icon-192", 192, "any")] },
      { name: words.myCode, url: "/codes", icons: [icon("icon-192", 192, "any")] },
    ],
    screenshots: [
      screenshot(`home-${theme}`, "narrow", words.home),
      screenshot(`workouts-${theme}`, "narrow", words.workouts),
      screenshot(`wide-${theme}`, "wide", words.home),
    ],
    share_target: {
      action: "/share",
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "files", accept: SHARED_TYPES }],
      },
    },
  };
}

/** Recordings and exports, by extension and by the MIME types phones use. */
const SHARED_TYPES = [
  ".fit",
  ".gpx",
  ".tcx",
  ".zip",
  "application/zip",
  "application/gpx+xml",
  "application/vnd.garmin.tcx+xml",
  "application/vnd.ant.fit",
  "application/octet-stream",
];

const SIZES = { narrow: "780x1688", wide: "1280x800" } as const;

const screenshot = (name: string, form: keyof typeof SIZES, label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes: SIZES[form],
  type: "image/webp",
  form_factor: form,
  label,
});

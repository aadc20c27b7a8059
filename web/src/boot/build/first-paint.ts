import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { HTML_LANG, LANGUAGES, type Language } from "@kalivo/domain/language.ts";
import { landing as de } from "@kalivo/words/de/screens/landing.ts";
import { landing as en } from "@kalivo/words/en/screens/landing.ts";
import { landing as fr } from "@kalivo/words/fr/screens/landing.ts";
import { landing as nl } from "@kalivo/words/nl/screens/landing.ts";
import type { FirstFiles } from "../page/first-files.ts";
import { firstFilesOf } from "./first-files.ts";
import { framesFor } from "./frames.ts";
import { inlineScript } from "./inline-script.ts";

const LANDING = { en, fr, nl, de } as const satisfies Record<Language, typeof en>;
const SLIDES = "<!-- the first slide, in every language -->";
const STYLES = "/* the colours and the faces of the first paint */";
const SHOWN = "/* the slide in the language of the page */";
const STYLE_FILES = ["tokens.css", "fallback-faces.css"];
const COMMENTS = /<!--[\s\S]*?-->/g;
const INDENTS = /\n\s+/g;
const FIRST_SCRIPTS = /<script data-first="([\w-]+)"><\/script>/g;
const FRAMES = "<!-- a member's bar and title, in every language -->";
const ENTRY_SCRIPT = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const MODULES = /[^\S\n]*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>\n?/g;
const STYLE_SHEETS = /[^\S\n]*<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>\n?/g;

/**
 * Inlines into the HTML the first slide in each language (`<html lang>` selects the one shown before any code runs), the
 * scripts of `src/boot/page/`, and the file names of the first screen: those scripts request them in parallel with the
 * entry and start the entry after the first paint.
 */
export function firstPaint(): Plugin {
  return {
    name: "kalivo:first-paint",
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle }) => {
        const page = await withScripts(replaceOnce(html, SLIDES, LANGUAGES.map(slide).join("")));
        if (bundle === undefined) return page;
        return (await beginLater(page, bundle)).replaceAll(COMMENTS, "").replaceAll(INDENTS, " ");
      },
    },
  };
}

/** Inlines the colours and the fallback fonts before Vite reads the HTML and minifies it. */
export function firstStyles(): Plugin {
  return {
    name: "kalivo:first-styles",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        replaceOnce(
          replaceOnce(html, STYLES, STYLE_FILES.map(readStyles).join("\n")),
          SHOWN,
          `${LANGUAGES.map(inLanguage).join(",")}{display:block}`,
        ),
    },
  };
}

function replaceOnce(html: string, place: string | RegExp, written: string): string {
  const replaced = html.replace(place, () => written);
  if (replaced === html) throw new Error(`index.html has no ${place}`);
  return replaced;
}

const readStyles = (name: string) => readFileSync(new URL(`../../ui/${name}`, import.meta.url), "utf8");

const inLanguage = (language: Language) => `html:lang(${language}) .boot p:lang(${language})`;

const slide = (language: Language) => `<p lang="${HTML_LANG[language]}">${LANDING[language].slides[0]}</p>`;

async function withScripts(html: string): Promise<string> {
  const names = [...html.matchAll(FIRST_SCRIPTS)].map(([, name = ""]) => name);
  if (names.length === 0) throw new Error("index.html has no scripts of the first paint");
  const codes = new Map(
    await Promise.all(names.map(async (name) => [name, await inlineScript(name)] as const)),
  );
  return html.replaceAll(FIRST_SCRIPTS, (_, name: string) => `<script>${codes.get(name)}</script>`);
}

/**
 * Replaces the entry's script tag: the inlined scripts load the entry and its imports. The largest come first: over
 * HTTP/1.1 a browser opens six connections, and the slowest download should not wait for one of them.
 */
async function beginLater(html: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const [script = "", entry = ""] = ENTRY_SCRIPT.exec(html) ?? [];
  if (entry === "") throw new Error("the built index.html has no entry");
  const textOf = (href: string) => {
    const file = bundle[href.slice(1)];
    return file?.type === "chunk" ? file.code : String(file?.source ?? "");
  };
  const hrefs = (links: RegExp) => [...html.matchAll(links)].map(([, href = ""]) => href);
  const scripts = [entry, ...hrefs(MODULES)].toSorted(
    (one, other) => textOf(other).length - textOf(one).length,
  );
  const app: FirstFiles["app"] = { entry, scripts, styles: hrefs(STYLE_SHEETS) };
  const page = html.replace(script, "").replaceAll(MODULES, "").replaceAll(STYLE_SHEETS, "");
  // The frame uses classes of the app's own styles: it is drawn once they have loaded.
  const { markup, titles } = await framesFor(app.styles.map(textOf).join("\n"));
  const framed = withJson(replaceOnce(page, FRAMES, markup), "first-titles", titles);
  return withJson(framed, "first-files", firstFilesOf(bundle, app));
}

function withJson(html: string, id: string, value: unknown): string {
  const place = new RegExp(`(?<=<script type="application/json" id="${id}">)\\s*null\\s*(?=</script>)`);
  return replaceOnce(html, place, JSON.stringify(value));
}

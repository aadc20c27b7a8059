import { HTML_LANG, LANGUAGES, type Language } from "@kalivo/domain/language.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { LANGUAGE_NAMES } from "@kalivo/words/language.ts";
import { pageWords } from "@kalivo/words/pages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { languageInAddress, languageOf, varyByLanguage } from "../http/language.ts";
import { html, type Html } from "./html.ts";
import { LOGO, sendPage } from "./page.ts";
import { siteFaces } from "./site-faces.ts";
import { SITE_STYLE } from "./site-style.ts";

/** The language in which a page of the site was asked for, and addresses that keep it. */
export type Reader = {
  language: Language;
  /** `/o` is `/o?lang=fr` where the address named the language, so that every link goes on in it. */
  at: (path: string) => string;
};

export function readerOf(request: FastifyRequest): Reader {
  const named = languageInAddress(request);
  return {
    language: named ?? languageOf(request),
    at: (path) => (named === null ? path : inLanguage(path, named)),
  };
}

const inLanguage = (path: string, language: Language): string =>
  `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;

type SitePage = {
  /** Without the language. */
  path: string;
  title: string;
  /** Describes the page, with its title; by default only the title. */
  head?: Html;
  content: Html;
};

/**
 * Sends a page of the product's site: readable without JavaScript or an account, with the same bar and foot. `unlisted`: for
 * no search engine.
 */
export function sendSitePage(
  reply: FastifyReply,
  reader: Reader,
  page: SitePage,
  options: { status?: number; cache?: string; unlisted?: boolean } = {},
) {
  const { language } = reader;
  void varyByLanguage(reply);
  return sendPage(
    reply,
    {
      language,
      title: page.title,
      content: page.content,
      open: options.unlisted !== true,
      site: {
        head: html`${page.head ?? html`<title>${page.title} · ${APP_NAME}</title>`}
        ${options.unlisted === true ? html`<meta name="robots" content="noindex" />` : null}`,
        header: headerOf(reader, page.path),
        foot: footOf(reader),
        style: { markup: siteFaces().markup + SITE_STYLE.markup },
      },
    },
    options,
  );
}

/** The same page in every language, and one that lets the browser choose. */
export const alternatesOf = (publicUrl: string, path: string): Html =>
  html`${LANGUAGES.map(
      (language) =>
        html`<link
          rel="alternate"
          hreflang="${language}"
          href="${publicUrl}${inLanguage(path, language)}"
        />`,
    )} <link rel="alternate" hreflang="x-default" href="${publicUrl}${path}" />`;

function headerOf({ language }: Reader, path: string): Html {
  const words = pageWords(language);
  const languages = LANGUAGES.map((other) => {
    const name = html`${other.toUpperCase()} <span class="unseen">${LANGUAGE_NAMES[other]}</span>`;
    const tag = HTML_LANG[other];
    return other === language
      ? html`<b lang="${tag}">${name}</b>`
      : html`<a href="${inLanguage(path, other)}" lang="${tag}" hreflang="${tag}">${name}</a>`;
  });
  return html`<header class="bar">
    <a class="brand" href="/" aria-label="${words.start}">${LOGO}${APP_NAME.toLowerCase()}</a>
    <nav class="languages" aria-label="${words.landing.language}">${languages}</nav>
    <a class="button" href="/register">${words.landing.signUp}</a>
  </header>`;
}

function footOf({ language, at }: Reader): Html {
  const { foot, organisations, books } = pageWords(language);
  const links = [
    ["/o", organisations.title],
    ["/m", books.title],
    ["/legal/terms", foot.terms],
    ["/legal/privacy", foot.privacy],
    ["/legal/imprint", foot.imprint],
    ["/legal/accessibility", foot.accessibility],
    ["/legal/source", foot.source],
  ] as const;
  return html`<footer class="foot">
    <div>
      <p>${foot.runBy}</p>
      <nav aria-label="${foot.label}">
        <ul>
          ${links.map(([path, name]) => html`<li><a href="${at(path)}">${name}</a></li>`)}
        </ul>
      </nav>
    </div>
  </footer>`;
}

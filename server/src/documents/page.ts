import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { html, type Html } from "./html.ts";
import { PAGE_STYLE } from "./page-style.ts";

/** A page rendered by the server: no script, both themes, usable from 320 px. */
export type Page = {
  /** English by default, as in the pages of simulated services. */
  language?: Language;
  title: string;
  /** Shown above everything, on every page of a simulated service. */
  banner?: string;
  content: Html;
  wide?: boolean;
  /** Public: search engines may index it, and it may be cached. */
  open?: boolean;
  /** Of a page of the product's site: what describes it, what stands around it, and its style. */
  site?: { head: Html; header: Html; foot: Html; style: Html };
};

/**
 * Sends a page. Its forms may post here; `returnsTo` lists the origins a form may be redirected to, because browsers apply
 * form-action to redirects as well.
 */
export function sendPage(
  reply: FastifyReply,
  page: Page,
  options: { status?: number; returnsTo?: string; cache?: string } = {},
) {
  const formTargets = [
    "'self'",
    ...(options.returnsTo === undefined ? [] : [originOf(options.returnsTo)]),
  ].join(" ");
  return reply
    .code(options.status ?? 200)
    .type("text/html; charset=utf-8")
    .header("cache-control", options.cache ?? (page.open === true ? "public, max-age=300" : "no-store"))
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-src 'self'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(pageHtml(page).markup);
}

/** Parses urlencoded forms of these pages; the API itself takes JSON and multipart only. */
export function acceptForms(scope: FastifyInstance) {
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 20_000 },
    (_, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    },
  );
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : "'self'");

const pageHtml = (page: Page): Html =>
  html`<!doctype html>
    <html lang="${HTML_LANG[page.language ?? "en"]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" />
        <meta name="color-scheme" content="light dark" />
        ${page.site === undefined ? headOfPaper(page) : page.site.head}
        <style>
          ${PAGE_STYLE}${page.site?.style ?? null}
        </style>
      </head>
      <body>
        ${page.banner === undefined ? null : html`<header class="banner">${page.banner}</header>`}
        ${page.site?.header ?? null}
        ${page.site === undefined ? paper(page) : html`<main class="site">${page.content}</main>`}
        ${page.site?.foot ?? null}
      </body>
    </html> `;

const headOfPaper = ({ title, open = false }: Page): Html =>
  html`${open ? null : html`<meta name="robots" content="noindex" />`} <title>${title} · ${APP_NAME}</title>`;

const paper = ({ title, content, wide = false }: Page): Html =>
  html`<main${wide ? { markup: ' class="wide"' } : null}>
<p class="brand">${LOGO}${APP_NAME.toLowerCase()}</p>
<h1>${title}</h1>
${content}
</main>`;

export const LOGO = {
  markup:
    '<svg viewBox="0 0 48 48" width="24" height="24" aria-hidden="true"><path fill="var(--ember)" d="M24 45C13.5 45 7 38.3 7 29.5 7 20.5 13 16.5 16.5 11 18.3 8.2 19 5.6 18.8 3 21.8 5 24 8.5 24 13Z"/><path fill="var(--leaf-chart)" d="M24 45C34.5 45 41 38.3 41 29.5 41 23 37.5 17.5 29 15.5 26.5 15 24.6 14.2 24 13Z"/><path stroke="var(--canvas)" stroke-width="2.4" stroke-linecap="round" d="M24 45V24"/></svg>',
};

/** Wide tables scroll in their own region, also with the keyboard. */
export const scrollTable = (heads: readonly string[], rows: readonly Html[], name: string) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${name}, table">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

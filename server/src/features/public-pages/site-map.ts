import { LANGUAGES } from "@kalivo/domain/language.ts";
import { publicAddress } from "@kalivo/domain/links/public-address.ts";
import { LEGAL_PAPERS } from "@kalivo/words/legal-paper.ts";
import type { FastifyInstance } from "fastify";
import { html, type Html } from "../../documents/html.ts";
import type { Services } from "../../services.ts";
import type { PublicBooks } from "../transparency/open-books.ts";
import { selectFindable } from "./public-pages.queries.ts";

const HIDDEN = { schema: { hide: true } };
const KEPT_SHORTLY = "public, max-age=300";

type Needs = Pick<Services, "config" | "pool" | "clock">;

/**
 * What search engines are told: where they may look, and which pages there are. People and teams are not among them
 * (decision 57).
 */
export function mountSiteMap(app: FastifyInstance, { config, pool, clock }: Needs, books: PublicBooks) {
  const { publicUrl, demo } = config;

  app.get("/robots.txt", HIDDEN, (_, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", KEPT_SHORTLY)
      .send(demo ? "User-agent: *\nDisallow: /\n" : robotsTxt(publicUrl)),
  );

  app.get("/sitemap.xml", HIDDEN, async (_, reply) => {
    const organisations = await selectFindable(pool, []);
    const { months } = await books.all(clock.now());
    const paths = [
      "/",
      "/o",
      ...organisations.map(({ id, name }) => publicAddress("organisation", id, name)),
      "/m",
      ...months.map(({ month }) => `/m/${month}`),
      "/legal",
      ...LEGAL_PAPERS.map((name) => `/legal/${name}`),
    ];
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", KEPT_SHORTLY)
      .send(siteMap(publicUrl, paths).markup);
  });
}

/** Links that act for one person are not for machines; nor are calls. */
const robotsTxt = (publicUrl: string): string =>
  [
    "User-agent: *",
    ...["/api/", "/notice/", "/reset/", "/confirm/", "/integration/"].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

/** Each page with its languages; the app's own page chooses its language itself. */
function siteMap(publicUrl: string, paths: readonly string[]): Html {
  const languagesOf = (path: string) =>
    path === "/"
      ? null
      : LANGUAGES.map(
          (language) =>
            html`<xhtml:link
              rel="alternate"
              hreflang="${language}"
              href="${publicUrl}${path}?lang=${language}"
            />`,
        );
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      ${paths.map((path) => html`<url><loc>${publicUrl}${path}</loc>${languagesOf(path)}</url> `)}</urlset
    > `;
}

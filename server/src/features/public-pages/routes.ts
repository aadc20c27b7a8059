import { parsePeriod } from "@kalivo/domain/billing/month.ts";
import { linkSubject, PUBLIC_SEGMENTS } from "@kalivo/domain/links/link-subject.ts";
import { pageWords } from "@kalivo/words/pages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { html } from "../../documents/html.ts";
import { alternatesOf, readerOf, sendSitePage } from "../../documents/site.ts";
import { structuredData } from "../../documents/structured-data.ts";
import { callerOf } from "../../http/caller.ts";
import type { Refused } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { headOf } from "../previews/head.ts";
import { pageLimit } from "../previews/link-preview.ts";
import type { PublicBooks } from "../transparency/open-books.ts";
import { monthPage } from "./month-page.ts";
import { monthsPage } from "./months-page.ts";
import { organisationPage } from "./organisation-page.ts";
import { organisationsPage } from "./organisations-page.ts";
import { personPage } from "./person-page.ts";
import type { PublicPage, Writing } from "./public-page.ts";
import { mountSiteMap } from "./site-map.ts";
import { teamPage } from "./team-page.ts";

const HIDDEN = { schema: { hide: true } };
/** Long enough for a wave of visitors, short enough for what is hidden to be gone soon. */
const KEPT_SHORTLY = "public, max-age=300";
/** Nobody keeps what a person may hide the next moment. */
const NOT_KEPT = "no-cache";

type Needs = Pick<Services, "config" | "pool" | "db" | "clock" | "limits">;

/**
 * The public pages (decision 57): organisations, teams, people and closed months at addresses of their own, written by the
 * server, for whoever has no account, no JavaScript or is a search engine. They never tell more than previews and the open
 * books do (rules 26, 35 and 37).
 */
export function mountPublicPages(app: FastifyInstance, needs: Needs, books: PublicBooks) {
  const pages = pageLimit(needs);
  const segments = [...Object.values(PUBLIC_SEGMENTS), "m"];
  for (const url of segments.flatMap((segment) => [`/${segment}`, `/${segment}/*`]))
    app.get(url, HIDDEN, async (request, reply) => {
      const tooMany = await pages.consume(callerOf(request));
      return tooMany === null ? answer(request, reply, needs, books) : sendTooMany(request, reply, tooMany);
    });
  mountSiteMap(app, needs, books);
}

async function answer(request: FastifyRequest, reply: FastifyReply, needs: Needs, books: PublicBooks) {
  const { publicUrl } = needs.config;
  const reader = readerOf(request);
  const asked = new URL(request.url, "http://localhost");
  const page = await pageAt(
    asked,
    { ...reader, words: pageWords(reader.language), publicUrl },
    { needs, books },
  );
  if (page === null) return sendMissing(request, reply);
  const cache = page.personal ? NOT_KEPT : KEPT_SHORTLY;
  if (askedPath(asked) !== page.path)
    return reply.header("cache-control", cache).redirect(reader.at(page.path), 301);
  return sendSitePage(
    reply,
    reader,
    {
      path: page.path,
      title: page.title,
      head: html`${headOf(publicUrl, { ...page.description, language: reader.language, path: reader.at(page.path), picture: page.picture })}
      ${alternatesOf(publicUrl, page.path)} ${structuredData(page.data)}`,
      content: page.content,
    },
    { cache },
  );
}

type Sources = { needs: Needs; books: PublicBooks };

/** The page at an address, under whatever name it is asked for; null: none. */
async function pageAt(asked: URL, writing: Writing, { needs, books }: Sources): Promise<PublicPage | null> {
  const { pool, clock, config } = needs;
  const [, segment, name = ""] = asked.pathname.split("/");
  if (segment === "o" && name === "") return organisationsPage(pool, pageNumber(asked), writing);
  if (segment === "m" && name === "") return monthsPage(await books.all(clock.now()), writing);
  if (segment === "m") {
    const period = parsePeriod(name);
    const month = period === null ? null : await books.month(period, clock.now());
    return month === null ? null : monthPage(month, writing, config.associationName);
  }
  const subject = linkSubject(asked.pathname);
  switch (subject?.kind) {
    case "organisation":
      return organisationPage({ ...needs, books }, subject.id, writing);
    case "team":
      return teamPage(pool, subject.id, writing);
    case "user":
      return personPage(pool, subject.id, writing);
    default:
      return null;
  }
}

/** Of the query only a further page of a list belongs to an address. */
function askedPath(asked: URL): string {
  const page = asked.searchParams.get("page");
  return page === null ? asked.pathname : `${asked.pathname}?page=${page}`;
}

const pageNumber = (asked: URL): number => {
  const page = asked.searchParams.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
};

/** The same for what is not public and what is not there (rule 35). */
function sendMissing(request: FastifyRequest, reply: FastifyReply) {
  const reader = readerOf(request);
  const { missing, organisations } = pageWords(reader.language);
  return sendSitePage(
    reply,
    reader,
    {
      path: "/o",
      title: missing.title,
      content: html`<h1>${missing.title}</h1>
        <p class="lead">${missing.text}</p>
        <p class="pages"><a class="button" href="${reader.at("/o")}">${organisations.all}</a></p>`,
    },
    { status: 404, cache: "no-store", unlisted: true },
  );
}

function sendTooMany(request: FastifyRequest, reply: FastifyReply, { refused, headers = {} }: Refused) {
  const reader = readerOf(request);
  const { busy } = pageWords(reader.language);
  return sendSitePage(
    reply.headers(headers),
    reader,
    {
      path: "/o",
      title: busy.title,
      content: html`<h1>${busy.title}</h1>
        <p class="lead">${busy.text}</p>`,
    },
    { status: refused, cache: "no-store", unlisted: true },
  );
}

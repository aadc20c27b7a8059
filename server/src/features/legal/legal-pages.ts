import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Language } from "@kalivo/domain/language.ts";
import { PAPERS_VERSION } from "@kalivo/domain/papers.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import {
  LEGAL_PAPERS,
  type LegalFacts,
  type LegalPaper,
  type LegalPaperName,
} from "@kalivo/words/legal-paper.ts";
import { legalWords } from "@kalivo/words/legal.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { html, type Html } from "../../documents/html.ts";
import { callerOf } from "../../http/caller.ts";
import { sendRefusal } from "../../http/language.ts";
import { readerOf, sendSitePage, type Reader } from "../../documents/site.ts";
import type { Services } from "../../services.ts";
import { VERSION } from "../../version.ts";
import { zipped } from "../export/zip.ts";
import { readImprint } from "../setup/association.ts";
import { mountSecurityTxt } from "./security-txt.ts";
import { sourceFiles } from "./source-code.ts";

const HIDDEN = { schema: { hide: true } };
const DOWNLOADS_AN_HOUR = 20;
const AN_HOUR = 3600;

type Needs = Pick<Services, "config" | "db" | "clock" | "limits">;

/**
 * The legal pages, rendered on the server: readable without scripts or an account, from a mail or a search engine, at one
 * address per language (`?lang=fr`).
 */
export function mountLegal(app: FastifyInstance, services: Needs) {
  app.get("/legal", HIDDEN, async (request, reply) => {
    const reader = readerOf(request);
    const words = legalWords(reader.language);
    const facts = await factsOf(services);
    const papers = LEGAL_PAPERS.map((name) => {
      const { title, lead } = words.papers[name](facts);
      return html`<li>
        <a href="${reader.at(`/legal/${name}`)}"><b>${title}</b><span>${lead}</span></a>
      </li>`;
    });
    return send(reply, reader, {
      path: "/legal",
      title: words.title,
      content: html`<ul class="fill">
        ${papers}
      </ul>`,
    });
  });
  for (const name of LEGAL_PAPERS)
    app.get(`/legal/${name}`, HIDDEN, async (request, reply) => {
      const reader = readerOf(request);
      const paper = legalWords(reader.language).papers[name](await factsOf(services));
      return send(reply, reader, {
        path: `/legal/${name}`,
        title: paper.title,
        content: contentOf(paper, { name, language: reader.language }),
      });
    });
  mountSource(app, services);
  mountSecurityTxt(app, services);
}

/** Some megabytes, so it is rate-limited; made for the first one who asks, which costs seconds of work. */
function mountSource(app: FastifyInstance, { limits, clock }: Needs) {
  const downloading = limits("source code", DOWNLOADS_AN_HOUR, AN_HOUR);
  let made: Promise<Buffer> | null = null;
  const source = (folder: string) =>
    (made ??= buffer(Readable.from(zipped(sourceFiles(folder), clock.now()))).catch((error: unknown) => {
      made = null;
      throw error;
    }));
  app.get("/source.zip", HIDDEN, async (request, reply) => {
    const folder = `${APP_NAME.toLowerCase()}-${VERSION}`;
    const tooMany = await downloading.consume(callerOf(request));
    if (tooMany !== null) return sendRefusal(reply, tooMany);
    void reply.type("application/zip").header("content-disposition", `attachment; filename="${folder}.zip"`);
    return reply.send(await source(folder));
  });
}

async function factsOf({ config, db }: Needs): Promise<LegalFacts> {
  return {
    association: config.associationName,
    mail: config.associationMail,
    ...(await readImprint(config, db)),
    publicUrl: config.publicUrl,
    version: VERSION,
  };
}

function contentOf(
  { lead, sections }: LegalPaper,
  { name, language }: { name: LegalPaperName; language: Language },
): Html {
  const words = legalWords(language);
  return html`<p class="quiet">${lead}</p>
    ${sections.map(
      ({ title, lines }) =>
        html`<section class="card">
          <h2>${title}</h2>
          ${lines.map((line) => html`<p>${line}</p>`)}
        </section>`,
    )}
    ${name === "source" ? html`<p><a class="button" href="/source.zip">source.zip</a></p>` : null}
    <p class="small">${words.version(PAPERS_VERSION)}</p>`;
}

function send(
  reply: FastifyReply,
  reader: Reader,
  { path, title, content }: { path: string; title: string; content: Html },
) {
  const words = legalWords(reader.language);
  return sendSitePage(reply, reader, {
    path,
    title,
    content: html`<h1>${title}</h1>
      ${content}
      <p class="row">
        ${path === "/legal" ? null : html`<a class="button" href="${reader.at("/legal")}">${words.all}</a>`}
        <a class="button" href="/">${words.home}</a>
      </p>`,
  });
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { HTML_LANG, LANGUAGES, type Language } from "@kalivo/domain/language.ts";
import { serverWords } from "@kalivo/words/server.ts";
import type { Refused } from "./refusal.ts";

/** The first supported language the request asks for (RFC 9110, 12.5.4), else the person's own, else English. */
export const languageOf = (request: FastifyRequest, kept: Language | null = null): Language =>
  askedLanguage(request) ?? kept ?? "en";

/** The first supported language that the request asks for; null: it asks for none of ours. */
export function askedLanguage(request: FastifyRequest): Language | null {
  const header = request.headers["accept-language"] ?? "";
  const [first] = header
    .slice(0, LONGEST_HEADER)
    .split(",")
    .flatMap((wish) => readWish(wish) ?? [])
    .toSorted((a, b) => b.weight - a.weight);
  return first?.language ?? null;
}

/** The language that a page's address names (`?lang=fr`); null: none, or none of ours. */
export function languageInAddress({ url }: Pick<FastifyRequest, "url">): Language | null {
  const asked = new URL(url, "http://localhost").searchParams.get("lang");
  return LANGUAGES.find((language) => language === asked) ?? null;
}

/** At most so many entries of the header are read. */
const LONGEST_HEADER = 1000;

/** Parses `fr-BE;q=0.8`; null: not a supported language, or not readable. */
function readWish(wish: string): { language: Language; weight: number } | null {
  const [, tag, weight = "1"] = WISH.exec(wish) ?? [];
  const language = LANGUAGES.find((ours) => ours === tag?.toLowerCase());
  return language === undefined || Number(weight) === 0 ? null : { language, weight: Number(weight) };
}

const WISH = /^\s*([a-z]{2})(?:-[a-z0-9-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i;

/** Sends a refusal outside of the contract's calls. */
export function sendRefusal(reply: FastifyReply, { refused, message, headers = {}, request }: Refused) {
  const language = languageOf(reply.request);
  return inLanguage(reply, language)
    .code(refused)
    .header("cache-control", "no-store")
    .headers(headers)
    .send({ message: message(serverWords(language)), ...(request !== undefined && { request }) });
}

/** Sets the language of an answer, and that answers vary by it. */
export const inLanguage = (reply: FastifyReply, language: Language): FastifyReply =>
  varyByLanguage(reply).header("content-language", HTML_LANG[language]);

/** Caches keep one answer for each language. */
export function varyByLanguage(reply: FastifyReply): FastifyReply {
  const vary = reply.getHeader("vary");
  return reply.header("vary", vary === undefined ? "Accept-Language" : `${String(vary)}, Accept-Language`);
}

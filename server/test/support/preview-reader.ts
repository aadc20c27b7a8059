import { expect } from "vitest";
import type { TestProduct } from "./product.ts";

/** Fetches previews of links, as a site does that shows them. */
export function previewReader(kalivo: TestProduct) {
  let caller = 0;

  /** Each request comes from another address. */
  async function get(url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") {
    caller += 1;
    return kalivo.app.inject({ method, url, headers, remoteAddress: `10.0.${caller >> 8}.${caller & 255}` });
  }

  async function head(url: string) {
    const { body, statusCode } = await get(url);
    expect([url, statusCode]).toEqual([url, 200]);
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1] ?? null;
    return {
      body,
      // Without scripts and styles, whose figures mean nothing.
      said: body.replaceAll(/<(script|style)>[\s\S]*?<\/\1>/g, ""),
      title: /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? null,
      description: meta("description"),
      robots: meta("robots"),
      locale: meta("og:locale"),
      url: meta("og:url"),
      image: meta("og:image")?.replaceAll("&amp;", "&") ?? null,
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? null,
      sameTitles: meta("og:title"),
    };
  }
  return { get, head };
}

import { HTML_LANG, LANGUAGES } from "@kalivo/domain/language.ts";
import { previewWords } from "@kalivo/words/previews.ts";
import { expect, test } from "vitest";
import { previewReader } from "#server-test/support/preview-reader.ts";
import { useProduct } from "#server-test/support/product.ts";

const { get } = previewReader(useProduct());

test.each(LANGUAGES)(
  "without JavaScript the page says in %s what Kalivo is, and its links work",
  async (language) => {
    for (const url of ["/", "/community"]) {
      const { body } = await get(url, { "accept-language": language });
      expect(body).toContain(`<html lang="${HTML_LANG[language]}">`);
      const [, shown = ""] = /<noscript>([\s\S]+)<\/noscript>/u.exec(body) ?? [];
      expect(shown).toContain(`>${previewWords(language).general}<`);
      const links = [...shown.matchAll(/href="([^"]+)"/gu)].map(([, link = ""]) => link);
      const sent = await Promise.all(links.map(async (link) => [link, (await get(link)).statusCode]));
      expect(sent).toEqual(links.map((link) => [link, 200]));
      for (const path of ["/o", "/m", "/legal/terms", "/legal/privacy", "/legal/imprint"])
        expect(links).toContain(`${path}?lang=${language}`);
      expect(links).toHaveLength(8);
    }
  },
);

test("without JavaScript an organisation's page leads to what can be read of it first", async () => {
  const { body } = await get("/organisation/1");
  const [, link = ""] = /<noscript>[\s\S]*?href="([^"]+)"/u.exec(body) ?? [];
  expect(link).toBe("/o/1?lang=en");
});

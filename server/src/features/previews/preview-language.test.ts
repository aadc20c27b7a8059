import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { previewWords } from "@kalivo/words/previews.ts";
import { grossTotal, somebody } from "#server-test/support/people.ts";
import { previewReader } from "#server-test/support/preview-reader.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf } from "#server-test/support/teams.ts";

const kalivo = useProduct({ PUBLIC_URL: "https://kalivo.example" });
const { get, head } = previewReader(kalivo);
const picture = async (image: string | null) =>
  (await get((image ?? "").replace("https://kalivo.example", ""))).rawPayload.toString("base64");

test("what asks for no language reads that of who is behind the link; the link can name another", async () => {
  const amelie = await somebody(kalivo, "Amélie", "Laurent");
  await kalivo.call("POST", api.chooseLanguage, { token: amelie.token, data: { language: "fr" } });
  // The figure's name is all that a picture says in a language.
  await grossTotal(kalivo, {
    party: "burner",
    party_id: amelie.id,
    period_id: 202610,
    gross_cents: 123_456n,
  });
  const url = `/user/${amelie.id}`;
  const page = await head(url);
  expect([page.title, page.locale]).toEqual([previewWords("fr").page("Amélie Laurent"), "fr_BE"]);
  expect(page.image).toMatch(/&hl=fr$/u);
  const { image } = await head(`/user/${amelie.id}?hl=fr`);
  expect(await picture(image)).not.toBe(await picture((image ?? "").replace("hl=fr", "hl=nl")));
  expect((await head(`${url}?hl=nl`)).title).toBe(previewWords("nl").page("Amélie Laurent"));
  expect((await get(url, { "accept-language": "en" })).body).toContain(
    "<title>Amélie Laurent on Kalivo</title>",
  );
  const team = await teamOf(kalivo, amelie);
  expect((await head(`/team/${team}`)).locale).toBe("fr_BE");
  expect((await head("/community")).locale).toBe("en_GB");
});

import { beforeAll, expect, test } from "vitest";
import { organisation, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf } from "#server-test/support/teams.ts";
import { childrenAt, xmlTree } from "../billing/payouts/bank/files/camt/xml-tree.ts";

const kalivo = useProduct({
  DEMO: "0",
  PUBLIC_URL: "https://kalivo.example",
  KALIVO_NOW: "",
  LOG_LEVEL: "fatal",
});
const demo = useProduct();

let charity: number;
beforeAll(async () => {
  charity = await organisation(kalivo, "Bread & <Roses>");
  const hidden = await organisation(kalivo, "Closed Doors");
  await kalivo.product.services.db
    .updateTable("organisations")
    .set({ hidden_at: new Date() })
    .where("id", "=", hidden)
    .execute();
  await teamOf(kalivo, await somebody(kalivo, "Amélie", "Laurent"));
});

test("the map of the site is XML with every page that may be found, and no person, team or hidden organisation", async () => {
  const { statusCode, headers, body } = await kalivo.app.inject("/sitemap.xml");
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  const addresses = childrenAt(xmlTree(body), "urlset", "url", "loc").map(({ text }) => text);
  expect(addresses.slice(0, 4)).toEqual([
    "https://kalivo.example/",
    "https://kalivo.example/o",
    `https://kalivo.example/o/${charity}-bread-roses`,
    "https://kalivo.example/m",
  ]);
  expect(addresses.filter((address) => /\/[pt]\/|closed-doors/u.test(address))).toEqual([]);
  for (const address of addresses.slice(1))
    expect([address, (await kalivo.app.inject(address)).statusCode]).toEqual([address, 200]);
});

test("search engines are told of the map, and to leave calls and personal links alone", async () => {
  const { body, headers } = await kalivo.app.inject("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain("Disallow: /api/\n");
  expect(body).toContain("Disallow: /notice/\n");
  expect(body).toContain("Sitemap: https://kalivo.example/sitemap.xml\n");
});

test("a demo's invented people and organisations are for no search engine", async () => {
  expect((await demo.app.inject("/robots.txt")).body).toBe("User-agent: *\nDisallow: /\n");
});

test("the months are there while they are empty", async () => {
  const { body } = await kalivo.app.inject("/m");
  expect(body).toContain("collected anything yet.");
});

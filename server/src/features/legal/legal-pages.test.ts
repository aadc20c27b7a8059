import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync, strFromU8 } from "fflate";
import { LANGUAGES } from "@kalivo/domain/language.ts";
import { LEGAL_PAPERS } from "@kalivo/words/legal-paper.ts";
import { legalWords } from "@kalivo/words/legal.ts";
import { expect, test } from "vitest";
import { useProduct } from "#server-test/support/product.ts";
import { sourcePaths } from "./source-code.ts";

const kalivo = useProduct({
  ASSOCIATION_NAME: "Ons Huis <vzw>",
  ASSOCIATION_ADDRESS: "Kerkstraat 1, 9000 Gent",
  ASSOCIATION_NUMBER: "0123.456.749",
});
const withoutLanguage = (page: string) => page.replaceAll(/\?lang=\w\w/g, "");
const open = (url: string, language = "en") =>
  kalivo.app.inject({ url, headers: { "accept-language": language } });

test.each(LANGUAGES)(
  "every paper is a page of its own in %s, without a script, for whoever asks",
  async (language) => {
    const index = await open(`/legal?lang=${language}`, "en");
    expect([index.statusCode, index.headers["cache-control"]]).toEqual([200, "public, max-age=300"]);
    for (const name of LEGAL_PAPERS) {
      expect(index.body).toContain(`/legal/${name}?lang=${language}`); // the language that was asked for goes on
      const page = await open(`/legal/${name}?lang=${language}`, "en");
      expect([name, page.statusCode]).toEqual([name, 200]);
      expect(page.body).not.toContain("<script");
      expect(page.body).not.toContain("noindex");
      const byBrowser = await open(`/legal/${name}`, language);
      expect(withoutLanguage(byBrowser.body)).toBe(withoutLanguage(page.body));
    }
    const words = legalWords(language);
    expect(index.body).toContain(words.title);
  },
);

test("the imprint says who runs it, filled from the association's data and escaped", async () => {
  const { body } = await open("/legal/imprint");
  for (const said of [
    "Ons Huis &lt;vzw&gt;",
    "Kerkstraat 1, 9000 Gent",
    "0123.456.749",
    "info@kalivo.example",
  ])
    expect(body).toContain(said);
});

test("what is not said yet is left out, not invented", () => {
  const facts = {
    association: "A",
    mail: "m",
    address: null,
    number: null,
    publicUrl: "u",
    version: "1.0.0",
  };
  for (const language of LANGUAGES)
    for (const name of LEGAL_PAPERS)
      expect(JSON.stringify(legalWords(language).papers[name](facts))).not.toContain("null");
});

test("the source code of exactly this server is there to take, and nothing else of its folder", async () => {
  const answer = await open("/source.zip");
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const names = Object.keys(files).map((name) => name.replace(/^[^/]+\//, ""));
  expect(names).toEqual(
    expect.arrayContaining(["LICENSE", "package-lock.json", "server/src/main.ts", "web/src/main.tsx"]),
  );
  expect(names).toEqual(
    expect.arrayContaining([
      "web/src/boot/build/chunks.ts",
      "demo/src/seed/data/people.ts",
      "mobile/android/gradlew",
    ]),
  );
  expect(names.filter((name) => /(?:^|\/)(?:node_modules|dist|\.env|\.git)(?:\/|$)/.test(name))).toEqual([]);
  const own = Object.entries(files).find(([name]) =>
    name.endsWith("/server/src/features/legal/source-code.ts"),
  );
  expect(strFromU8(own?.[1] ?? new Uint8Array())).toContain("AGPL section 13");
  await kalivo.moveTo(new Date(kalivo.product.services.clock.now().getTime() + 86_400_000).toISOString());
  const again = await Promise.all([open("/source.zip"), open("/source.zip")]);
  for (const { rawPayload } of again) expect(rawPayload.equals(answer.rawPayload)).toBe(true); // made once
});

test("what an operator keeps beside the source is not given away with it, whatever it is called", async () => {
  const root = await mkdtemp(join(tmpdir(), "kalivo-source-"));
  const kept = ["deploy/kalivo.env.example", "deploy/nginx.conf", "server/src/main.ts"];
  const beside = [
    ...[
      "kalivo.env",
      "production.env",
      "kalivo.env.bak",
      ".env.local",
      "tls.crt",
      "tls.key",
      "id_ed25519",
    ].map((name) => `deploy/${name}`),
    ...["backup.dump", "backup.sql.gz", ".npmrc", ".git/config", "data/postgres/PG_VERSION"].map(
      (name) => `server/${name}`,
    ),
    ...["release.jks", "release.keystore", "keystore.properties", "distribution.p12"].map(
      (name) => `mobile/${name}`,
    ),
  ];
  for (const path of [...kept, ...beside]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), "SECRET_KEYS=x");
  }
  expect(await sourcePaths(root)).toEqual(kept);
  await rm(root, { recursive: true });
});

test("whoever takes it without end is told to wait, in words, and by the network they come from", async () => {
  const take = (last: number) =>
    kalivo.app.inject({ method: "HEAD", url: "/source.zip", remoteAddress: `2001:db8:7:7::${last}` });
  const statuses: number[] = [];
  for (let turn = 1; turn <= 22; turn += 1) statuses.push((await take(turn)).statusCode);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  const told = await kalivo.app.inject({ url: "/source.zip", remoteAddress: "2001:db8:7:7::99" });
  expect(told.json()).toEqual({ message: expect.stringContaining("minute") });
});

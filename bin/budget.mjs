// The gzip size of a first visit, against the budgets of design §8.2. Exit code 1 when over one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./prepare.mjs";

const dist = join(root, "web", "dist");
const html = readFileSync(join(dist, "index.html"), "utf8");
const kb = (bytes) => Math.round(bytes / 102.4) / 10;
const size = (path) => gzipSync(readFileSync(join(dist, path))).length;
const sum = (paths) => paths.reduce((total, path) => total + size(path), 0);

// The HTML names the files of a first visit (web/src/boot/page/first-files.ts): the entry's static imports, and those of
// the landing page.
const written = /id="first-files">([^<]+)</.exec(html)?.[1] ?? "{}";
const { app = { scripts: [], styles: [] }, names = [], faces = [], landing = [] } = JSON.parse(written);
const ofLanding = (kind) => landing.map((place) => names[place]).filter((name) => name.endsWith(`.${kind}`));
const scripts = [...app.scripts.map((href) => href.slice(1)), ...ofLanding("js")];
const styles = [...app.styles.map((href) => href.slice(1)), ...ofLanding("css")];
const fonts = faces.map((place) => names[place]);
/** The largest over all languages: `first` loads for the first paint, `later` with the screens after it. */
const catalogue = (part) =>
  Math.max(
    0,
    ...readdirSync(join(dist, "assets"))
      .filter((name) => new RegExp(`^words-..-${part}-.*\\.js$`).test(name))
      .map((name) => size(`assets/${name}`)),
  );
const firstWords = catalogue("first");
const laterWords = catalogue("later");

const rows = [
  ["entry JavaScript", sum([...new Set(scripts)]), 130],
  ["CSS", sum(styles), 12],
  ["HTML", gzipSync(html).length, 6.4],
  ["fonts", sum(fonts), 45],
  ["one language, first", firstWords, 12],
];
const total = rows.reduce((bytes, [, part]) => bytes + part, 0);
rows.push(["first visit", total, 210], ["one language, later", laterWords, 16]);

let over = scripts.length === 0 || ofLanding("js").length === 0 || firstWords === 0 || laterWords === 0;
if (over) console.error("no entry script or no words were found in web/dist/index.html");
for (const [name, bytes, budget] of rows) {
  const fits = kb(bytes) <= budget;
  over ||= !fits;
  console.log(
    `${fits ? "ok  " : "OVER"} ${name.padEnd(18)} ${String(kb(bytes)).padStart(6)} KB of ${budget} KB`,
  );
}
process.exitCode = over ? 1 : 0;

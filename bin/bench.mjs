// npm run bench [name]: runs each benchmark beside its reference.
import { findChromium } from "./chromium.mjs";
import { buildWeb, install, runPinned, say } from "./prepare.mjs";

const BENCHES = {
  size: ["bin/budget.mjs"],
  start: ["bench/start.ts"],
  http: ["bench/http.ts"],
  "sign-ins": ["bench/sign-ins.ts"],
  close: ["bench/close.ts"],
  "close-beside": ["bench/close-beside.ts"],
  search: ["bench/search.ts"],
  growth: ["bench/growth.ts"],
  crowd: ["bench/crowd.ts"],
  queues: ["bench/queues.ts"],
  stats: ["bench/stats.ts"],
  home: ["bench/home.ts"],
  announce: ["bench/announce.ts"],
  collect: ["bench/collect.ts"],
  import: ["bench/import.ts"],
  "import-beside": ["bench/import-beside.ts"],
  sync: ["bench/sync.ts"],
  webhooks: ["bench/webhooks.ts"],
  "provider-year": ["bench/provider-year.ts"],
  overlap: ["bench/overlap.ts"],
  recordings: ["bench/recordings.ts"],
  web: ["bench/web.ts"],
  "way-in": ["bench/way-in.ts"],
};
/** Benchmarks of pages, which need a browser. */
const IN_BROWSER = new Set(["web", "way-in"]);
const TAKES_OPTIONS = new Set(["web", "growth", "crowd", "queues"]);

install();
buildWeb();
const wanted = process.argv.slice(2);
// `npm run bench:web -- landing home` measures these pages only; `npm run bench -- growth --people 10000,200000` these worlds.
const rest = TAKES_OPTIONS.has(wanted[0] ?? "") ? wanted.splice(1) : [];
const unknown = wanted.find((name) => !(name in BENCHES));
if (unknown !== undefined) {
  say(`There is no bench ${unknown}. There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}
for (const [name, script] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  say(`\n== ${name}`);
  if (IN_BROWSER.has(name)) await openBrowser();
  process.exitCode = Math.max(process.exitCode ?? 0, await runPinned([...script, ...rest]));
}

async function openBrowser() {
  const { env, problem } = await findChromium();
  if (problem !== undefined) {
    say(problem);
    process.exit(2);
  }
  Object.assign(process.env, env);
}

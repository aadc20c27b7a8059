// npm test: every check, then every test. Ends with "N passed, N failed". CI runs exactly this.
// npm test -- <path or words>: only the named tests, in any layer.
import { availableParallelism } from "node:os";
import { CHECKS } from "./checks.mjs";
import { namedTests } from "./named-tests.mjs";
import { buildWeb, install, say } from "./prepare.mjs";
import { runJourneys } from "./run-journeys.mjs";
import { endWithChildren, run, runVitest } from "./run-tests.mjs";

const names = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const withBrowser = !process.argv.includes("--no-browser");
const SLOWEST = 10;
const JOURNEYS = "e2e/";
/** The layers without a browser. */
const LAYERS = ["pure", "server", "screens"].flatMap((name) => ["--project", name]);
/** Server tests wait for the database half of the time: one worker more than there are cores keeps both busy. */
const WORKERS = availableParallelism() + 1;
const began = Date.now();

install();
endWithChildren();
const counts = { passed: 0, failed: 0 };
/** @type {string[]} What failed, said once more at the end, where it is looked for. */
const failures = [];
/** @type {{ file: string, seconds: number }[]} */
const times = [];
if (names.length > 0) await runNamed();
else await runAll();
saySlowest();
for (const failure of failures) say(`FAILED  ${failure}`);
say(`\nAll of it took ${Math.round((Date.now() - began) / 1000)} s.`);
say(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;

/** A check keeps one core busy and server tests wait: run in parallel, they use the whole machine. */
async function runAll() {
  buildWeb();
  await Promise.all([runChecks(), runVitest([...LAYERS, `--maxWorkers=${WORKERS}`]).then(count)]);
  if (withBrowser) (await runJourneys()).forEach(count);
}

async function runNamed() {
  const { files, words } = namedTests(names);
  // Some server tests request the built page.
  buildWeb();
  const chosen = words === null ? [] : ["--testNamePattern", words];
  const journeys = files.filter((file) => file.startsWith(JOURNEYS));
  const others = files.filter((file) => !file.startsWith(JOURNEYS));
  if (files.length === 0) sayNone();
  if (others.length > 0) count(await runVitest([...LAYERS, ...others, ...chosen]));
  if (journeys.length > 0) (await runJourneys([...journeys, ...chosen])).forEach(count);
}

function count({ passed, failed, failures: red, times: took }) {
  counts.passed += passed;
  counts.failed += failed;
  failures.push(...red);
  times.push(...took);
}

function sayNone() {
  failures.push(`no test file has "${names.join(" ")}" in its path, and no test in its name`);
  counts.failed += 1;
}

function saySlowest() {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  say("\nThe slowest files:");
  for (const { file, seconds } of slowest) say(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

async function runChecks() {
  for (const { name, command, env } of CHECKS) {
    const { code, output } = await run(command[0], command.slice(1), { env: { ...process.env, ...env } });
    say(`${code === 0 ? "  ok  " : "FAILED"}  ${name}`);
    if (code !== 0) say(output);
    counts[code === 0 ? "passed" : "failed"] += 1;
    if (code !== 0) failures.push(name);
  }
}

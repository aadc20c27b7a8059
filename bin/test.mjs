// npm test: every check, then every test. Ends with "N passed, N failed". CI runs exactly this.
// npm test -- <path or words>: only the tests that are named so, in any layer.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { CHECKS } from "./checks.mjs";
import { findChromium } from "./chromium.mjs";
import { namedTests } from "./named-tests.mjs";
import { buildWeb, install, pinnedNode, root, say } from "./prepare.mjs";

const names = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const withBrowser = !process.argv.includes("--no-browser");
const SLOWEST = 10;
const JOURNEYS = "e2e/";
const AT_ONCE = 2;
/** More than run at once, so that a long one does not leave the other lane idle. */
const SHARDS = 4;
/** Tests of the server wait for the database half of the time: one more than there are cores keeps both busy. */
const WORKERS = availableParallelism() + 1;
const began = Date.now();

install();
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

async function runAll() {
  buildWeb();
  await runChecks();
  runCount(await runVitest(["--project", "pure", "--project", "server", `--maxWorkers=${WORKERS}`]));
  if (withBrowser) await runJourneys();
}

async function runNamed() {
  const { files, words } = namedTests(names);
  // Some tests of the server ask for the page.
  buildWeb();
  const chosen = words === null ? [] : ["--testNamePattern", words];
  const journeys = files.filter((file) => file.startsWith(JOURNEYS));
  const others = files.filter((file) => !file.startsWith(JOURNEYS));
  if (files.length === 0) sayNone();
  if (others.length > 0)
    runCount(await runVitest(["--project", "pure", "--project", "server", ...others, ...chosen]));
  if (journeys.length === 0) return;
  const { problem, env } = await findChromium();
  if (problem) fail(`browser journeys: ${problem}`);
  else runCount(await runVitest(["--project", "e2e", ...journeys, ...chosen], env));
}

function sayNone() {
  fail(`no test file has "${names.join(" ")}" in its path, and no test in its name`);
}

function fail(why) {
  failures.push(why);
  counts.failed += 1;
}

function saySlowest() {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  say("\nThe slowest files:");
  for (const { file, seconds } of slowest) say(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

async function runChecks() {
  const queue = CHECKS.values();
  const lane = async () => {
    for (const { name, command } of queue) {
      const { code, output } = await run(command[0], command.slice(1));
      say(`${code === 0 ? "  ok  " : "FAILED"}  ${name}`);
      if (code !== 0) say(output);
      counts[code === 0 ? "passed" : "failed"] += 1;
      if (code !== 0) failures.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Journeys move the clock of their server, so those that run at once each have one of their own. */
async function runJourneys() {
  const chromium = await findChromium();
  if (chromium.problem) return fail(`browser journeys: ${chromium.problem}`);
  const queue = Array.from({ length: SHARDS }, (_, index) => `--shard=${index + 1}/${SHARDS}`).values();
  const lane = async () => {
    for (const shard of queue) runCount(await runVitest(["--project", "e2e", shard], chromium.env));
  };
  return Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function runVitest(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-results-"));
  const report = join(folder, "report.json");
  const vitest = [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    ...args,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const { code } = await run(pinnedNode, vitest, { stdio: "inherit", env: { ...process.env, ...env } });
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
  rmSync(folder, { recursive: true, force: true });
  return { code, result };
}

/** A run that ends red without a failed test (a broken file, a leak) counts as one failure; so does one without tests. */
function runCount({ code, result }) {
  const passed = result?.numPassedTests ?? 0;
  const failed = result?.numFailedTests ?? 0;
  counts.passed += passed;
  failures.push(...failedTests(result));
  for (const { name, startTime, endTime } of result?.testResults ?? [])
    times.push({ file: relative(root, name), seconds: (endTime - startTime) / 1000 });
  counts.failed += failed === 0 && (code !== 0 || passed === 0) ? 1 : failed;
}

/** Each with the file it stands in and the first line of what went wrong. */
function failedTests(result) {
  return (result?.testResults ?? []).flatMap(({ name: file, assertionResults, status, message }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [`${file}: ${firstLine(message)}`];
    return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
}

function firstLine(text = "") {
  return text.split("\n", 1)[0];
}

function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("exit", (code) => resolve({ code: code ?? 1, output }));
  });
}

// Shared by `npm test`, `npm run journeys` and `npm run nightly`: runs Vitest, counts results, and ends child processes.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pinnedNode, root } from "./prepare.mjs";

const SIGNALS = { SIGINT: 130, SIGTERM: 143 };
/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let ending = false;

/** Ends the children and this process on an interrupt or when the parent is gone. */
export function endWithChildren() {
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => end(code));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(SIGNALS.SIGTERM), 1000).unref();
}

function end(code) {
  if (ending) return;
  ending = true;
  const ended = [...running].map((child) => new Promise((done) => child.once("exit", done)));
  for (const child of running) child.kill("SIGTERM");
  void Promise.all(ended).then(() => process.exit(code));
}

/**
 * Runs a command to its end; starts nothing once the run is being ended.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  if (ending) return new Promise(() => undefined);
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
    running.add(child);
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    const ended = (code) => {
      running.delete(child);
      if (!ending) resolve({ code, output });
    };
    child.on("error", (error) => {
      output += error.message;
      ended(1);
    });
    child.on("exit", (code) => ended(code ?? 1));
  });
}

/**
 * Runs tests and returns the number passed and failed, the failures, and the time per file. A run that fails without a
 * failed test (a broken file, a leak), or has no tests, counts as one failure.
 */
export async function runVitest(args, env = {}) {
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
  const passed = result?.numPassedTests ?? 0;
  const failed = result?.numFailedTests ?? 0;
  const times = (result?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const broken = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: broken ? 1 : failed, failures: failedTests(result), times };
}

/** Failed tests with their file and the first line of the error. */
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

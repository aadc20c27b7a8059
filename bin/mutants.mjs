// npm run mutants [words of a name]: applies one change at a time to a copy of the project, each of which would cost
// somebody money, and runs the tests that must fail. A change that no test notices has survived: the run then fails.
import { spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { install, pinnedNode, root, say } from "./prepare.mjs";

const LANES = 2;
const WORKSPACES = "@kalivo";

install();
const wanted = process.argv.slice(2).join(" ");
const all = JSON.parse(readFileSync(join(root, "server/test/mutants/mutants.json"), "utf8"));
const mutants = all.filter(({ name }) => name.includes(wanted));
const copies = Array.from({ length: Math.min(LANES, mutants.length) }, copyOfProject);
const running = new Set();
process.on("exit", () => running.forEach((child) => child.kill()));
process.on("exit", () => copies.forEach((copy) => rmSync(copy, { recursive: true, force: true })));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const began = Date.now();
const counts = { caught: 0, survived: 0 };
if (await areGreen()) await makeAll();
else say("The tests are red without any change: nothing can be learnt from them.");
say(
  `\n${counts.caught} caught, ${counts.survived} survived, in ${Math.round((Date.now() - began) / 1000)} s`,
);
process.exitCode = counts.caught > 0 && counts.caught === mutants.length ? 0 : 1;

/** Copies the files of git, also uncommitted ones, and the installed packages; workspace links point into the copy. */
function copyOfProject() {
  const copy = mkdtempSync(join(tmpdir(), "kalivo-mutant-"));
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) throw new Error(`git could not list the files: ${listed.stderr}`);
  for (const file of new Set(listed.stdout.split("\0").filter((name) => name !== ""))) {
    if (!existsSync(join(root, file))) continue; // deleted, not committed yet
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  const packages = join(root, "node_modules");
  mkdirSync(join(copy, "node_modules", WORKSPACES), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== WORKSPACES) symlinkSync(join(packages, name), join(copy, "node_modules", name));
  for (const name of readdirSync(join(packages, WORKSPACES)))
    symlinkSync(join(copy, name), join(copy, "node_modules", WORKSPACES, name));
  return copy;
}

/** Runs the tests without a mutant first: one that fails anyway proves nothing. */
async function areGreen() {
  const files = [...new Set(mutants.flatMap(({ tests }) => tests))];
  const { code, red } = await runTests(copies[0], files);
  for (const name of red) say(`red without a change: ${name}`);
  return code === 0;
}

async function makeAll() {
  const queue = mutants.values();
  await Promise.all(
    copies.map(async (copy) => {
      for (const mutant of queue) await make(copy, mutant);
    }),
  );
}

async function make(copy, { name, file, find, replace, tests }) {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (text.split(find).length !== 2) throw new Error(`${name}: its text does not stand once in ${file}`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  const { code, red } = await runTests(copy, tests);
  writeFileSync(path, text);
  counts[code === 0 ? "survived" : "caught"] += 1;
  say(code === 0 ? `SURVIVED  ${name}` : `caught    ${name}\n          by ${red[0] ?? tests[0]}`);
}

/** Runs tests in a copy; returns the names of failed tests, or of files that failed to load. */
function runTests(copy, files) {
  const report = join(copy, "mutant-report.json");
  rmSync(report, { force: true });
  const args = [
    "run",
    "--project",
    "pure",
    "--project",
    "server",
    "--bail=1",
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  const vitest = join(copy, "node_modules/vitest/vitest.mjs");
  return new Promise((resolve) => {
    const child = spawn(pinnedNode, [vitest, ...args, ...files], { cwd: copy, stdio: "ignore" });
    running.add(child);
    child.on("exit", (code) => {
      running.delete(child);
      const { testResults = [] } = readReport(report);
      const red = testResults
        .filter(({ status }) => status === "failed")
        .map(({ name, assertionResults }) => {
          const failed = assertionResults.find((each) => each.status === "failed");
          return failed === undefined
            ? `${name.slice(copy.length + 1)} (it could not begin)`
            : failed.fullName;
        });
      resolve({ code, red });
    });
  });
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

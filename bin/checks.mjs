// The static checks that run before the tests. Each is one command and counts as one in the total.
import { join } from "node:path";
import { pinnedNode, root } from "./prepare.mjs";

const bin = (name) => join(root, "node_modules", ".bin", name);
const PROJECTS = [
  "domain",
  "contract",
  "words",
  "words/tools",
  "server",
  "demo",
  "web",
  "web/src/boot/worker",
  "mobile",
  "e2e",
];

/** In one thread: of several, each checks what they share anew, and the tests have work for the other cores. */
const TSC = [pinnedNode, join(root, "node_modules/@typescript/native/bin/tsc"), "--singleThreaded"];

/** What was found is kept between runs, so that after a change only what it reaches is checked anew: seconds instead of a minute. */
const keeping = (name) => {
  const info = join(root, "node_modules/.cache/types", `${name.replaceAll("/", "-")}.tsbuildinfo`);
  return process.env["CI"] === undefined ? ["--incremental", "--tsBuildInfoFile", info] : [];
};

/** The same for the checker of the lint; both are Go, and tidy their memory less often than they would. */
const ONE_THREAD = { GOMAXPROCS: "1", GOGC: "400", GOMEMLIMIT: "4GiB" };

export const CHECKS = [
  ...PROJECTS.map((name) => ({
    name: `types: ${name}`,
    command: [...TSC, "-p", name, ...keeping(name)],
    env: ONE_THREAD,
  })),
  {
    name: "lint",
    command: [bin("oxlint"), "--type-aware", "-c", ".oxlintrc.json", "--deny-warnings", "--quiet"],
    env: ONE_THREAD,
  },
  { name: "format", command: [bin("oxfmt"), "--check"] },
  { name: "who imports whom", command: [pinnedNode, "bin/imports.mjs"] },
  { name: "nothing unused", command: [pinnedNode, bin("knip")] },
  {
    name: "database types are those of the migrations",
    command: [pinnedNode, "bin/db-types.mjs", "--check"],
  },
  {
    name: "the phone projects are those of npm run mobile:sync",
    command: [pinnedNode, "bin/mobile-sync.mjs", "--check"],
  },
  { name: "licences of dependencies fit the AGPL", command: [pinnedNode, "bin/licences.mjs"] },
  { name: "the app stays within its size budget", command: [pinnedNode, "bin/budget.mjs"] },
];

// Shared by all entry scripts. Plain JavaScript for Node 20 or newer; everything else runs on the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, STAMP } from "./built-from.mjs";

export const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
export const pinnedNode = join(
  root,
  "node_modules",
  ".bin",
  process.platform === "win32" ? "node.cmd" : "node",
);

/** `NODE_ENV=production`: what runs is never installed or built on the way, under a server that may be running. */
export const inProduction = process.env.NODE_ENV === "production";
/** As for everything else that is missing before a start: a supervisor need not try again. */
const NOT_READY = 2;

/** Installs what the lock file says, when packages are missing; in production says so and ends. */
export function install() {
  const [major] = process.versions.node.split(".").map(Number);
  if (major < 20) stop(`Node 20 or newer is needed to start; this is ${process.version}.`);
  if (installed()) return;
  if (inProduction)
    stop("Packages are missing, or are of another version: run npm ci --omit=dev first.", NOT_READY);
  say("Installing what is missing (a minute the first time) ...");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) stop("npm ci failed: the message above says why.");
  if (!existsSync(pinnedNode)) stop(`There is no pinned Node for ${process.platform} ${process.arch}.`);
}

function installed() {
  const hidden = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(hidden) || !existsSync(pinnedNode)) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(hidden, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith("node_modules/") ||
      entry.optional ||
      (inProduction && (entry.dev || entry.devOptional)) ||
      (existsSync(join(root, path)) && (entry.link || present[path]?.version === entry.version)),
  );
}

/** Builds the app when its sources have changed since the last build; in production, unless `asked`, says so and ends. */
export function buildWeb({ asked = false } = {}) {
  const stamp = join(root, STAMP);
  const now = fingerprint(root);
  const built = existsSync(stamp);
  if (built && readFileSync(stamp, "utf8") === now) return;
  if (inProduction && !asked)
    stop(
      built
        ? "The app was built from other sources than these: run npm run build first."
        : "The app is not built: run npm run build first.",
      NOT_READY,
    );
  say("Building the app ...");
  const vite = spawnSync(
    pinnedNode,
    [join(root, "node_modules/vite/bin/vite.js"), "build", "web", "--logLevel", "warn"],
    { cwd: root, stdio: "inherit" },
  );
  if (vite.status !== 0) stop("The app could not be built: the message above says why.");
  mkdirSync(join(root, "web", "dist"), { recursive: true });
  writeFileSync(stamp, now);
}

const ignoreInterrupt = () => undefined;

/** Runs a script on the pinned Node, optionally under another command; forwards signals and resolves with the exit code. */
export function runPinned(args, options = {}, beneath = []) {
  const [program, ...rest] = [...beneath, pinnedNode, ...args];
  const child = spawn(program, rest, { cwd: root, stdio: "inherit", ...options });
  // Ctrl-C reaches the child directly (same process group); SIGTERM must be forwarded.
  const passOn = () => child.kill("SIGTERM");
  process.on("SIGINT", ignoreInterrupt);
  process.on("SIGTERM", passOn);
  // A killed npm does not forward SIGTERM: a lost parent counts as one.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) passOn();
  }, 1000);
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => {
      clearInterval(watch);
      process.off("SIGINT", ignoreInterrupt);
      process.off("SIGTERM", passOn);
      resolve(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1));
    });
  });
}

export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

export function stop(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

// Finds a Chromium for the journeys: the system's, Playwright's, the distribution's (as root on Debian), or the npm
// package's.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, say } from "./prepare.mjs";

/** The headless build: uses about a tenth less of the machine than the full browser. */
const SHELL = "/usr/bin/chromium-headless-shell";
const SYSTEM = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Resolves with `{ env }` for the journeys, or `{ problem }` in one sentence. */
export async function findChromium() {
  const given = process.env.KALIVO_CHROMIUM;
  for (const path of [...(given ? [given] : []), ...SYSTEM, await playwrights()]) {
    if (path && (await starts(path, {}))) return { env: { KALIVO_CHROMIUM: path } };
  }
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installing the distribution's Chromium for the browser journeys ...");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], { stdio: "ignore" });
    if (await starts(SHELL, {})) return { env: { KALIVO_CHROMIUM: SHELL } };
  }
  const packed = await unpacked();
  if (packed && (await starts(packed.KALIVO_CHROMIUM, packed))) return { env: packed };
  return {
    problem:
      "no Chromium starts on this machine: install one (apt install chromium) or set KALIVO_CHROMIUM to its path.",
  };
}

/** Whether it starts and loads a page, launched with the journeys' flags, since a flag alone may make a browser fail. */
async function starts(executablePath, env) {
  if (!existsSync(executablePath)) return false;
  const { chromium } = await import("playwright-core");
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium
    .launch({ executablePath, args, env: { ...process.env, ...env }, timeout: 30_000 })
    .catch(() => null);
  if (browser === null) return false;
  try {
    const page = await browser.newPage();
    await page.goto("data:text/html,<p>works</p><input type=password value=works>", { timeout: 30_000 });
    return (await page.screenshot()).length > 0 && (await page.inputValue("input")) === "works";
  } catch {
    return false;
  } finally {
    await browser.close();
  }
}

async function playwrights() {
  try {
    const { chromium } = await import("playwright-core");
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/** @sparticuz/chromium brings its libraries and fonts, and unpacks them only when it detects Lambda. */
async function unpacked() {
  const folder = join(root, "node_modules", ".cache", "kalivo-chromium");
  mkdirSync(folder, { recursive: true });
  const before = { tmp: process.env.TMPDIR, lambda: process.env.AWS_EXECUTION_ENV };
  try {
    Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" });
    const { default: chromium } = await import("@sparticuz/chromium");
    const path = await chromium.executablePath();
    return {
      KALIVO_CHROMIUM: path,
      LD_LIBRARY_PATH: `${join(folder, "al2023", "lib")}:${process.env.LD_LIBRARY_PATH ?? ""}`,
      FONTCONFIG_FILE: writeFontsConfig(folder),
    };
  } catch {
    return null;
  } finally {
    restore("TMPDIR", before.tmp);
    restore("AWS_EXECUTION_ENV", before.lambda);
  }
}

/** The packaged configuration points to Lambda's font folder; without any font, an input field crashes the browser. */
function writeFontsConfig(folder) {
  const file = join(folder, "fonts.conf");
  const own = join(folder, "fonts", "fonts");
  const dirs = [own, "/usr/share/fonts"].map((path) => `<dir>${path}</dir>`).join("");
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}<cachedir>${join(folder, "fonts-cache")}</cachedir></fontconfig>\n`,
  );
  return file;
}

function restore(name, value) {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

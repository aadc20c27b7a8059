// npm run build: what serve serves, and build.json, from which kalivo --version says what it is. Needs the packages that only
// building needs. Where there is no repository (an image), KALIVO_COMMIT and KALIVO_TAG say what is built.
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildWeb, install, root } from "./prepare.mjs";

install();
buildWeb({ asked: true });
writeFileSync(join(root, "build.json"), `${JSON.stringify(whatIsBuilt())}\n`);

/** A tree with changes is of no tag, and its commit says so. */
function whatIsBuilt() {
  const head = git("rev-parse", "HEAD");
  if (head === null)
    return { commit: process.env.KALIVO_COMMIT || null, tag: process.env.KALIVO_TAG || null };
  if (git("status", "--porcelain", "--untracked-files=no") !== "")
    return { commit: `${head} with changes`, tag: null };
  return { commit: head, tag: git("describe", "--tags", "--exact-match") };
}

function git(...asked) {
  if (!existsSync(join(root, ".git"))) return null;
  const { status, stdout } = spawnSync("git", asked, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

// npm run release: what an operator installs, in the folder release: the source with the built app; the same with the packages of
// the server and Node, ready to run on a machine like this one; what it is made of (CycloneDX); the checksums of all. From a clean
// tree; at a tag named as the version it is that release, elsewhere its name has the commit. Needs git and GNU tar.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pinnedNode, root, say, stop } from "./prepare.mjs";

const RELEASE = join(root, "release");
const ONLY_FOR_TOOLS = /\.(?:map|d\.[cm]?ts|flow)$/;

const run = (program, ...args) =>
  execFileSync(program, args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
const script = (name) =>
  execFileSync(process.execPath, [join(root, "bin", name)], { cwd: root, stdio: "inherit" });

if (run("git", "status", "--porcelain") !== "")
  stop("There are changes that no commit has: commit them first.");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
script("build.mjs");
script("sbom.mjs");
const { commit, tag } = JSON.parse(readFileSync(join(root, "build.json"), "utf8"));
if (tag !== null) refuseWrongTag();
const name = `kalivo-${version}${tag === null ? `-${commit.slice(0, 12)}` : ""}`;

const made = [`${name}.tar.gz`, `${name}-${process.platform}-${process.arch}.tar.gz`, `${name}.cdx.json`];
rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE);
pack();
cpSync(join(root, "sbom.cdx.json"), join(RELEASE, made[2]));
writeFileSync(join(RELEASE, "SHA256SUMS"), made.map((file) => `${sha256(file)}  ${file}\n`).join(""));
for (const file of made)
  say(`release/${file}: ${(statSync(join(RELEASE, file)).size / 1024 / 1024).toFixed(1)} MB`);
say("release/SHA256SUMS: sign it (CONTRIBUTING.md)");

function refuseWrongTag() {
  if (tag !== `v${version}`) stop(`The tag is ${tag} and package.json says ${version}.`);
  const changes = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const section = changes.split(/^## /m).find((text) => text.startsWith(`${version} (`));
  if (section === undefined || section.startsWith(`${version} (unreleased)`))
    stop(`CHANGELOG.md has no section "## ${version} (<day>)".`);
  if (!section.includes("### For operators"))
    stop(
      `CHANGELOG.md says nothing "For operators" of ${version}: what an upgrade asks of them, or that it asks nothing.`,
    );
}

/** Everything git has at this commit, and what was built of it; then with its packages and Node too, ready to run. */
function pack() {
  const work = mkdtempSync(join(tmpdir(), "kalivo-release-"));
  const folder = join(work, name);
  const source = join(work, "source.tar");
  run("git", "archive", "--format=tar", `--prefix=${name}/`, `--output=${source}`, "HEAD");
  run("tar", "--extract", `--file=${source}`, `--directory=${work}`);
  cpSync(join(root, "web", "dist"), join(folder, "web", "dist"), { recursive: true });
  cpSync(join(root, "build.json"), join(folder, "build.json"));
  archive(work, made[0]);
  addPackages(folder);
  archive(work, made[1]);
  rmSync(work, { recursive: true });
}

/** The server's, without what only compilers and editors read; Node where the units look for it. */
function addPackages(folder) {
  const npm = ["ci", "--omit=dev", "--workspace", "server", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", npm, { cwd: folder, stdio: "inherit" });
  const modules = join(folder, "node_modules");
  for (const path of readdirSync(modules, { recursive: true }))
    if (ONLY_FOR_TOOLS.test(path)) rmSync(join(modules, path), { force: true });
  mkdirSync(join(modules, ".bin"), { recursive: true });
  cpSync(realpathSync(pinnedNode), join(modules, ".bin", "node"));
}

/** Of one time, order and owner, so that a commit gives the same archive again. */
function archive(work, file) {
  const time = `--mtime=@${run("git", "show", "--no-patch", "--format=%ct", "HEAD")}`;
  const plain = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u+rwX,go=rX", time];
  run(
    "tar",
    "--create",
    "--use-compress-program=gzip -n",
    `--file=${join(RELEASE, file)}`,
    ...plain,
    `--directory=${work}`,
    name,
  );
}

function sha256(file) {
  return createHash("sha256")
    .update(readFileSync(join(RELEASE, file)))
    .digest("hex");
}

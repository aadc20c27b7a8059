// A software bill of materials (CycloneDX JSON) of the product's runtime, from the installed packages.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { install, root, say, stop } from "./prepare.mjs";

const FILE = "sbom.cdx.json";

install();
const npm = spawnSync("npm", ["sbom", "--omit", "dev", "--sbom-format", "cyclonedx"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  stdio: ["ignore", "pipe", "inherit"],
  shell: process.platform === "win32",
});
if (npm.status !== 0) stop("npm sbom failed (it needs npm 9.5 or newer): the message above says why.");
const { components } = JSON.parse(npm.stdout);
if (components.length === 0) stop("npm sbom named no component.");
writeFileSync(join(root, FILE), npm.stdout);
say(`${FILE}: ${components.length} components`);

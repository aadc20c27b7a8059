// Whether every installed package may be distributed with the product under AGPL-3.0-or-later. Reads package-lock.json
// (including packages for other platforms) and, where that has no licence, the package itself. Exit code 1 on any other
// licence. `node bin/licences.mjs <folder>` checks another project.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./prepare.mjs";

/**
 * SPDX names (https://spdx.org/licenses) of licences compatible with the AGPL, version 3 or later:
 * https://www.gnu.org/licenses/license-list.html and, for BlueOak and the licences without conditions, their own texts.
 * Fonts under the OFL and files under the MPL 2.0 keep their own licence, which both licences allow.
 */
const COMPATIBLE = new Set([
  "0BSD",
  "AGPL-3.0-only",
  "AGPL-3.0-or-later",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "GPL-3.0-only",
  "GPL-3.0-or-later",
  "ISC",
  "LGPL-2.1-or-later",
  "LGPL-3.0-only",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Packages whose package.json names no licence, or a file of them, each version checked by hand. */
const LOOKED_AT = {
  // LICENSE.md: the package MIT, each drawing its own; the one we draw with is CC0 1.0 (`draw-portrait.test.ts`).
  "@dicebear/styles@10.6.0": "MIT AND CC0-1.0",
  "png-js@2.0.0": "MIT", // its LICENSE file: "MIT License, Copyright (c) 2017 Devon Govett"
};

const folder = resolve(process.argv[2] ?? root);
const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
const installed = Object.entries(packages)
  .filter(([path, { link }]) => path.includes("node_modules/") && link !== true)
  .map(([path, { version, license }]) => ({
    name: `${path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)}@${version}`,
    licence: license ?? licenceIn(join(folder, path, "package.json")),
  }));
const refused = installed.filter(({ name, licence }) => !allows(LOOKED_AT[name] ?? licence));
for (const { name, licence } of refused)
  console.error(
    `${name}: ${licence === undefined ? "names no licence" : `${licence} is not known to fit the AGPL`}`,
  );
if (installed.length === 0) console.error("package-lock.json names no package");
else console.log(`${installed.length} packages, ${refused.length} with a licence that is not known to fit`);
process.exitCode = refused.length === 0 && installed.length > 0 ? 0 : 1;

function licenceIn(path) {
  if (!existsSync(path)) return undefined;
  const { license } = JSON.parse(readFileSync(path, "utf8"));
  return typeof license === "string" ? license : undefined;
}

/**
 * Whether an SPDX expression allows a compatible choice: `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`. False for an unreadable
 * expression, an exception (`WITH`) and a custom licence.
 */
function allows(expression) {
  const words = (expression ?? "").match(/[()]|[^\s()]+/g) ?? [];
  const either = () => {
    let fits = both();
    while (words[0] === "OR") {
      words.shift();
      fits = both() || fits;
    }
    return fits;
  };
  const both = () => {
    let fits = one();
    while (words[0] === "AND") {
      words.shift();
      fits = one() && fits;
    }
    return fits;
  };
  const one = () => {
    const word = words.shift();
    if (word !== "(") return COMPATIBLE.has(word);
    const fits = either();
    return words.shift() === ")" && fits;
  };
  return either() && words.length === 0;
}

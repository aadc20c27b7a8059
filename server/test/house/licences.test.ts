import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";

const check = join(import.meta.dirname, "../../../bin/licences.mjs");
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

type Said = { code: number; said: string };
type Planted = Record<string, string | null>;

/** Runs the check on a project with these packages: each with the licence that its lock file names, or none. */
function judge(planted: Planted, own: Record<string, unknown> = {}): Promise<Said> {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-licences-"));
  folders.push(folder);
  const packages = Object.entries(planted).map(([name, license]) => [
    `node_modules/${name}`,
    { version: "1.0.0", ...(license !== null && { license }) },
  ]);
  const lock = { packages: { "": { name: "planted" }, ...Object.fromEntries(packages) } };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
  for (const [name, content] of Object.entries(own)) {
    const path = join(folder, "node_modules", name, "package.json");
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(content));
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [check, folder], (error, out, problems) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: out + problems }),
    );
  });
}

test("licences that fit the AGPL pass, also where there is a choice or several hold", async () => {
  const fits = {
    one: "MIT",
    choice: "(GPL-2.0-only OR MIT)",
    several: "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
    nested: "(SSPL-1.0 OR (MIT AND CC0-1.0))",
    "@font/face": "OFL-1.1",
  };
  expect(await judge(fits)).toMatchObject({ code: 0, said: expect.stringContaining("5 packages, 0 with") });
});

test.each([
  ["another copyleft", "GPL-2.0-only"],
  ["not free", "SSPL-1.0"],
  ["one of several", "MIT AND BUSL-1.1"],
  ["no choice left", "(GPL-2.0-only OR CC-BY-NC-4.0)"],
  ["the packager's own", "SEE LICENSE IN LICENSE.md"],
  ["nobody's", "UNLICENSED"],
  ["an exception nobody looked at", "GPL-3.0-only WITH Classpath-exception-2.0"],
  ["unreadable", "(MIT"],
  ["none", null],
])("a planted dependency whose licence is %s fails the check by its name", async (_, licence) => {
  expect(await judge({ fine: "ISC", planted: licence })).toMatchObject({
    code: 1,
    said: expect.stringContaining("planted@1.0.0"),
  });
});

test("where the lock file is silent the package's own word counts; an empty lock file is no pass", async () => {
  expect(await judge({ quiet: null }, { quiet: { license: "MIT" } })).toMatchObject({ code: 0 });
  expect(await judge({ quiet: null }, { quiet: { license: "BUSL-1.1" } })).toMatchObject({ code: 1 });
  expect(await judge({})).toMatchObject({ code: 1 });
});

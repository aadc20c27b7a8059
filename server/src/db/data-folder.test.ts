import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { prepareDataFolder } from "./data-folder.ts";

const MODULE = join(import.meta.dirname, "data-folder.ts");

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "kalivo-data-test-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test("a folder and those above it are made, its own for nobody else to read; one that is there is taken", () => {
  const wanted = join(folder(), "a/b/c");
  prepareDataFolder(wanted);
  expect(statSync(wanted).mode & 0o777).toBe(0o700);
  prepareDataFolder(wanted);
  mkdirSync(join(wanted, "d"));
  prepareDataFolder(join(wanted, "d"));
});

test("a file in its place, or above it, is said", () => {
  const file = join(folder(), "a-file");
  writeFileSync(file, "");
  for (const wrong of [file, join(file, "below")])
    expect(() => prepareDataFolder(wrong)).toThrow(/^DATA_DIR is .*, where no folder can be made or written/);
});

test("a place of the system's where nothing can be made is said at once, not tried for ever", () => {
  const asked = `import(${JSON.stringify(MODULE)}).then((m) => m.prepareDataFolder("/proc/x/y")).catch((e) => console.log(e.name))`;
  const { stdout, signal } = spawnSync(process.execPath, ["-e", asked], {
    encoding: "utf8",
    timeout: 300_000,
  });
  expect([signal, stdout]).toEqual([null, "ConfigError\n"]);
});

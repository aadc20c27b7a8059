import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { kalivoHere } from "../test/support/kalivo-here.ts";
import { BUILD, readBuild, VERSION, versionLine } from "./version.ts";

test("kalivo --version says version, tag and commit when built, and Node", async () => {
  const built = { commit: "52ee532ec5eb43c2910e079f3aae4f7a0c245c7f", tag: "v0.2.0" };
  expect(versionLine(built, "0.2.0", "26.10.0")).toBe(
    "kalivo 0.2.0 (v0.2.0, commit 52ee532ec5eb43c2910e079f3aae4f7a0c245c7f), Node 26.10.0",
  );
  expect(versionLine({ commit: null, tag: null }, "0.2.0", "26.10.0")).toBe(
    "kalivo 0.2.0 (no tag, commit unknown), Node 26.10.0",
  );
  expect(versionLine(null, "0.2.0", "26.10.0")).toBe("kalivo 0.2.0 (not built), Node 26.10.0");
  expect(await kalivoHere(["--version"], {})).toEqual({ code: 0, output: `${versionLine(BUILD)}\n` });
  expect(versionLine(BUILD)).toContain(VERSION);
});

test("what a build wrote is read; before one there is nothing, and something else ends the start", () => {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-build-"));
  const path = join(folder, "build.json");
  expect(readBuild(path)).toBeNull();
  writeFileSync(path, '{"commit":"52ee","tag":null}');
  expect(readBuild(path)).toEqual({ commit: "52ee", tag: null });
  writeFileSync(path, "{}");
  expect(() => readBuild(path)).toThrow("commit");
  rmSync(folder, { recursive: true });
});

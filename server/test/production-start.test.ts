import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// The entry scripts in a folder of their own: with packages of a name, no build, and a server that says it was started.

const BIN = join(import.meta.dirname, "../../bin");
let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kalivo-production-"));
  mkdirSync(at("bin"));
  for (const script of ["prepare.mjs", "built-from.mjs", "kalivo.mjs"])
    cpSync(join(BIN, script), at("bin", script));
  mkdirSync(at("server/src"), { recursive: true });
  writeFileSync(at("server/src/cli.ts"), 'console.log("started");');
  const packages = {
    "node_modules/needed": { version: "1.0.0" },
    "node_modules/to-build": { version: "2.0.0", dev: true },
  };
  writeFileSync(at("package-lock.json"), JSON.stringify({ packages }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function serve(command = "serve"): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at("bin/kalivo.mjs"), command], {
    encoding: "utf8",
    env: { NODE_ENV: "production", PATH: "" },
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

test("in production nothing is installed or built by a start: what is missing is said, and the code is 2", () => {
  expect(serve()).toEqual({
    status: 2,
    said: "Packages are missing, or are of another version: run npm ci --omit=dev first.",
  });
  expect(existsSync(at("node_modules"))).toBe(false);

  mkdirSync(at("node_modules/.bin"), { recursive: true });
  mkdirSync(at("node_modules/needed"));
  symlinkSync(process.execPath, at("node_modules/.bin/node"));
  const present = { packages: { "node_modules/needed": { version: "1.0.0" } } };
  writeFileSync(at("node_modules/.package-lock.json"), JSON.stringify(present));
  expect(serve()).toEqual({ status: 2, said: "The app is not built: run npm run build first." });
  expect(serve("worker"), "serves no app").toEqual({ status: 0, said: "started" });

  mkdirSync(at("web/dist"), { recursive: true });
  writeFileSync(at("web/dist/.built-from"), "of yesterday");
  expect(serve()).toEqual({
    status: 2,
    said: "The app was built from other sources than these: run npm run build first.",
  });
});

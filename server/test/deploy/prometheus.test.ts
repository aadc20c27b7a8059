import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../../deploy/prometheus");

const promtool = (...args: string[]) => {
  const { error, status, stdout, stderr } = spawnSync("promtool", args, { cwd: folder, encoding: "utf8" });
  return { there: error === undefined, status, said: `${stdout}${stderr}` };
};
const { there } = promtool("--version");

test.skipIf(!there).each([
  ["check", "rules", "rules.yml"],
  ["test", "rules", "rules.test.yml"],
])("promtool %s %s %s (runs where promtool is: Debian has it in the package prometheus)", (...args) => {
  const { status, said } = promtool(...args);
  expect(status, said).toBe(0);
});

// What `npm test -- <path or words>` runs: files by part of their path, else tests by words of their name.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/**
 * The named test files, without duplicates, and the words that filter their tests (null: all).
 * @param {readonly string[]} names as typed after `npm test --`
 * @returns {{ files: string[], words: string | null }}
 */
export function namedTests(names) {
  const all = testFiles();
  const byPath = all.filter((file) => names.some((name) => file.includes(withoutRoot(name))));
  if (byPath.length > 0) return { files: byPath, words: null };
  const words = names.join(" ");
  const saying = all.filter((file) => readFileSync(join(root, file), "utf8").includes(words));
  return { files: saying, words };
}

/** Removes the absolute or `./` prefix of a completed or copied path. */
const withoutRoot = (name) =>
  name.startsWith(root) ? name.slice(root.length + 1) : name.replace(/^\.\//, "");

/** Every test file, including untracked ones. */
export function testFiles() {
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.test.tsx"];
  const { stdout } = spawnSync("git", listed, { cwd: root, encoding: "utf8" });
  return stdout.split("\n").filter(Boolean);
}

// What `npm test -- <path or words>` runs: files by a part of their path, else tests by words of their name.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/**
 * The test files that are named, each once, and the words by which their tests are chosen (none: all of them).
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

/** As a shell completes it, or an editor copies it. */
const withoutRoot = (name) =>
  name.startsWith(root) ? name.slice(root.length + 1) : name.replace(/^\.\//, "");

/** Every test file, also one that git does not know yet. */
export function testFiles() {
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.test.tsx"];
  const { stdout } = spawnSync("git", listed, { cwd: root, encoding: "utf8" });
  return stdout.split("\n").filter(Boolean);
}

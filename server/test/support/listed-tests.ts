import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

export type ListedTest = { what: string; file: string; title: string };

/** The rows of a list of tests: the event, the file of its test, and the test's title. */
export const listedIn = (list: string): ListedTest[] =>
  readFileSync(join(root, list), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, what, file, title] = /^\| (.+?) \| `(.+?)`: (.+) \|$/.exec(line) ?? [];
      return what === undefined || file === undefined || title === undefined ? [] : [{ what, file, title }];
    });

/** Rows whose file or title does not exist. */
export const missing = (listed: readonly ListedTest[]): ListedTest[] =>
  listed.filter(({ file, title }) => {
    const path = join(root, file);
    return !existsSync(path) || !readFileSync(path, "utf8").includes(title);
  });

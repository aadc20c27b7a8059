import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Whom a mail names to somebody else stands there as they chose to be called: whoever reads a name reads the pseudonym with
// it. That it is then shown is asked in privacy-walk-mails.test.ts.

const MAILS = join(import.meta.dirname, "../../src/mails");
/** Mails among admins name admins. */
const AMONG_ADMINS = "admin-news/";
const STATEMENT = /`[^`]*\b(?:select|from)\b[^`]*`/g;

test("a mail that reads the names of people reads their pseudonyms in the same statement", () => {
  const files = globSync("**/*.ts", { cwd: MAILS }).filter(
    (file) => !file.endsWith(".test.ts") && !file.startsWith(AMONG_ADMINS),
  );
  const statements = files.flatMap((file) =>
    (readFileSync(join(MAILS, file), "utf8").match(STATEMENT) ?? []).map((sql) => ({ file, sql })),
  );
  const naming = statements.filter(({ sql }) => /\b(?:first|last)_name\b/.test(sql));
  expect(naming.length).toBeGreaterThan(4);
  expect(naming.filter(({ sql }) => !/\bpseudo\b/.test(sql)).map(({ file }) => file)).toEqual([]);
  const built = files.filter((file) =>
    /select\([^)]*"(?:first|last)_name"/.test(readFileSync(join(MAILS, file), "utf8")),
  );
  expect(built).toEqual([]);
});

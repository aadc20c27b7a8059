import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SECRETS } from "../../src/config/secret-files.ts";

const paper = readFileSync(join(import.meta.dirname, "../../../docs/security.md"), "utf8");

test("the table of secrets in docs/security.md names every secret of the configuration, once, and no other", () => {
  const [, section = ""] = /^## Secrets$(.*?)^## /ms.exec(paper) ?? [];
  const rows = section.match(/^\| `.*$/gm) ?? [];
  const named = rows.flatMap((row) =>
    Array.from((row.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g), ([, name = ""]) => name),
  );
  expect(named.toSorted()).toEqual([...SECRETS].toSorted());
});

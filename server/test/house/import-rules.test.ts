import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";

// The import rules of docs/architecture.md: each is broken once, in a house of its own.

const root = join(import.meta.dirname, "../../..");
const house = mkdtempSync(join(tmpdir(), "kalivo-imports-"));
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** By rule: the file that imports, and what it may not. */
const PLANTED: Readonly<Record<string, readonly [from: string, to: string]>> = {
  "1-domain-imports-nothing": ["domain/src/a.ts", "contract/src/shape.ts"],
  "2-contract-imports-domain-and-zod": ["contract/src/a.ts", "words/src/a.ts"],
  "2-words-import-domain": ["words/src/b.ts", "contract/src/shape.ts"],
  "3-web-never-sees-server": ["web/src/lib/a.ts", "server/src/log.ts"],
  "3-server-never-sees-web": ["server/src/a.ts", "web/src/lib/b.ts"],
  "3-shared-never-sees-server-or-web": ["domain/src/b.ts", "server/src/log.ts"],
  "3-the-first-paint-takes-types-only-from-the-contract": ["web/src/app/a.ts", "contract/src/shape.ts"],
  "4-a-screen-never-imports-a-screen": ["web/src/screens/home/a.ts", "web/src/screens/act/b.ts"],
  "4-features-never-import-screens-or-app": ["web/src/features/me/a.ts", "web/src/screens/act/b.ts"],
  "4-ui-and-lib-are-at-the-bottom": ["web/src/ui/a.ts", "web/src/features/me/b.ts"],
  "5-an-implementation-knows-its-port-and-the-domain": [
    "server/src/adapters/mail/smtp/a.ts",
    "server/src/features/mail/b.ts",
  ],
  "5-no-implementation-knows-another": [
    "server/src/adapters/payment/stripe/a.ts",
    "server/src/adapters/payment/other/b.ts",
  ],
  "5-an-implementation-never-reaches-the-database": [
    "server/src/adapters/payment/stripe/b.ts",
    "server/src/db/client.ts",
  ],
  "5-only-main-names-implementations": [
    "server/src/features/mail/a.ts",
    "server/src/adapters/mail/smtp/b.ts",
  ],
  "7-features-never-import-jobs": ["server/src/features/mail/c.ts", "server/src/jobs/schedule.ts"],
  "7-the-database-is-below-the-features": ["server/src/db/a.ts", "server/src/features/mail/b.ts"],
  "9-no-cycles": ["e2e/a.ts", "e2e/b.ts"],
  "11-the-server-reaches-the-demo-in-one-place": ["server/src/features/mail/d.ts", "demo/src/a.ts"],
  "11-the-demo-is-loaded-when-it-is-asked-for": ["server/src/compose/demo.ts", "demo/src/a.ts"],
  "11-web-and-demo-never-see-each-other": ["demo/src/b.ts", "web/src/lib/b.ts"],
  "12-only-compose-and-main-know-the-mails": ["server/src/features/mail/e.ts", "server/src/mails/reset/a.ts"],
  "12-a-mail-never-imports-a-mail": ["server/src/mails/welcome/a.ts", "server/src/mails/reset/b.ts"],
  "everything-resolves": ["e2e/c.ts", "e2e/nowhere.ts"],
};

const NOT_THERE = "e2e/nowhere.ts";

function build() {
  const texts = new Map<string, string>();
  for (const [from, to] of Object.values(PLANTED)) {
    texts.set(from, `export { it } from "${relative(dirname(from), to).replace(/^(?!\.)/, "./")}";\n`);
    if (!texts.has(to) && to !== NOT_THERE) texts.set(to, "export const it = 1;\n");
  }
  texts.set("e2e/b.ts", 'export { it } from "./a.ts";\n');
  for (const folder of [
    "domain",
    "contract",
    "words",
    "server",
    "demo",
    "web/src",
    "web/test",
    "mobile/test",
    "e2e",
  ])
    mkdirSync(join(house, folder), { recursive: true });
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  for (const file of [".dependency-cruiser.cjs", "tsconfig.base.json", "bin/imports.mjs"])
    cpSync(join(root, file), join(house, file));
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
}

test("each import rule is there, and finds what breaks it", () => {
  const rules = [...readFileSync(join(root, ".dependency-cruiser.cjs"), "utf8").matchAll(/name: "([^"]+)"/g)];
  expect(Object.keys(PLANTED).toSorted()).toEqual(rules.map(([, name = ""]) => name).toSorted());
  build();
  const { status, stderr } = spawnSync(process.execPath, ["bin/imports.mjs"], {
    cwd: house,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  const found = stderr.split("\n").map((line) => line.replace(/(-> )\.\//, "$1"));
  for (const [rule, [from]] of Object.entries(PLANTED))
    expect(
      found.some((line) => line.startsWith(`${rule}: ${from} -> `)),
      `${rule} in ${stderr}`,
    ).toBe(true);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MONTH_STEPS } from "../../src/compose/month-steps.ts";
import { HOUSEKEEPING_STEPS, SOURCE_STEPS, WATCH_STEPS } from "../../src/compose/steps.ts";
import { DELIVER_MAILS } from "../../src/jobs/due-steps.ts";

const source = join(import.meta.dirname, "../../src");
const files = (pattern: string) =>
  globSync(join(source, pattern)).flatMap((path) =>
    path.endsWith(".test.ts") ? [] : [readFileSync(path, "utf8")],
  );

/** What a doc comment calls a due step: a function, or a step as it stands. */
const STEP =
  /\/\*\*(?:(?!\*\/)[\s\S])*\bDue step\b(?:(?!\*\/)[\s\S])*\*\/\s*export (?:async )?(?:function|const) (\w+)/g;

test("what is called a due step is run as one", () => {
  const steps = files("**/*.ts").flatMap((text) => Array.from(text.matchAll(STEP), ([, name = ""]) => name));
  expect(steps.length).toBeGreaterThan(40);
  const run = files("compose/*.ts")
    .join("\n")
    .replaceAll(/^import [^;]*;/gm, "");
  expect(steps.filter((name) => !new RegExp(`\\b${name}\\b`).test(run))).toEqual([]);
});

test("whoever waits for a password's mail waits for nothing that is done for everybody", () => {
  const steps = [...MONTH_STEPS, ...HOUSEKEEPING_STEPS, ...SOURCE_STEPS, ...WATCH_STEPS];
  const names = steps.filter(({ lane }) => lane === "people").map(({ name }) => name);
  expect(names).toEqual([DELIVER_MAILS, "push what people are told"]);
});

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import list from "./mutants.json" with { type: "json" };

// `npm run mutants` makes each change and wants a test to turn red; here only that every change can still be made.

const root = join(import.meta.dirname, "../../..");
const Mutants = z.array(
  z.strictObject({
    name: z.string(),
    file: z.string(),
    find: z.string().min(1),
    replace: z.string(),
    tests: z.array(z.string()).min(1),
  }),
);

test.each(Mutants.parse(list))(
  "$name: its text stands where it is looked for",
  async ({ file, find, replace, tests }) => {
    const text = await readFile(join(root, file), "utf8");
    expect(text.split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    for (const path of tests) await expect(readFile(join(root, path), "utf8")).resolves.toContain("test");
  },
);

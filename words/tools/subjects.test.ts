import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "@kalivo/domain/language.ts";

const src = join(import.meta.dirname, "../src");

test.each(LANGUAGES)(
  "every file of the screens in %s is one subject of its name, in one part",
  async (language) => {
    const parts = await modulesOf(join(src, language, "parts"));
    const joined = parts.flatMap(({ exported }) => Object.keys(exported["words"] ?? {}));
    expect(joined.toSorted()).toEqual(
      Object.keys(await subjectsOf(join(src, language, "screens"))).toSorted(),
    );
  },
);

test.each(LANGUAGES)("every admin page in %s is one file of its name", async (language) => {
  const { admin } = await subjectsOf(join(src, language, "screens"));
  const { everywhere, ...pages } = await subjectsOf(join(src, language, "screens/admin"));
  expect(admin).toEqual({ ...everywhere, ...pages });
});

/** The subjects of a folder: each file exports one, by its name. */
async function subjectsOf(folder: string): Promise<Record<string, object>> {
  const modules = await modulesOf(folder);
  for (const { name, exported } of modules) expect(Object.keys(exported)).toEqual([camelCase(name)]);
  return Object.assign({}, ...modules.map(({ exported }) => exported));
}

async function modulesOf(folder: string) {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (file) => {
      const exported: Readonly<Record<string, object>> = await import(join(folder, file.name));
      return { name: file.name.replace(/\.ts$/, ""), exported };
    }),
  );
}

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

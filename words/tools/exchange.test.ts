import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { applyChanges, exportWords, importWords } from "./exchange.ts";
import { readCatalogue } from "./read-catalogue.ts";

const src = join(import.meta.dirname, "../src");
const folder = mkdtempSync(join(tmpdir(), "kalivo-words-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const everyEnglish = readCatalogue(join(src, "en"));
const english = written("en", [
  "const levels: Record<string, string> = {};",
  "export const home = {",
  '  hello: "Hello,",',
  '  version: "2026-01",',
  '  steps: ["Choose", { title: "Move" }],',
  "  raised: (amount: string, day: string) => `${amount} until ${day}`,",
  '  donors: (n: number) => counted(n, { one: "donor", other: "donors" }),',
  "  levels,",
  "  nothing: null,",
  "};",
]);

test.each(["fr", "nl"])("what is exported of %s and brought back unchanged changes nothing", (language) => {
  const catalogue = readCatalogue(join(src, language));
  const { words, problems } = exportWords(everyEnglish, catalogue);
  expect(problems).toEqual([]);
  expect(Object.keys(words).length).toBeGreaterThan(1000);
  const brought: unknown = JSON.parse(JSON.stringify(words));
  expect(importWords(everyEnglish, catalogue, brought)).toEqual({ changes: [], problems: [] });
});

test("a sentence shows its values by name, a plural shows its code, a version is left alone", () => {
  expect(exportWords(english, dutch()).words).toEqual({
    "home#home.hello": { english: "Hello,", text: "Dag," },
    "home#home.steps.0": { english: "Choose", text: "Kies" },
    "home#home.steps.1.title": { english: "Move", text: "Beweeg" },
    "home#home.raised": { english: "{amount} until {day}", text: "{amount} tot {day}" },
    "home#home.donors": {
      english: '(n: number) => counted(n, { one: "donor", other: "donors" })',
      text: '(n) => counted(n, { one: "donateur", other: "donateurs" })',
      kind: "code",
    },
    "home#home.levels.high": { english: null, text: "hoog" },
  });
});

test("what a translator changes, and only that, stands in the file", () => {
  const { words } = exportWords(english, dutch());
  const brought = {
    ...words,
    "home#home.hello": { english: "Hello,", text: 'Dag "jij",' },
    "home#home.raised": { english: "{amount} until {day}", text: "Tot {day}: `${amount}`" },
  };
  const { changes, problems } = importWords(english, dutch(), brought);
  expect(problems).toEqual([]);
  const before = read();
  expect(applyChanges(changes)).toEqual([join(folder, "nl/home.ts")]);
  const after = read();
  expect(after.filter((line) => !before.includes(line))).toEqual([
    String.raw`  hello: "Dag \"jij\",",`,
    "  raised: (amount, day) => `Tot ${day}: \\`\\$${amount}\\``,",
  ]);
  expect(after.length).toBe(before.length);
  expect(exportWords(english, readCatalogue(join(folder, "nl"))).words).toEqual(brought);
});

test("one wrong sentence, and nothing is taken; every wrong one is named", () => {
  const catalogue = dutch();
  const { words } = exportWords(english, catalogue);
  const good = { ...words, "home#home.hello": { english: "Hello,", text: "Hallo," } };
  const refused = (brought: unknown) => {
    const { changes, problems } = importWords(english, catalogue, brought);
    expect(changes).toEqual([]);
    return problems;
  };
  const ofRaised = (text: unknown) =>
    refused({ ...good, "home#home.raised": { english: "{amount} until {day}", text } });
  const withoutStep = Object.entries(good).filter(([key]) => key !== "home#home.steps.0");
  const bye = ["home#home.bye", { english: "Bye", text: "Daag" }];
  expect(refused(Object.fromEntries([...withoutStep, bye]))).toEqual([
    "home#home.bye: there is no such key",
    "home#home.steps.0: it is missing",
  ]);
  expect(ofRaised("{bedrag} tot {day")).toEqual([
    "home#home.raised: {amount} is missing",
    "home#home.raised: {day} is missing",
    "home#home.raised: there is no {bedrag} to put in",
    "home#home.raised: a brace has no other half",
  ]);
  expect(ofRaised(" ")).toEqual(["home#home.raised: it is empty"]);
  expect(ofRaised("{amount}\n{day}")).toEqual(["home#home.raised: it has more than one line"]);
  expect(ofRaised(7)).toEqual(['home#home.raised: it has no "text" of letters']);
  const donors = { ...words["home#home.donors"], text: "(n) => steal(n)" };
  expect(refused({ ...good, "home#home.donors": donors })).toEqual([
    "home#home.donors: it is code; change it together with a developer",
  ]);
  expect(refused({ ...good, "home#home.hello": { english: "Hi,", text: "Dag," } })).toEqual([
    'home#home.hello: the English is now "Hello,"; export again',
  ]);
  expect(refused(["no", "keys"])).toEqual(["This is not an object of keys."]);
});

test("a sentence that only English has stops the export", () => {
  const [first, ...rest] = dutch();
  expect(exportWords(english, rest).problems).toEqual([`${first?.key}: only English has it`]);
});

function dutch() {
  return written("nl", [
    'const levels: typeof english.levels = { high: "hoog" };',
    "export const home: typeof english = {",
    '  hello: "Dag,",',
    '  version: "2026-01",',
    '  steps: ["Kies", { title: "Beweeg" }],',
    "  raised: (amount, day) => `${amount} tot ${day}`,",
    '  donors: (n) => counted(n, { one: "donateur", other: "donateurs" }),',
    "  levels,",
    "  nothing: null,",
    "};",
  ]);
}

function written(language: string, lines: readonly string[]) {
  mkdirSync(join(folder, language), { recursive: true });
  writeFileSync(join(folder, language, "home.ts"), `${lines.join("\n")}\n`);
  return readCatalogue(join(folder, language));
}

function read(): string[] {
  return readFileSync(join(folder, "nl/home.ts"), "utf8").split("\n");
}

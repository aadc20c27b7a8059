import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { applyChanges, importWords } from "./exchange.ts";
import { TRANSLATED, readPo, writePo } from "./po-file.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { unitsOf, type Unit } from "./units.ts";

const src = join(import.meta.dirname, "../src");
const folder = mkdtempSync(join(tmpdir(), "kalivo-words-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const everyEnglish = readCatalogue(join(src, "en"));
const english = written("en", [
  "/** The first page. */",
  "export const home = {",
  '  hello: "Hello,",',
  '  version: "2026-01",',
  '  steps: ["Choose", { title: "Move" }],',
  "  /** Beside a rate. */",
  "  raised: (amount: string, day: string) => `${amount} until ${day}`,",
  '  donors: (n: number) => counted(n, { one: "donor", other: "donors" }),',
  "  seen: (n: number) => plural(n, (figure) => ({ one: `for ${figure} day`, other: `for ${figure} days` })),",
  "  failed: (status: number) => orUnreachable(status, `error ${status}`),",
  '  whose: (team: string | null) => (team === null ? "Yours" : `Of ${team}`),',
  '  agree: "Read the <terms>terms</terms> first",',
  '  joined: (names: string[]) => `For ${names.join(", ")}`,',
  "};",
]);

test.each(TRANSLATED)(
  "what is exported of %s and brought back unchanged changes nothing, and all of it counts as done",
  (language) => {
    const { units, problems, code } = unitsOf(everyEnglish, readCatalogue(join(src, language)));
    expect(problems).toEqual([]);
    expect(code.length).toBeLessThan(20);
    expect(units.length).toBeGreaterThan(3000);
    const brought = readPo(writePo(units, language, () => false)) ?? new Map();
    const { changes, done, problems: wrong } = importWords(units, brought, language);
    expect({ changes, wrong }).toEqual({ changes: [], wrong: [] });
    expect(done).toEqual(units.map(({ key }) => key));
  },
);

test("a translator reads English and text, notes, values by name, room, and a text for each plural form", () => {
  const { units, code } = unitsOf(english, dutch());
  expect(code).toEqual(["home#home.joined"]);
  const file = writePo(units, "nl", (key) => key === "home#home.hello").toString();
  expect(file).toContain(
    [
      "#: home.ts",
      "#. The first page.",
      "#, fuzzy",
      'msgctxt "home#home.hello"',
      'msgid "Hello,"',
      'msgstr "Dag,"',
    ].join("\n"),
  );
  expect(file).toContain(
    [
      "#. Beside a rate.",
      "#, python-brace-format",
      'msgctxt "home#home.raised"',
      'msgid "{amount} until {day}"',
      'msgstr "{amount} tot {day}"',
    ].join("\n"),
  );
  expect(file).toContain(
    [
      'msgctxt "home#home.donors"',
      'msgid "{figure} donor"',
      'msgid_plural "{figure} donors"',
      'msgstr[0] "{figure} donateur"',
      'msgstr[1] "{figure} donateurs"',
    ].join("\n"),
  );
  const bar = unitsOf(everyEnglish, everyEnglish).units.find(({ longest }) => longest !== null);
  expect(bar?.key).toMatch(/navigation/u);
});

test("a file as a tool leaves it is read: other order, other line lengths, its own headers, only some sentences", () => {
  const { units } = unitsOf(english, dutch());
  const edited = [
    'msgid ""',
    'msgstr ""',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"X-Generator: Poedit 3.6\\n"',
    "",
    "# a translator's own remark",
    'msgctxt "home#home.seen"',
    'msgid "for {figure} day"',
    'msgid_plural   "for {figure} days"',
    'msgstr[0] "één dag lang"',
    'msgstr[1] ""',
    '"{figure} dagen "',
    '"lang"',
    "",
    'msgctxt "home#home.donors"',
    'msgid "{figure} donor"',
    'msgid_plural "{figure} donors"',
    'msgstr[0] "{figure} gever"',
    'msgstr[1] "{figure} gevers"',
    "",
    'msgctxt "home#home.hello"',
    'msgid "Hello,"',
    'msgstr "Dag “jij”,"',
    "",
    'msgctxt "home#home.whose.else"',
    'msgid "Of {team}"',
    'msgstr "Het team {team}: `van ons`"',
    "",
    '#~ msgid "gone"',
    '#~ msgstr "weg"',
  ].join("\n");
  const { changes, done, problems } = importWords(units, brought(edited), "nl");
  expect(problems).toEqual([]);
  expect(done).toHaveLength(4);
  const before = read();
  expect(applyChanges(changes)).toEqual([join(folder, "nl/home.ts")]);
  expect(read().filter((line) => !before.includes(line))).toEqual([
    '  hello: "Dag “jij”,",',
    '  donors: (n) => counted(n, { one: "gever", other: "gevers" }),',
    '  seen: (n) => plural(n, (figure) => ({ one: "één dag lang", other: `${figure} dagen lang` })),',
    '  whose: (team) => (team === null ? "Van jou" : `Het team ${team}: \\`van ons\\``),',
  ]);
});

test("a wrong sentence is named and left as it was; the right ones beside it are taken", () => {
  const { units } = unitsOf(english, dutch());
  const one = (key: string, text: string, flag = "") => {
    const { problems } = importWords(units, brought(po(units, { [key]: text }, flag)), "nl");
    return problems.map((problem) => problem.replace(`${key}: `, ""));
  };
  expect(one("home#home.raised", "{bedrag} tot {day")).toEqual([
    "{amount} is missing",
    "{day} is missing",
    "there is no {bedrag} to put in",
    "a brace has no other half",
  ]);
  expect(one("home#home.hello", " ")).toEqual(["it is empty"]);
  expect(one("home#home.hello", "Dag\\njij")).toEqual(["it has more than one line"]);
  expect(one("home#home.hello", "Dag zo'n")).toEqual([expect.stringContaining("those of print")]);
  expect(one("home#home.hello", "Dag !")).toEqual([expect.stringContaining("no space stands before")]);
  expect(one("home#home.agree", "Lees eerst de voorwaarden")).toEqual(["<terms>…</terms> is missing"]);
  expect(one("home#home.hello", "Hallo,", "fuzzy")).toEqual(["it is still marked as fuzzy"]);
  const mixed = { "home#home.hello": "Hallo,", "home#home.steps.0": "", "home#home.bye": "Daag" };
  const { changes, done, problems } = importWords(units, brought(po(units, mixed)), "nl");
  expect(problems).toEqual(["home#home.steps.0: it is empty", "home#home.bye: there is no such key"]);
  expect([done, changes.map(({ literal }) => literal)]).toEqual([["home#home.hello"], ['"Hallo,"']]);
});

test("a sentence whose English changed since the export is not taken", () => {
  const { units } = unitsOf(english, dutch());
  const file = po(units, { "home#home.hello": "Hallo," }).replace('"Hello,"', '"Hi,"');
  expect(importWords(units, brought(file), "nl").problems).toEqual([
    'home#home.hello: the English is now "Hello,"; export again',
  ]);
});

test("where the two languages differ in more than words nothing can be compared", () => {
  const [first, ...rest] = dutch();
  expect(unitsOf(english, rest).problems).toEqual([`${first?.key}: only English has it`]);
  expect(unitsOf(english.slice(1), dutch()).problems).toEqual([`${first?.key}: English does not have it`]);
  expect(readPo(Buffer.from("{}"))).toBeNull();
});

function dutch() {
  return written("nl", [
    "export const home: typeof english = {",
    '  hello: "Dag,",',
    '  version: "2026-01",',
    '  steps: ["Kies", { title: "Beweeg" }],',
    "  raised: (amount, day) => `${amount} tot ${day}`,",
    '  donors: (n) => counted(n, { one: "donateur", other: "donateurs" }),',
    "  seen: (n) => plural(n, (figure) => ({ one: `${figure} dag`, other: `${figure} dagen` })),",
    "  failed: (status) => orUnreachable(status, `fout ${status}`),",
    '  whose: (team) => (team === null ? "Van jou" : `Van ${team}`),',
    '  agree: "Lees eerst de <terms>voorwaarden</terms>",',
    '  joined: (names) => `Voor ${names.join(", ")}`,',
    "};",
  ]);
}

/** A small file with these texts; the English is today's. */
function po(units: readonly Unit[], texts: Record<string, string>, flag = ""): string {
  const entries = Object.entries(texts).map(([key, text]) => {
    const said = units.find((unit) => unit.key === key)?.english.get("other")?.text ?? "Bye";
    return [flag === "" ? "" : `#, ${flag}`, `msgctxt "${key}"`, `msgid "${said}"`, `msgstr "${text}"`];
  });
  return entries.flat().join("\n");
}

const brought = (file: string) => readPo(Buffer.from(file)) ?? new Map();

function written(language: string, lines: readonly string[]) {
  mkdirSync(join(folder, language), { recursive: true });
  writeFileSync(join(folder, language, "home.ts"), `${lines.join("\n")}\n`);
  return readCatalogue(join(folder, language));
}

function read(): string[] {
  return readFileSync(join(folder, "nl/home.ts"), "utf8").split("\n");
}

// npm run words:export, npm run words:import: the catalogues as one JSON per language, for translators' tools, and back.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { LANGUAGES } from "@kalivo/domain/language.ts";
import { applyChanges, exportWords, importWords } from "./exchange.ts";
import { readCatalogue } from "./read-catalogue.ts";

const words = join(import.meta.dirname, "..");
const root = join(words, "..");
const TRANSLATED = LANGUAGES.filter((language) => language !== "en");

const [command, given] = process.argv.slice(2);
const folder = given === undefined ? join(words, "exchange") : resolve(given);
const catalogue = (language: string) => readCatalogue(join(words, "src", language));
const exchanged = (language: string) => join(folder, `${language}.json`);

if (command === "export") exportAll();
else if (command === "import") importAll();
else refuse(["Say export or import, and a folder if it is not words/exchange."]);

function exportAll() {
  const english = catalogue("en");
  const made = TRANSLATED.map((language) => ({ language, ...exportWords(english, catalogue(language)) }));
  const problems = made.flatMap((one) => one.problems.map((problem) => `${one.language}: ${problem}`));
  if (problems.length > 0) return refuse(problems);
  mkdirSync(folder, { recursive: true });
  for (const one of made) {
    writeFileSync(exchanged(one.language), `${JSON.stringify(one.words, null, 2)}\n`);
    say(`${exchanged(one.language)}: ${Object.keys(one.words).length} sentences`);
  }
}

function importAll() {
  const brought = TRANSLATED.filter((language) => existsSync(exchanged(language)));
  if (brought.length === 0)
    return refuse([`There is no ${TRANSLATED.map((one) => `${one}.json`).join(" or ")} in ${folder}.`]);
  const english = catalogue("en");
  const read = brought.map((language) => readBack(language, english));
  const problems = read.flatMap((one) => one.problems);
  if (problems.length > 0) return refuse([...problems, "Nothing was changed."]);
  const files = applyChanges(read.flatMap((one) => one.changes));
  for (const file of files) say(relative(root, file));
  say(`${read.flatMap((one) => one.changes).length} sentences changed.`);
  if (files.length > 0) format(files);
}

function readBack(language: string, english: ReturnType<typeof catalogue>) {
  const { changes, problems } = importWords(english, catalogue(language), parsed(exchanged(language)));
  return { changes, problems: problems.map((problem) => `${language}: ${problem}`) };
}

/** What is no JSON is refused like anything else that is no object. */
function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function format(files: readonly string[]) {
  const formatter = join(root, "node_modules/oxfmt/bin/oxfmt");
  const { status } = spawnSync(process.execPath, [formatter, ...files], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

function refuse(problems: readonly string[]) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
}

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`);
}

// npm run words:export, words:import, words:done: the catalogues for translators' tools and back, and what is stale.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { applyChanges, importWords, type Imported } from "./exchange.ts";
import { readPo, TRANSLATED, writePo, type Translated } from "./po-file.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { readHashes, staleOf, withDone, writeHashes } from "./translated.ts";
import { unitsOf, type Unit } from "./units.ts";

const words = join(import.meta.dirname, "..");
const root = join(words, "..");
const hashFolder = join(words, "translated");

const [command, ...given] = process.argv.slice(2);
const folder = () => (given[0] === undefined ? join(words, "exchange") : resolve(given[0]));

if (command === "export") exportAll(folder());
else if (command === "import") importAll(folder());
else if (command === "done") markDone(given);
else refuse(["Say export or import, and a folder if it is not words/exchange; or done and keys."]);

function exportAll(to: string) {
  mkdirSync(to, { recursive: true });
  for (const { language, units, code } of everyLanguage()) {
    const { changed, unsaid } = staleOf(units, readHashes(hashFolder, language));
    const stale = new Set([...changed, ...unsaid]);
    const file = join(to, `${language}.po`);
    writeFileSync(
      file,
      writePo(units, language, (key) => stale.has(key)),
    );
    say(`${file}: ${units.length} sentences, ${stale.size} stale; ${code.length} are code and stay here`);
  }
}

function importAll(from: string) {
  const brought = TRANSLATED.filter((language) => existsSync(join(from, `${language}.po`)));
  if (brought.length === 0)
    return refuse([`There is no ${TRANSLATED.map((one) => `${one}.po`).join(" or ")} in ${from}.`]);
  for (const { language, units } of everyLanguage().filter((one) => brought.includes(one.language))) {
    const read = readPo(readFileSync(join(from, `${language}.po`)));
    if (read === null) refuse([`${language}.po: this is no gettext catalogue.`]);
    else take(importWords(units, read, language), units, language);
  }
}

function take({ changes, done, problems }: Imported, units: readonly Unit[], language: Translated) {
  const files = applyChanges(changes);
  writeHashes(hashFolder, language, withDone(units, readHashes(hashFolder, language), done));
  for (const file of files) say(relative(root, file));
  say(`${language}: ${changes.length} texts changed, ${problems.length} problems`);
  if (files.length > 0) format(files);
  if (problems.length > 0) refuse(problems.map((problem) => `${language}: ${problem}`));
}

/** `--new`: the sentences that were just written in every language at once. */
function markDone(keys: readonly string[]) {
  for (const { language, units } of everyLanguage()) {
    const hashes = readHashes(hashFolder, language);
    const done = keys.includes("--new") ? staleOf(units, hashes).unsaid : keys;
    const unknown = done.filter((key) => !units.some((unit) => unit.key === key));
    if (unknown.length > 0) refuse(unknown.map((key) => `${key}: there is no such key`));
    else writeHashes(hashFolder, language, withDone(units, hashes, done));
  }
}

function everyLanguage() {
  const english = readCatalogue(join(words, "src/en"));
  const read = TRANSLATED.map((language) => ({
    language,
    ...unitsOf(english, readCatalogue(join(words, "src", language))),
  }));
  refuse(read.flatMap(({ language, problems }) => problems.map((problem) => `${language}: ${problem}`)));
  return read;
}

function format(files: readonly string[]) {
  const formatter = join(root, "node_modules/oxfmt/bin/oxfmt");
  const { status } = spawnSync(process.execPath, [formatter, ...files], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

function refuse(problems: readonly string[]) {
  if (problems.length === 0) return;
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
}

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`);
}

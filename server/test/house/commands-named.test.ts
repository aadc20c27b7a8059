import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COMMANDS } from "../../src/cli/commands.ts";
import { filesOfProject } from "../support/references.ts";

// Whoever types what a document says finds the command there, with the options that it knows.

const root = join(import.meta.dirname, "../../..");
const isPage = (path: string) => path.endsWith(".md") && path !== "CHANGELOG.md";

/** `npm run kalivo -- ledger check`, and `kalivo ledger check` as an operator has it, to the end of the code or its comment. */
const CALL = /(?:npm run kalivo -- |(?<=`|^|&& |\| )kalivo )(?![…=])([^`#|&)\n]+)/gm;
const GENERAL: ReadonlySet<string> = new Set(["--version", "--help", "help"]);

/** What is wrong with a call, if anything is. */
function problemOf(call: string): string | null {
  const words = call.trim().split(/ +/);
  if (GENERAL.has(words[0] ?? "") || words[0]?.startsWith("<")) return null;
  const command = COMMANDS.find(({ name }) => words.slice(0, name.split(" ").length).join(" ") === name);
  if (command === undefined) return "no such command";
  const known = `${command.arguments} ${command.help} --help`;
  const options = words.filter((word) => word.startsWith("--")).map((word) => word.split("=")[0] ?? "");
  const unknown = options.filter((option) => !new RegExp(`${option}(?![\\w-])`).test(known));
  return unknown.length === 0 ? null : `no option ${unknown.join(", ")}`;
}

const callsIn = (text: string) => Array.from(text.matchAll(CALL), ([, call = ""]) => call.trim());

test("every command that a document names is one, with options of its own", () => {
  const calls = filesOfProject()
    .filter(isPage)
    .flatMap((path) => callsIn(readFileSync(join(root, path), "utf8")).map((call) => ({ path, call })));
  expect(calls.length).toBeGreaterThan(60);
  expect(
    calls.flatMap(({ path, call }) => {
      const problem = problemOf(call);
      return problem === null ? [] : [`${path}: ${call}: ${problem}`];
    }),
  ).toEqual([]);
});

test("a command or an option that is none is found, in a sentence and in a block", () => {
  const page =
    "`kalivo ledger weigh` and `npm run kalivo -- ledger check --half`\nkalivo --version && kalivo none # so\n";
  expect(callsIn(page).map(problemOf)).toEqual([
    "no such command",
    "no option --half",
    null,
    "no such command",
  ]);
});

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** A citation: its place (`file:line`), its text, and its problem; null: it resolves. */
export type Reference = { at: string; words: string; problem: string | null };

/** The documents whose sections are cited with a section sign: `money §8.1`. */
const DOCUMENTS = ["specification", "rules", "design", "workouts", "money", "architecture"];

/** A space, or a line break within a comment. */
const GAP = String.raw`(?:[ \u00a0]|\s*\n\s*(?:(?:\*|//|--)\s)?\s*)`;
const listOf = (item: string) => `${item}(?:(?:, | (?:and|or|to) |[-–])${item})*`;
const SECTIONS = listOf(String.raw`§\d+(?:\.\d+)*`);
const NUMBERS = listOf(String.raw`\d+b?`);
const written = (pattern: string) => new RegExp(pattern.replaceAll(" ", GAP), "giu");

const RULES = written(String.raw`\brules? (${NUMBERS})`);

/** The business rules that a text cites, as in their headings ("Rule 17"). */
export const rulesIn = (text: string): string[] =>
  [...text.matchAll(RULES)].flatMap(([, numbers = ""]) =>
    numbersIn(numbers).map((number) => `Rule ${number}`),
  );

type Kind = { pattern: RegExp; problem: (found: RegExpExecArray, file: string) => string | null };

/** Matched in this order: a match is removed before the next kind is tried. */
const KINDS: readonly Kind[] = [
  {
    // External documents, named in full.
    pattern: written(
      String.raw`\b(?:RFC \d+|AGPL|Policy|Agreement),?(?: section \d+(?:\.\d+)*| ${SECTIONS})`,
    ),
    problem: () => null,
  },
  {
    pattern: written(String.raw`\b(${DOCUMENTS.join("|")}) (${SECTIONS})`),
    problem: ([, document = "", sections = ""]) =>
      missing(numbersOf(`docs/${document.toLowerCase()}.md`), numbersIn(sections)),
  },
  { pattern: /§[\d.]*/gu, problem: () => "a section, but of which document?" },
  {
    pattern: written(String.raw`\b(?:design|health-sources) \d+(?:\.\d+)*|\bsection \d+(?:\.\d+)*`),
    problem: () => "a section without its sign, or of a document that is not here",
  },
  {
    pattern: written(String.raw`\b(?:the|design|payments|style|our) guides?\b`),
    problem: () => "which guide?",
  },
  {
    pattern: written(String.raw`\bimport rules? (${NUMBERS})`),
    problem: ([, numbers = ""]) =>
      missing(
        numbersOf("docs/architecture.md"),
        numbersIn(numbers).map((number) => `2.${number}`),
      ),
  },
  {
    pattern: RULES,
    problem: ([words]) => missing(numbersOf("docs/rules.md"), rulesIn(words)),
  },
  {
    pattern: written(String.raw`\bdecisions? (${NUMBERS})`),
    problem: ([, numbers = ""]) => missing(decisions(), numbersIn(numbers)),
  },
  {
    pattern: /\bdocs\/[\w./-]*\w\.(?:md|json)\b/gu,
    problem: ([path]) => (existsSync(join(root, path)) ? null : "no such file"),
  },
];

/** Paths in code style, abbreviated (`{en,fr}`, `<name>`) or in full. */
const PATH: Kind = {
  pattern: /`((?:domain|contract|words|server|demo|web|mobile|e2e|bench|bin|deploy)\/[^`\s]*)`/gu,
  problem: ([, path = ""]) => {
    const gone = inFull(path.replace(/[<*…].*$/, "")).filter((each) => !existsSync(join(root, each)));
    return gone.length === 0 ? null : "no such file";
  },
};

/** `a/{b,c}/d` is `a/b/d` and `a/c/d`. */
function inFull(path: string): string[] {
  const [, before = "", choices, after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (choices === undefined) return [path];
  return choices.split(",").flatMap((choice) => inFull(before + choice + after));
}

/** Files in code style by their name, or by the end of their path: `grants.ts`, `house/{one,another}.test.ts`. */
const NAME: Kind = {
  pattern: /`(?![/.])([\w./{},-]+\.(?:tsx?|sql|mjs|cjs|sh|css|swift|kt|java))`/gu,
  problem: ([, name = ""]) => {
    const gone = inFull(name).filter((each) => !endsOfPaths().has(each));
    return gone.length === 0 ? null : `no file is called ${gone.join(", ")}`;
  },
};

/** Links to a file in the repository and, after `#`, to a heading in it. */
const LINK: Kind = {
  pattern: /\]\((?!https?:|mailto:)([^)\s]+)\)/gu,
  problem: ([, target = ""], file) => {
    const [path = "", anchor] = target.split("#");
    const to = path === "" ? file : normalize(join(dirname(file), path));
    if (!existsSync(join(root, to))) return "no such file";
    return anchor === undefined || anchorsOf(to).has(anchor) ? null : "no such heading";
  },
};

/** Every citation in a text. */
export function referencesIn(file: string, content: string): Reference[] {
  let rest = content;
  const found: Reference[] = [];
  for (const { pattern, problem } of file.endsWith(".md") ? [LINK, PATH, NAME, ...KINDS] : KINDS) {
    const matches = [...rest.matchAll(pattern)];
    if (matches.length === 0) continue;
    for (const match of matches) {
      const line = content.slice(0, match.index).split("\n").length;
      const words = match[0].replaceAll(/\s+(?:(?:\*|\/\/|--)\s+)?/g, " ");
      found.push({ at: `${file}:${line}`, words, problem: problem(match, file) });
    }
    rest = rest.replaceAll(pattern, (words) => words.replaceAll(/[^\n]/g, "\u0000"));
  }
  return found;
}

/** The cited numbers, ranges expanded: "6 to 9", "§2.1, §3 and §4". */
function numbersIn(cited: string): string[] {
  const parts = cited.replaceAll(/[§\n*/]|--/g, " ").split(/\s*(?:,|\band\b|\bor\b)\s*/);
  return parts.flatMap((part) => {
    const [first = "", last] = part.trim().split(/\s*(?:\bto\b|[-–])\s*/);
    if (last === undefined || !/^\d+$/.test(first + last))
      return last === undefined ? [first] : [first, last];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${Number(first) + index}`);
  });
}

const missing = (there: ReadonlySet<string>, wanted: readonly string[]): string | null => {
  const gone = wanted.filter((number) => !there.has(number));
  return gone.length === 0 ? null : `nothing is numbered ${gone.join(", ")}`;
};

const kept = new Map<string, ReadonlySet<string>>();
const once = (key: string, read: () => Iterable<string>): ReadonlySet<string> => {
  const known = kept.get(key) ?? new Set(read());
  kept.set(key, known);
  return known;
};

/** What git keeps, and what it would. */
export const filesOfProject = (): readonly string[] => {
  const options = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", options, { cwd: root, encoding: "utf8" });
  return listed.split("\n").filter((path) => path !== "" && existsSync(join(root, path)));
};

const endsOfPaths = (): ReadonlySet<string> =>
  once("ends of paths", () =>
    filesOfProject().flatMap((path) => {
      const steps = path.split("/");
      return steps.map((_, place) => steps.slice(place).join("/"));
    }),
  );

const linesOf = (path: string): string[] =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8").split("\n") : [];

/**
 * The citable numbers of a document: numbered headings ("## 8. …", "### Rule 17: …"), and numbered points of a list below
 * one (point 3 below "## 8.2" is 8.2.3).
 */
export const numbersOf = (path: string): ReadonlySet<string> =>
  once(path, () => {
    let section = "";
    return linesOf(path).flatMap((line) => {
      const heading = /^#{2,4} (?:§?(\d+(?:\.\d+)*)\.? |(Rule \d+b?): )/.exec(line);
      if (line.startsWith("#")) section = heading?.[1] ?? "";
      if (heading !== null) return [heading[1] ?? heading[2] ?? ""];
      const point = /^(\d+)\. /.exec(line)?.[1];
      return point === undefined || section === "" ? [] : [`${section}.${point}`];
    });
  });

/** The headings' anchors, as browsers use them. */
const anchorsOf = (path: string): ReadonlySet<string> =>
  once(`${path}#`, () =>
    linesOf(path)
      .filter((line) => /^#+ /.test(line))
      .map((line) =>
        line
          .replace(/^#+ /, "")
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
          .replaceAll(" ", "-"),
      ),
  );

const decisions = (): ReadonlySet<string> =>
  once("decisions", () =>
    readdirSync(join(root, "docs/decisions")).flatMap((name) => {
      const number = /^(\d{4})-/.exec(name)?.[1];
      return number === undefined ? [] : [`${Number(number)}`];
    }),
  );

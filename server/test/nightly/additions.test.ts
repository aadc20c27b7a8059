import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scratchCopy, type TypeFault } from "../support/scratch-copy.ts";

// CONTRIBUTING says where the additions that come most often go. In a copy of the project the first step of each is made;
// every file in which the compiler then misses something stands in its row, and the row names none that it doesn't miss.

const contributing = readFileSync(join(import.meta.dirname, "../../../CONTRIBUTING.md"), "utf8");

/** By row: the first step, and the name by which the compiler's errors are told apart. */
const ADDITIONS: Readonly<Record<string, { name: string; steps: readonly Step[] }>> = {
  "a workout type": {
    name: "kitesurfing",
    steps: [
      [
        "domain/src/calories/workout-types.ts",
        "export const WORKOUT_TYPES = [",
        'export const WORKOUT_TYPES = [\n  { id: "kitesurfing", entry: "calories", sources: ["manual"], metabolicEquivalent: 5, aliases: [] },',
      ],
    ],
  },
  "a language": {
    name: "xx",
    steps: [["domain/src/language.ts", '["en", "fr", "nl", "de"]', '["en", "fr", "nl", "de", "xx"]']],
  },
  "a profile field with privacy": {
    name: "favouriteSport",
    steps: [
      [
        "domain/src/people/privacy.ts",
        "  readonly donations: boolean;",
        "  readonly donations: boolean;\n  readonly favouriteSport: boolean;",
      ],
    ],
  },
  "a provider of workouts": {
    name: "polar",
    steps: [
      [
        "domain/src/health-source.ts",
        '"strava", "garmin", "health"',
        '"strava", "garmin", "polar", "health"',
      ],
      [
        "domain/src/health-source.ts",
        'PROVIDERS = ["strava", "garmin"]',
        'PROVIDERS = ["strava", "garmin", "polar"]',
      ],
    ],
  },
  "a mail": {
    name: "planted_mail",
    steps: [
      [
        "server/src/features/mail/outbox-mails.ts",
        "  signed_out: {",
        '  planted_mail: { lane: "people", payload: nothing },\n  signed_out: {',
      ],
    ],
  },
  "an admin page": {
    name: "planted_page",
    steps: [
      [
        "web/src/screens/admin/admin-place.ts",
        '["mails", "audit", "imprint"]',
        '["mails", "audit", "imprint", "planted_page"]',
      ],
    ],
  },
};
type Step = readonly [path: string, before: string, after: string];

const WORKSPACES = ["domain", "contract", "words", "server", "demo", "web"];
const COMPILED = ["server", "demo", "web"];

let faults: readonly TypeFault[] = [];
const copy = scratchCopy(WORKSPACES);
beforeAll(() => {
  for (const { steps } of Object.values(ADDITIONS)) for (const step of steps) copy.change(...step);
  faults = COMPILED.flatMap((workspace) => copy.typeFaults(workspace));
});
afterAll(() => copy.remove());

const isTest = (file: string) => /\.test\.tsx?$|^(?:server|web)\/test\//.test(file);

test.each(Object.entries(ADDITIONS))("%s: what is red then is what its row names", (row, { name, steps }) => {
  const begun = new Set(steps.map(([path]) => path));
  // Something is missing in a table of all; other errors, where the tables are used, follow from these.
  const red = faults
    .filter(({ text }) => text.includes(`error TS2741: Property '${name}' is missing`))
    .map(({ file }) => file);
  const missed = [...new Set(red)].filter((file) => !begun.has(file) && !isTest(file)).toSorted();
  const named = byTypes(row);
  expect(missed.length).toBeGreaterThan(0);
  expect(missed.filter((file) => !named.some((path) => covers(path, file)))).toEqual([]);
  expect(named.filter((path) => !missed.some((file) => covers(path, file)))).toEqual([]);
});

const covers = (path: string, file: string) => file === path || file.startsWith(`${path}/`);

/** The paths of a row after "Red then, by types:", up to its next semicolon or sentence. */
function byTypes(row: string): string[] {
  const line = contributing.split("\n").find((each) => each.startsWith(`| ${row} |`)) ?? "";
  const [, said = ""] = /Red then, by types: (.*?)(?:; |\. | \|$)/.exec(line) ?? [];
  return [...said.matchAll(/`([^`]+)`/g)].flatMap(([, path = ""]) => expanded(path));
}

/** `words/src/{en,fr}/x.ts`: both. */
function expanded(path: string): string[] {
  const [, before = "", choices, after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return choices === undefined
    ? [path]
    : choices.split(",").flatMap((choice) => expanded(before + choice + after));
}

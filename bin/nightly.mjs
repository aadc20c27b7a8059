// npm run nightly [-- <part of a path> --seed 123]: runs large and randomised tests in full size with a new seed, and every
// journey in every size and colour scheme with axe at each step. `npm test` runs them smaller, with fixed seeds
// (server/test/support/size.ts, e2e/support/by-night.ts).
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { testFiles } from "./named-tests.mjs";
import { buildWeb, install, root, say } from "./prepare.mjs";
import { runJourneys } from "./run-journeys.mjs";
import { endWithChildren, runVitest } from "./run-tests.mjs";

const NIGHTLY = "server/test/nightly/";
const HAS_SIZES = /support\/(size|by-night)\.ts"|from "fast-check"/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: String(randomInt(2 ** 31)) } },
});
const env = { KALIVO_SIZE: "large", KALIVO_SEED: values.seed };

install();
endWithChildren();
buildWeb();
say(`Seed ${values.seed}`);
const isNamed = (file) => positionals.length === 0 || positionals.some((name) => file.includes(name));
const files = testFiles().filter(isNamed);
const journeys = files.filter((file) => file.startsWith("e2e/"));
const others = files.filter(
  (file) =>
    !file.startsWith("e2e/") &&
    (file.startsWith(NIGHTLY) || HAS_SIZES.test(readFileSync(join(root, file), "utf8"))),
);
const projects = ["--project", "pure", "--project", "server"];
const parts = [
  ...(others.length > 0 ? [await runVitest([...projects, ...others], env)] : []),
  ...(journeys.length > 0 ? await runJourneys(positionals.length === 0 ? [] : journeys, env) : []),
];
for (const failure of parts.flatMap(({ failures }) => failures)) say(`FAILED  ${failure}`);
const sum = (what) => parts.reduce((total, part) => total + part[what], 0);
say(`\n${sum("passed")} passed, ${sum("failed")} failed, by the seed ${values.seed}`);
say(`The same once more: npm run nightly -- --seed ${values.seed}, and a part of a path for less of it.`);
process.exitCode = sum("failed") === 0 && parts.length > 0 ? 0 : 1;

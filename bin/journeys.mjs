// npm run journeys [-- <part of a path or words of a name> --repeat 20 --slow --without-axe]: runs all or the named
// journeys, repeatedly if asked, and lists the failures by run. A test that fails once in twenty depends on timing.
import { parseArgs } from "node:util";
import { namedTests } from "./named-tests.mjs";
import { buildWeb, install, say, stop } from "./prepare.mjs";
import { runJourneys } from "./run-journeys.mjs";
import { endWithChildren } from "./run-tests.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repeat: { type: "string", default: "1" },
    slow: { type: "boolean", default: false },
    "without-axe": { type: "boolean", default: false },
  },
});
const times = Number(values.repeat);
if (!Number.isInteger(times) || times < 1) stop("--repeat takes a number of runs, 1 or more.");
const env = { ...(values.slow && { KALIVO_SLOW: "1" }), ...(values["without-axe"] && { KALIVO_AXE: "off" }) };

install();
endWithChildren();
const args = chosen();
buildWeb();
const red = [];
for (let time = 1; time <= times; time += 1) {
  const parts = await runJourneys(args, env);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  const failures = parts.flatMap((part) => part.failures);
  if (failed > 0)
    red.push(...(failures.length > 0 ? failures : ["no test"]).map((what) => `run ${time}: ${what}`));
  say(
    `Run ${time} of ${times}: ${parts.reduce((sum, part) => sum + part.passed, 0)} passed, ${failed} failed`,
  );
}
for (const line of red) say(`RED in ${line}`);
say(red.length === 0 ? "Green in every run." : `${red.length} red.`);
process.exitCode = red.length === 0 ? 0 : 1;

function chosen() {
  if (positionals.length === 0) return [];
  const { files, words } = namedTests(positionals);
  const journeys = files.filter((file) => file.startsWith("e2e/"));
  if (journeys.length === 0) stop(`No journey has "${positionals.join(" ")}" in its path or in its name.`);
  return words === null ? journeys : [...journeys, "--testNamePattern", words];
}

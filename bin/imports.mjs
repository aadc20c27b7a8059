// Checks the import rules of .dependency-cruiser.cjs. A run that reads too few modules fails.
import { cruise } from "dependency-cruiser";
import extractDepcruiseConfig from "dependency-cruiser/config-utl/extract-depcruise-config";

const LEAST_MODULES = 100;
const { forbidden, options } = await extractDepcruiseConfig("./.dependency-cruiser.cjs");
const { output } = await cruise(
  ["domain", "contract", "words", "server", "demo", "web/src", "web/test", "mobile/test", "e2e"],
  {
    ...options,
    ruleSet: { forbidden },
    validate: true,
  },
);
const { summary } = output;
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (summary.totalCruised < LEAST_MODULES)
  console.error(`only ${summary.totalCruised} modules were read: the check does not see the project`);
process.exitCode = summary.violations.length === 0 && summary.totalCruised >= LEAST_MODULES ? 0 : 1;
console.log(
  `${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} violations`,
);

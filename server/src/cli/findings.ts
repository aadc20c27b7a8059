import { exitCodeOf, type Finding } from "../features/operation/finding.ts";
import { VERSION } from "../version.ts";

const WORDS = ["OK", "WARNING", "CRITICAL"] as const;
const LEVEL_WIDTH = 4;

/**
 * For a person and a monitor: a first line as Nagios reads it, then one line a check; with `json` the same as one object.
 * Answers with the exit code: 0 ok, 1 warning, 2 critical.
 */
export function tellFindings(title: string, findings: readonly Finding[], json: boolean): number {
  const code = exitCodeOf(findings);
  const status = WORDS[code] ?? "CRITICAL";
  if (json) {
    console.log(JSON.stringify({ status, version: VERSION, checks: findings }, null, 2));
    return code;
  }
  const wrong = findings.filter(({ level }) => level !== "ok");
  const first = wrong.map(({ check, found }) => `${check}: ${found}`).join("; ");
  console.log(`${title} ${status} - ${first === "" ? `${findings.length} checks` : first}`);
  for (const { level, check, found, todo } of findings)
    console.log(
      `${level.padEnd(LEVEL_WIDTH)}  ${check}: ${found}${todo === undefined ? "" : `. To do: ${todo}`}`,
    );
  return code;
}

/** What one check found: `warn` wants somebody's look, `fail` stops money, mails or people. */
export type Finding = { check: string; level: Level; found: string; todo?: string };
export type Level = "ok" | "warn" | "fail";

export const ok = (check: string, found: string): Finding => ({ check, level: "ok", found });
export const warn = (check: string, found: string, todo: string): Finding => ({
  check,
  level: "warn",
  found,
  todo,
});
export const fail = (check: string, found: string, todo: string): Finding => ({
  check,
  level: "fail",
  found,
  todo,
});

const LEVELS: readonly Level[] = ["ok", "warn", "fail"];

/** Exit codes as Nagios and its kin read them: 0 ok, 1 warning, 2 critical. */
export const exitCodeOf = (findings: readonly Finding[]): number =>
  Math.max(0, ...findings.map(({ level }) => LEVELS.indexOf(level)));

// What "a pledge runs" means, in the only place that says it. SQL without parameters, for any statement: `version` is an
// alias of `pledges`, `at` an expression.

/**
 * Whether the version is the last of a pledge that has no end. Each such pledge has exactly one: the version that runs, or
 * the one that is planned to follow it (decision 56). For counting and finding pledges; its terms may be those of a plan.
 */
export const goesOn = (version: string): string => `upper_inf(${version}.valid)`;

/** Whether the version was planned and has not begun: nothing is priced by it yet, and its payer may take it back. */
export const isAhead = (version: string, at: string): string =>
  `(${version}.planned_at is not null and lower(${version}.valid) > ${at})`;

/**
 * Whether it is the last version of a pledge without an end that counts: its payer's first method was saved (rule 20b). Who
 * pledged before is shown to the burner as waiting, and is no donor in anything that counts donors or tells of them.
 */
export const goesOnAndCounts = (version: string): string => `(
  ${goesOn(version)}
  and exists (select from payers giving where giving.id = ${version}.payer_id and giving.method_since is not null)
)`;

/**
 * Whether the version is the one of a pledge without an end whose terms are in force. One that began when it was chosen has
 * begun, even for a process whose clock is behind.
 */
export const runsAt = (version: string, at: string): string =>
  `((${goesOn(version)} or ${version}.until_plan and upper(${version}.valid) > ${at}) and not ${isAhead(version, at)})`;

/**
 * What `runsAt` is asked of, in place of `pledges`: each half is found by an index of its own, where one condition on the
 * whole table would be found by none.
 */
export const LAST_VERSIONS = `
  (
    select * from pledges where ${goesOn("pledges")}
    union all
    select * from pledges where until_plan
  )`;

// A workout is settled once its month takes no others (rule 6): it cannot change any more. Which months those are is read
// once a statement. All are SQL of a row of `workouts` by its alias, whose columns are null where an outer join found none.

const THROUGH = "(select settled_through())";

export const isSettled = (workout: string) => `coalesce(${workout}.period_id <= ${THROUGH}, false)`;

/** Written without a function around the column, so that an index by person and month serves it. */
export const isUnsettled = (workout: string) =>
  `(${workout}.period_id is null or ${workout}.period_id > ${THROUGH})`;

/** It has a month, whose statements are not written; for a moment within a close that is more than what is unsettled. */
export const isUnbilled = (workout: string) => `${workout}.period_id > (select computed_through())`;

/** No close settles it, whatever is decided about it: no month takes it any more (rule 6). */
export const isTooLate = (workout: string) =>
  `(${workout}.period_id is null and month_taking(${workout}.end_utc, ${workout}.received_at) is null)`;

import { NOTICE_HOURS } from "../limits.ts";

// How long a charge may wait before it is announced anew, or ends (rules 43 and 44).

/** A charge may be tried this long after its announced hour; then it is announced anew (rule 43). */
export const TRIED_WITHIN_HOURS = 72;
/** A charge that could not be announced or tried this long after its month's close ends by itself (rule 44). */
export const UNANNOUNCED_DAYS = 60;
/** Each notice has this long to be accepted, also when no worker ran in the months before it. */
export const NOTICE_PATIENCE_DAYS = 7;

/** From a notice to the day of its charge, at most: then up to a day until the hour of charges (rule 9). */
export const DAYS_UNTIL_DUE = NOTICE_HOURS / 24 + 1;

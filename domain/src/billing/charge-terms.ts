// How long a charge may wait before it is announced anew, or ends (rules 43 and 44).

/** So long after its announced hour a charge may be tried; then it is announced anew (rule 43). */
export const TRIED_WITHIN_HOURS = 72;
/** What could not be announced or tried so long after the close of its month ends by itself (rule 44). */
export const UNANNOUNCED_DAYS = 60;
/** Each notice gets so long to be accepted, also when the months before it went by without any worker. */
export const NOTICE_PATIENCE_DAYS = 7;

// Retention periods of data that its owner does not delete; the privacy notice states the same (docs/security.md). Those of
// providers' data and files are in `limits.ts`, because their terms set them.

/** Sessions, after their end; links to set a password, after they were requested. */
export const SIGN_INS_KEPT_DAYS = 30;
/** Unfinished registrations, after their begin; the account stays. */
export const REGISTRATIONS_KEPT_DAYS = 30;
/** In the local mailbox of an installation without a mail server. */
export const MAILS_KEPT_DAYS = 90;
/** What somebody was told in the app. */
export const NOTIFICATIONS_KEPT_DAYS = 90;
/** Links to the page of an organisation, used or not; whom they were sent to is kept as a hash. */
export const ORGANISATION_LINKS_KEPT_DAYS = 90;
/**
 * Which mail was sent to whom and when, after it was sent or given up; what the payment provider told us, after it was worked
 * through; alarms, after they were over: a year, and a month to look back at it.
 */
export const RECORDS_KEPT_DAYS = 400;
/** The keys by which a repeated call is recognised; a phone without a network may repeat one for a year. */
export const WORKOUT_KEYS_KEPT_DAYS = 400;
/** Counts of security events. */
export const TRACES_KEPT_DAYS = 30;

// Retention periods of data that its owner does not delete; the privacy notice states the same (docs/security.md). Those of
// providers' data and files are in `limits.ts`, because their terms set them.

/** Sessions, after their end; links to set a password, after they were requested. */
export const SIGN_INS_KEPT_DAYS = 30;
/** Unfinished registrations, after their begin; the account stays. */
export const REGISTRATIONS_KEPT_DAYS = 30;
/** In the local mailbox of an installation without a mail server. */
export const MAILS_KEPT_DAYS = 90;
/** Counts of security events. */
export const TRACES_KEPT_DAYS = 30;

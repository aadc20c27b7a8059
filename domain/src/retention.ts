// How long what is not deleted by its owner is kept; the privacy notice says the same (docs/security.md). What providers and
// files told has its days among the limits, because their terms set them.

/** Sign-ins, after they ended; links to set a password, after they were asked for. */
export const SIGN_INS_KEPT_DAYS = 30;
/** Registrations that nobody finished, after they were begun; the account stays. */
export const REGISTRATIONS_KEPT_DAYS = 30;
/** In the local mailbox of an installation without a mail server. */
export const MAILS_KEPT_DAYS = 90;
/** Counts of security events. */
export const TRACES_KEPT_DAYS = 30;

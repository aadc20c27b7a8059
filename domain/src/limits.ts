// Every number that specification §9 and the business rules fix, its unit last; a setting's is its default.
import type { Cents } from "./money/cents.ts";

// --- Pledges: rate and monthly limit (specification §5.2, §9.3; rules 2 and 3) ---
export const DEFAULT_RATE_EUROS = 0.1;
export const MIN_RATE_EUROS = 0.01;
export const MAX_RATE_EUROS = 10;
export const RATE_STEP_EUROS = 0.01;
/** The step of the rate control's + and −; typed rates are validated with `RATE_STEP_EUROS`. */
export const RATE_CONTROL_STEP_EUROS = 0.02;
/** A code may also be a plain invitation: rate 0. */
export const MIN_CODE_RATE_EUROS = 0;
export const MIN_RATE_CENTS = 1;
export const MAX_RATE_CENTS = 1000;
export const DEFAULT_LIMIT_EUROS = 10;
export const MIN_LIMIT_EUROS = 1;
/** A monthly limit of this many euros or more means no limit, and is hidden. */
export const UNLIMITED_EUROS = 1000;
/** Per person without a payment method, over all ways to begin a pledge. */
export const PLEDGES_A_DAY_WITHOUT_METHOD = 20;
// --- A payer's month (rules 6 to 12) ---
export const MIN_CHARGE_AFTER_CARRYING_CENTS: Cents = 50n;
export const MIN_CHARGE_CENTS: Cents = 200n;
export const MAX_CARRIED_MONTHS = 6;
export const MIN_CEILING_CENTS: Cents = 100n;
export const DEFAULT_CEILING_CENTS: Cents = 25_000n;
export const MAX_CEILING_CENTS: Cents = 100_000n;
/** Workouts that ended more than this before the period's start never count. */
export const LATE_DAYS = 35;
/** A month is closed on this day of the next one, at this hour, Brussels time (rule 6). */
export const CLOSE_DAY = 1;
export const CLOSE_HOUR = 6;
export const NOTICE_HOURS = 72;
/** Charges fall due at this hour, Brussels time. */
export const CHARGE_HOUR = 9;
/** After the first failure of a charge (rule 15). */
export const RETRY_DAYS = [3, 7, 14] as const;
export const WRITE_OFF_DAYS = 21;
export const FAILED_MONTHS_BEFORE_PAUSE = 2;
/** A payer's own retries: card networks limit tries within their window, and a bank wants a pause in between. */
export const TRY_AGAIN_AFTER_MINUTES = 60;
export const MAX_TRIES_IN_WINDOW = 15;
export const TRY_WINDOW_DAYS = 30;
/** Of the month before a card expires and of the month it expires in. */
export const CARD_WARNING_DAYS = { early: 7, late: 21 } as const;
/** How long a bank takes at most, in calendar days: for a direct debit, and to book a refund. */
export const DEBIT_DAYS = 20;
export const REFUND_ARRIVES_DAYS = 10;
// --- After the charge (rules 16 to 19) ---
export const REFUND_DAYS = 60;
export const REFUNDS_BY_PAYER_A_YEAR = 1;
export const CONTEST_DISPUTE_FROM_CENTS: Cents = 5_000n;
export const RELEASE_DAYS = { card: 62, sepa_debit: 70 } as const;
/** Within which the bank's statement should name a transfer (rule 73). */
export const CLEARING_DAYS = 4;
export const MIN_PAYOUT_CENTS: Cents = 1_000n;
export const IBAN_WAIT_DAYS = 7;
export const OVERDUE_ALARM_HOURS = 24;
export const PERIOD_CLOSED_BY_DAY = 25;
export const PAYOUT_ALARM_DAYS = 5;
export const EVIDENCE_ALARM_DAYS = 5;
/** Public figures with fewer donors than this are added to the next older month. */
export const MIN_DONORS_SHOWN = 5;
// --- Codes and teams (specification §9.4; rules 22 to 25; rules §6) ---
export const CODE_LENGTH = 8;
/** 31 letters and digits: without 0 and O, 1 and I and L. */
export const CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const CODE_CHECKS_A_MINUTE = 10;
export const MIN_CODE_USES = 1;
export const MAX_CODE_PLEDGES_A_DAY = 50;
/** Per person, and per team. */
export const MAX_ACTIVE_CODES = 200;
export const MAX_TEAMS_A_PERSON = 20;
export const QR_ERROR_CORRECTION = "Q";
export const QR_SIZE_PX = 2560;
// --- People and sessions (specification §5, §7; rules 29, 32, 34) ---
export const PASSWORD_MIN_LENGTH = 6;
export const ADMIN_PASSWORD_MIN_LENGTH = 12;
export const COOKIE_DAYS = 7200;
export const MIN_AGE_YEARS = 13;
export const ADULT_AGE_YEARS = 18;
export const SIGN_IN_WINDOW_MINUTES = 15;
export const SIGN_IN_TRIES_PER_ACCOUNT_AND_ADDRESS = 10;
export const SIGN_IN_TRIES_PER_ADDRESS = 100;
/** Successful and failed ones: enough for a school behind one address, too few for a script. */
export const SIGN_INS_PER_ADDRESS = 1500;
/** Failures on one account from unknown networks; afterwards each try waits, longer and longer. */
export const SIGN_IN_FREE_FAILURES_A_DAY = 20;
export const SIGN_IN_FAILURES_A_PACE = 10;
export const SIGN_IN_PACES_SECONDS = [5, 15, 60, 300] as const;
/** How long a network is remembered from which a person signed in. */
export const KNOWN_NETWORK_DAYS = 90;
/** How long after its confirmation an account is erased; and how long the link to confirm is valid. */
export const ERASURE_DAYS = 3;
export const ERASURE_LINK_HOURS = 24;
/** Per person, when the password is required again; counted in the window of sign-ins. */
export const PROOF_TRIES = 10;
export const MAX_PASSKEYS = 10;
/** Per admin, for app codes and recovery codes; counted in the window of sign-ins. */
export const SECOND_FACTOR_TRIES = 10;
export const RECOVERY_CODES = 10;
/** How long admins can object to a new one, and one made an admin approves nothing of whoever did it (rule 40). */
export const NEW_ADMIN_DAYS = 7;
/** The code mailed to an address, to confirm it (rule 38). */
export const ADDRESS_CODE_DIGITS = 6;
export const ADDRESS_CODE_TRIES = 5;
export const ADDRESS_CODE_HOURS = 24;
export const ADDRESS_LINK_DAYS = 7;
/** How long an organisation's link opens its page, and how long the page stays open then. */
export const ORGANISATION_LINK_DAYS = 14;
export const ENTRANCE_HOURS = 12;
/** Links that an organisation may ask for by itself. */
export const ORGANISATION_LINKS_ASKED_A_DAY = 3;
/** How long a change of address can be undone. */
export const ADDRESS_UNDO_DAYS = 7;
/** Mails that one person may request to addresses which may be another person's. */
export const ADDRESS_MAILS_AN_HOUR = 5;
export const ADDRESS_MAILS_A_DAY = 10;
export const FORGOT_MAILS_AN_HOUR = 5;
/** More within an hour is not accidental: an alarm. */
export const SECURITY_WAVES_AN_HOUR = {
  sign_in_failed: 200,
  sign_in_limited: 200,
  limit_refused: 1000,
  reset_asked: 100,
  second_factor_failed: 30,
  admin_refused: 100,
  webhook_refused: 100,
} as const;
export type SecurityWave = keyof typeof SECURITY_WAVES_AN_HOUR;
/** The demo's clock: the farthest move at once, and its last year. */
export const DEMO_CLOCK_MONTHS_AHEAD = 13;
export const DEMO_CLOCK_LAST_YEAR = 2099;
/** Per account, over all network addresses. */
export const FORGOT_MAILS_AN_HOUR_PER_ACCOUNT = 5;
/** A repeat within this time sends the same link again, so that requesting one cannot invalidate it. */
export const RESET_LINK_REPEATED_MINUTES = 15;
export const RESET_LINK_MINUTES = 60;
export const FEEDBACKS_AN_HOUR = 10;
export const EXPORTS_AN_HOUR = 6;
export const NEW_DONOR_MAILS_A_DAY = 3;
export const SYNC_REMINDER_DAYS_BEFORE_MONTH_END = 3;
export const SYNC_REMINDER_IDLE_DAYS = 7;
export const MONTH_RECAP_DAY = 7;
/** At the latest this many days after that, even if charges are not collected. */
export const MONTH_RECAP_PATIENCE_DAYS = 7;
/** How many days after its close a month's story can be opened. */
export const RECAP_DAYS = 10;
/** When the monthly mails are sent, Brussels time. */
export const MONTH_MAILS_HOUR = 9;
/** Bulk mails must not delay mails about money: fewer than two workers send. Those to 200,000 people leave within an hour. */
export const MASS_MAILS_A_MINUTE = 4_000;
export const MAX_NEWSLETTER_DRAFTS = 100;
export const REGISTRATION_PROGRESS = {
  type: 25,
  organisations: 50,
  firstBurner: { donate: 50, both: 62 },
  payment: 75,
  last: 100,
} as const;

// --- Workouts and health sources (specification §9; workouts §4.5, §5.4; rules §6) ---
export const KCAL_STEP = 10;
export const MAX_WORKOUT_KCAL = 20_000;
export const HEALTH_SYNC_DAYS = 30;
export const HEALTH_SYNC_MAX_RECORDS = 1000;
/** A device's clock may be this far ahead. */
export const HEALTH_SYNC_AHEAD_MINUTES = 5;
export const MAX_WORKOUT_HOURS = 24;
export const HEALTH_SYNC_EVERY_MS = 5 * 60_000;
export const HEALTH_RESYNC_AFTER_MS = 10 * 60_000;
export const HEALTH_WIDGET_HIDDEN_MS = 5_000;
export const PROVIDER_POLL_MS = 2_000;
/** How long a person may take to sign in at a provider. */
export const CONNECT_MINUTES = 10;
export const CONNECTIONS_BEGUN_AN_HOUR = 30;
/** How long the page after a sign-in at a provider can undo it. */
export const CONNECTION_UNDONE_HOURS = 1;
/** How long Strava's data of a workout may be stored (workouts §1.5). */
export const STRAVA_DATA_DAYS = 7;
/** The same for a provider without such a rule, for reviewing held workouts. */
export const RAW_PAYLOAD_DAYS = 30;
/** Strava allows 100 reads in 15 minutes for all users; this many may be caused by unsigned events. */
export const STRAVA_HINT_READS = 40;
export const STRAVA_HINT_READS_OF_ONE = 6;
/** Stored unsigned events about one athlete in 15 minutes. */
export const STRAVA_HINTS_OF_ONE = 30;
export const WEBHOOK_FAILURE_DAYS = 30;
/** How far back workouts from before the connection are fetched. */
export const CONNECTION_PAST_DAYS = 30;
/** From this day on a month's workouts at Strava are compared once more, before its close. */
export const REREAD_FROM_DAY = 28;
// --- Screens (specification §2, §4, §9) ---
/** How many of each kind the search over everything answers. */
export const FOUND_AT_ONCE = 5;
export const SEARCH_DEBOUNCE_MS = 250;
export const TOAST_HIDDEN_MS = 4_000;
export const TOAST_REMOVED_MS = 5_100;
export const MODAL_UNMOUNT_MS = 250;
export const SELECT_MODAL_Z_INDEX = 10_000;
/** A select with fewer options than this shows them directly. */
export const SELECT_DIRECT_BELOW_OPTIONS = 10;
export const LANDING_SLIDE_MS = 5_000;
export const SAFE_AREA_WIDTH_DIFFERENCE_PX = 30;
export const MAX_STACKED_PANELS = 64;
export const STATS_BARS = 6;
export const PEOPLE_BEFORE_SHOW_ALL = 20;
export const HOME_WORKOUTS = 3;
export const WORKOUT_SORTS = ["recent", "oldest", "highest"] as const;
export const ORGANISATION_SORTS = ["created_at", "total_raised", "users_count"] as const;
export const GENDERS = ["female", "male", "other"] as const;
// --- Sizes of what is sent (rules §5, §6) ---
export const DEFAULT_PER_PAGE = 50;
export const MAX_PER_PAGE = 100;
export const MAX_BODY_BYTES = 10 * 1024 * 1024;
export const MAX_HEALTH_SYNC_BYTES = 2 * 1024 * 1024;
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** Per recording. */
export const MAX_IMPORT_BYTES = 25 * 1024 * 1024;
/** Per export, and for all files of an import together. */
export const MAX_ZIP_BYTES = 200 * 1024 * 1024;
/** Of a recording inside a zip or a gzip, inflated. */
export const MAX_ENTRY_BYTES = 50 * 1024 * 1024;
/** Of Apple's export.xml, which is streamed and never in memory as a whole. */
export const MAX_APPLE_EXPORT_BYTES = 4 * 1024 * 1024 * 1024;
/** The largest ratio of inflated to compressed size, unless the inflated size is small. */
export const MAX_INFLATION = 100;
export const SMALL_INFLATION_BYTES = 1024 * 1024;
/** Listed entries, including pictures; and recordings that are read. */
export const MAX_ZIP_ENTRIES = 50_000;
export const MAX_INNER_ZIPS = 200;
export const MAX_ZIP_RECORDINGS = 2_000;
export const MAX_IMPORT_FILES = 50;
/** Per import; above this the newest. */
export const MAX_IMPORT_WORKOUTS = 5_000;
/** Timeout of reading an import. */
export const IMPORT_READ_SECONDS = 110;
export const IMPORT_KEPT_HOURS = 24;
/** How long an expired import is distinguished from an unknown one. */
export const IMPORT_REMEMBERED_DAYS = 30;
/** Per person; the oldest are deleted. */
export const MAX_IMPORTS_KEPT = 10;
export const IMPORTS_AN_HOUR = 60;
/** Reading time per person: enough for several exports of ten years. */
export const IMPORT_SECONDS_AN_HOUR = 240;
/** Of a debug log sent with a feedback. */
export const MAX_LOG_BYTES = 1024 * 1024;
export const MAX_TEXT_LENGTH = 200;
export const MAX_NOTES_LENGTH = 2_000;
export const MAX_LONG_TEXT_LENGTH = 10_000;

import {
  CLOSE_DAY,
  CLOSE_HOUR,
  DEFAULT_CEILING_CENTS,
  MIN_CHARGE_AFTER_CARRYING_CENTS,
  MIN_CHARGE_CENTS,
  MAX_BODY_BYTES,
  MAX_IMPORT_BYTES,
  MAX_LOG_BYTES,
  MAX_PICTURE_BYTES,
  MAX_ZIP_BYTES,
  NOTICE_HOURS,
} from "@kalivo/domain/limits.ts";

// Constants in the units in which sentences say them; the others are taken from the domain as they are.

/** Between the mail that announces a charge and the charge. */
export const NOTICE_DAYS = NOTICE_HOURS / 24;

/**
 * The day of the next month on which a month is closed: "the 1st". Imported as `CLOSE_DAY`: translated sentences are compared
 * by the names of what is put into them.
 */
export const CLOSE_DAY_EN = `${CLOSE_DAY}${["th", "st", "nd", "rd"][CLOSE_DAY > 20 ? CLOSE_DAY % 10 : CLOSE_DAY] ?? "th"}`;
export const CLOSE_DAY_FR = `${CLOSE_DAY}${CLOSE_DAY === 1 ? "er" : ""}`;
export const CLOSE_DAY_NL = `${CLOSE_DAY}e`;
export const CLOSE_DAY_DE = `${CLOSE_DAY}.`;
/** The first day on which what was closed may be collected: "the 4th". */
const CHARGE_DAY = CLOSE_DAY + NOTICE_DAYS;
export const CHARGE_DAY_EN = `${CHARGE_DAY}th`;
export const CHARGE_DAY_FR = `${CHARGE_DAY}`;
export const CHARGE_DAY_NL = `${CHARGE_DAY}e`;
export const CHARGE_DAY_DE = `${CHARGE_DAY}.`;
/** "06:00". */
export const CLOSE_TIME = `${`${CLOSE_HOUR}`.padStart(2, "0")}:00`;

/** Without `Intl`, which would cost a phone's first paint ten milliseconds. */
const euros = (cents: bigint) => `${cents / 100n},${`${cents % 100n}`.padStart(2, "0")}\u{A0}€`;

/** Less waits for the next month: "2,00 €". */
export const LEAST_CHARGE = euros(MIN_CHARGE_CENTS);
/** Where nothing runs any more, less is let go: "0,50 €". */
export const LEAST_AT_END = euros(MIN_CHARGE_AFTER_CARRYING_CENTS);

/** The most a payer gives a month over everything, unless they change it: "250,00 €". */
export const CEILING = euros(DEFAULT_CEILING_CENTS);

const megabytes = (bytes: number) => bytes / 1024 / 1024;
export const REQUEST_MB = megabytes(MAX_BODY_BYTES);
export const PICTURE_MB = megabytes(MAX_PICTURE_BYTES);
export const LOG_MB = megabytes(MAX_LOG_BYTES);
export const IMPORT_MB = megabytes(MAX_IMPORT_BYTES);
export const ZIP_MB = megabytes(MAX_ZIP_BYTES);

/** In the largest unit of which it has one. */
const sized =
  (kilo: string, mega: string) =>
  (bytes: number): string =>
    bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)}\u{A0}${kilo}` : `${megabytes(bytes)}\u{A0}${mega}`;
export const sizeOf = sized("kB", "MB");
export const sizeOfFr = sized("ko", "Mo");

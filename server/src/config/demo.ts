import { ConfigError } from "./config-error.ts";

/** The variables that decide between demo and production; `DEMO` is undefined when not set. */
type Read = {
  readonly DEMO?: boolean | undefined;
  readonly HOST?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly SECRET_KEYS?: readonly string[] | undefined;
  readonly KALIVO_NOW?: string | undefined;
} & { readonly [name in (typeof OUTWARD)[number]]?: unknown };

/** Set only for contact with real people: an association's mail server, or credentials of a provider. */
const OUTWARD = [
  "SMTP_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRAVA_CLIENT_ID",
  "STRAVA_CLIENT_SECRET",
  "GARMIN_CLIENT_ID",
  "GARMIN_CLIENT_SECRET",
] as const;

/**
 * Whether this is the demo, with its open mailbox, its known passwords and its movable clock. Set by `DEMO`; guessed only
 * where no other variable indicates production.
 * @throws ConfigError where a wrong guess would put a demo on the internet
 */
export function isDemo(read: Read): boolean {
  if (read.DEMO !== undefined) return read.DEMO;
  const https = (read.PUBLIC_URL ?? "").startsWith("https:") ? "an https PUBLIC_URL" : undefined;
  const outward = https ?? OUTWARD.find((name) => read[name] !== undefined);
  if (outward !== undefined)
    throw new ConfigError(
      `DEMO must be said with ${outward}: DEMO=0 for real people and money, DEMO=1 for a demo, in which anybody may move the clock and read the mail`,
    );
  return read.DATABASE_URL === undefined;
}

/** A demo listens on this machine only, unless its address is set. */
export const hostOf = (read: Read, demo: boolean): string => read.HOST ?? (demo ? "127.0.0.1" : "0.0.0.0");

/** Without these a trial with `DEMO=0` stays on this machine, where the default address is right. */
const REACHES_OUT = [
  "DATABASE_URL",
  "SMTP_URL",
  "STRIPE_SECRET_KEY",
  "STRAVA_CLIENT_ID",
  "GARMIN_CLIENT_ID",
] as const;

/** @throws ConfigError with what production needs, or must not have */
export function refuseHalfProduction(read: Read, demo: boolean): void {
  if (demo) return;
  if (read.KALIVO_NOW !== undefined)
    throw new ConfigError("KALIVO_NOW moves the clock of the demo only: unset it, or set DEMO=1");
  if (read.PUBLIC_URL === undefined && REACHES_OUT.some((name) => read[name] !== undefined))
    throw new ConfigError(
      "PUBLIC_URL is required with DEMO=0: it is the address that mails and payment pages link to",
    );
  if (read.SECRET_KEYS === undefined)
    throw new ConfigError(
      "SECRET_KEYS is required with DEMO=0: make a key with `openssl rand -base64 32` and keep it outside of the database and its backups",
    );
}

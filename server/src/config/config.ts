import { parseIban } from "@kalivo/domain/money/iban.ts";
import { z } from "zod";
import { APP_LINK_VARIABLES, appLinksConfig, type AppLinksConfig } from "./app-links.ts";
import { ConfigError } from "./config-error.ts";
import { DATABASE_VARIABLES, databaseConfig, type DatabaseConfig } from "./databases.ts";
import { hostOf, isDemo, refuseHalfProduction } from "./demo.ts";
import { IMPRINT_VARIABLES, OPERATOR_VARIABLES, operatorConfig, type OperatorConfig } from "./operator.ts";
import { TRUSTED_PROXIES } from "./proxies.ts";
import { withSecretFiles } from "./secret-files.ts";
import { tlsWish } from "./smtp.ts";
import {
  garminConfig,
  SOURCE_VARIABLES,
  sourceContradiction,
  stravaConfig,
  type GarminConfig,
  type StravaConfig,
} from "./sources.ts";

const flag = z.enum(["0", "1"], { error: "must be 0 or 1" }).transform((value) => value === "1");
const webUrl = z.url({ protocol: /^https?$/, error: "must be a http:// or https:// address" });

const iban = z.string().transform((typed, context) => {
  const read = parseIban(typed);
  if (read.ok) return read.value;
  context.addIssue({ code: "custom", message: "must be an IBAN of a SEPA country like BE68 5390 0754 7034" });
  return z.NEVER;
});

const LONGEST_GRACE_SECONDS = 300;
/** A load balancer asks every two seconds or so, and believes the second answer. */
const GRACE_SECONDS = 5;

/** Every variable the product reads. An empty one counts as not set. */
const Environment = z.object({
  PORT: z.coerce.number({ error: "must be a port number" }).int().min(0).max(65_535).default(3000),
  WORKER_PORT: z.coerce.number({ error: "must be a port number" }).int().min(1).max(65_535).optional(),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default("data"),
  ...DATABASE_VARIABLES,
  PUBLIC_URL: webUrl.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be a smtp:// or smtps:// address" })
    .refine((url) => !URL.canParse(url) || tlsWish(url) !== null, "takes ?tls=required or ?tls=optional")
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\S+$/, "must start with sk_ or rk_, then test_ or live_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(",").map((secret) => secret.trim()))
    .pipe(
      z
        .array(z.string().regex(/^whsec_\S+$/, "must start with whsec_; two are separated by a comma"))
        .max(2, "takes one secret, or two while they are being exchanged"),
    )
    .optional(),
  STRIPE_SEPA_CREDITOR_ID: z
    .string()
    .regex(
      /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/,
      "must be a SEPA creditor identifier like BE69ZZZ0999999999",
    )
    .optional(),
  STRIPE_API_BASE: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/, "is for tests and must be http://127.0.0.1:port")
    .optional(),
  ...SOURCE_VARIABLES,
  ...APP_LINK_VARIABLES,
  SAMPLES_DIR: z.string().optional(),
  DEMO: flag.optional(),
  KALIVO_NOW: z.iso
    .datetime({ offset: true, error: "must be an instant like 2026-11-30T12:00:00Z" })
    .optional(),
  ASSOCIATION_NAME: OPERATOR_VARIABLES.ASSOCIATION_NAME.optional(),
  ASSOCIATION_MAIL: OPERATOR_VARIABLES.ASSOCIATION_MAIL.optional(),
  FIRST_ADMIN: OPERATOR_VARIABLES.FIRST_ADMIN.optional(),
  ASSOCIATION_ADDRESS: IMPRINT_VARIABLES.ASSOCIATION_ADDRESS.optional(),
  ASSOCIATION_NUMBER: IMPRINT_VARIABLES.ASSOCIATION_NUMBER.optional(),
  ASSOCIATION_IBAN: iban.optional(),
  SECRET_KEYS: z
    .string()
    .transform((list) => list.split(",").map((key) => key.trim()))
    .pipe(z.array(z.string().min(32, "needs keys of at least 32 characters, separated by commas")).min(1))
    .optional(),
  TRUST_PROXY: TRUSTED_PROXIES,
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  GRACE_SECONDS: z.coerce
    .number({ error: "must be a number of seconds" })
    .min(0, "must be 0 or more")
    .max(LONGEST_GRACE_SECONDS, `must be at most ${LONGEST_GRACE_SECONDS}`)
    .optional(),
  PING_URL: z.url({ protocol: /^https?$/, error: "must be an address that begins with http" }).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  LOG_FORMAT: z.enum(["json", "text"]).optional(),
});

/** Their names, in `.env.example` and the README too. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);

/** The example of the IBAN registry: a demo's file is only for show, and no bank accepts this account. */
const DEMO_IBAN = "BE71096123456769";

export type StripeConfig = {
  secretKey: string;
  webhookSecrets: readonly string[];
  sepaCreditorId: string | null;
  /** A fake on this machine. */
  apiBase: string | null;
};

export type Config = DatabaseConfig & {
  port: number;
  host: string;
  /** Where a worker tells how it does; null: nowhere. */
  workerPort: number | null;
  dataDir: string;
  publicUrl: string;
  smtpUrl: string | null;
  /** Null: the association's own address. */
  mailFrom: string | null;
  /** Null: no payments, or those of the sandbox in the demo. */
  stripe: StripeConfig | null;
  /** Null: cannot be connected; in the demo a simulated one can. */
  strava: StravaConfig | null;
  garmin: GarminConfig | null;
  /** The store apps that may open this server's links. */
  appLinks: AppLinksConfig;
  /** Real recordings that the demo's simulated providers offer. */
  samplesDir: string | null;
  demo: boolean;
  now: Date | null;
  operator: OperatorConfig;
  /** From `operator`, else an example until the values of the first start are read (`main.ts`). */
  associationName: string;
  associationMail: string;
  /** The account for payouts to organisations. Null: none can be approved. */
  associationIban: string | null;
  /** The first signs, all verify. Null, in the demo only: a key kept in the database is used. */
  secretKeys: readonly string[] | null;
  /** Reverse proxies whose forwarded headers are trusted: addresses and networks. None: only the connection counts. */
  trustedProxies: readonly string[];
  metricsToken: string | null;
  /** How long a process that was told to stop still serves, while it says that it is not ready. */
  graceMs: number;
  /** Called after each round of the jobs, so that an outside service can monitor them. */
  pingUrl: string | null;
  logLevel: z.infer<typeof Environment>["LOG_LEVEL"];
  /** Null: text at a terminal, else JSON. */
  logFormat: "json" | "text" | null;
};

/**
 * Reads the configuration once, by schema.
 * @throws ConfigError with the first wrong variable or secret file, and what it must be
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(withSecretFiles(env, VARIABLES));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? "is wrong"}`);
  }
  const read = parsed.data;
  refuseHalfSources(read);
  const stripe = stripeConfig(read);
  const demo = isDemo(read);
  refuseContradictions(read, demo);
  return {
    port: read.PORT,
    host: hostOf(read, demo),
    workerPort: read.WORKER_PORT ?? null,
    dataDir: read.DATA_DIR,
    ...databaseConfig(read),
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ""),
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? null,
    stripe,
    strava: stravaConfig(read),
    garmin: garminConfig(read),
    appLinks: appLinksConfig(read),
    samplesDir: read.SAMPLES_DIR ?? null,
    demo,
    now: read.KALIVO_NOW === undefined ? null : new Date(read.KALIVO_NOW),
    operator: operatorConfig(read),
    associationName: read.ASSOCIATION_NAME ?? "Kalivo vzw",
    associationMail: read.ASSOCIATION_MAIL ?? "info@kalivo.example",
    associationIban: read.ASSOCIATION_IBAN ?? (demo ? DEMO_IBAN : null),
    secretKeys: read.SECRET_KEYS ?? null,
    trustedProxies: read.TRUST_PROXY,
    metricsToken: read.METRICS_TOKEN ?? null,
    graceMs: (read.GRACE_SECONDS ?? (demo ? 0 : GRACE_SECONDS)) * 1000,
    pingUrl: read.PING_URL ?? null,
    logLevel: read.LOG_LEVEL,
    logFormat: read.LOG_FORMAT ?? null,
  };
}

/** The key and the secret are only valid together: without the secret no webhook can be verified. */
function stripeConfig(read: z.infer<typeof Environment>): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = read;
  if (secretKey === undefined) {
    const alone = STRIPE_OPTIONS.find((name) => read[name] !== undefined);
    if (alone === undefined) return null;
    throw new ConfigError(`${alone} does nothing without STRIPE_SECRET_KEY: set both, or neither`);
  }
  if (webhookSecrets === undefined) {
    throw new ConfigError(
      "STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY: without it no word of Stripe can be believed",
    );
  }
  const { STRIPE_SEPA_CREDITOR_ID: creditor, STRIPE_API_BASE: apiBase } = read;
  if (apiBase !== undefined && isLive(secretKey))
    throw new ConfigError("STRIPE_API_BASE is for tests: unset it to use a live STRIPE_SECRET_KEY");
  return { secretKey, webhookSecrets, sepaCreditorId: creditor ?? null, apiBase: apiBase ?? null };
}

const STRIPE_OPTIONS = ["STRIPE_WEBHOOK_SECRET", "STRIPE_SEPA_CREDITOR_ID", "STRIPE_API_BASE"] as const;

const isLive = (secretKey: string) => /^(sk|rk)_live_/.test(secretKey);

function refuseHalfSources(read: z.infer<typeof Environment>) {
  const sources = sourceContradiction(read);
  if (sources !== null) throw new ConfigError(sources);
}

function refuseContradictions(read: z.infer<typeof Environment>, demo: boolean) {
  if (demo && isLive(read.STRIPE_SECRET_KEY ?? "")) {
    throw new ConfigError(
      "DEMO=1 and a live STRIPE_SECRET_KEY exclude each other: set DEMO=0 for real payments",
    );
  }
  if (isLive(read.STRIPE_SECRET_KEY ?? "") && !(read.PUBLIC_URL ?? "").startsWith("https:")) {
    throw new ConfigError(
      "PUBLIC_URL must begin with https:// with a live STRIPE_SECRET_KEY: payers come back to it from Stripe",
    );
  }
  refuseHalfProduction(read, demo);
}

import type { z } from "zod";
import { appLinksConfig, type AppLinksConfig } from "./app-links.ts";
import { ConfigError } from "./config-error.ts";
import { databaseConfig, type DatabaseConfig } from "./databases.ts";
import { hostOf, isDemo, refuseHalfProduction } from "./demo.ts";
import { Environment, VARIABLES } from "./environment.ts";
import { refuseExamples } from "./examples.ts";
import { misspeltNames, type Misspelt } from "./misspelt.ts";
import { operatorConfig, type OperatorConfig } from "./operator.ts";
import { isGuessableWebhookSecret } from "./secrets.ts";
import { withSecretFiles } from "./secret-files.ts";
import {
  garminConfig,
  sourceContradiction,
  stravaConfig,
  type GarminConfig,
  type StravaConfig,
} from "./sources.ts";

/** A load balancer asks every two seconds or so, and believes the second answer. */
const GRACE_SECONDS = 5;

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
  /** Names in the environment that nothing reads, and that one of ours is meant by. */
  misspelt: readonly Misspelt[];
};

/**
 * Reads the configuration once, by schema.
 * @throws ConfigError with each wrong variable and what it must be, or the first wrong secret file
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(withSecretFiles(env, VARIABLES));
  if (!parsed.success) throw new ConfigError(wrongVariables(parsed.error));
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
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
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
    misspelt: misspeltNames(env, VARIABLES),
  };
}

/** A line for each, with what is wrong with it first. */
function wrongVariables({ issues }: z.ZodError): string {
  const firsts = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path[0]);
    if (!firsts.has(name)) firsts.set(name, `${name} ${message}`);
  }
  return [...firsts.values()].join("\n");
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

/** Of a key of real money, and not of Stripe's test mode. */
export const isLive = (secretKey: string): boolean => /^(sk|rk)_live_/.test(secretKey);

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
  if (!demo) refuseExamples(read, isLive(read.STRIPE_SECRET_KEY ?? ""));
  if (
    isLive(read.STRIPE_SECRET_KEY ?? "") &&
    read.STRIPE_WEBHOOK_SECRET?.some(isGuessableWebhookSecret) === true
  )
    throw new ConfigError(
      "STRIPE_WEBHOOK_SECRET can be guessed: it is the one that Stripe shows for the webhook",
    );
}

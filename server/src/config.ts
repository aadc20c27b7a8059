import { z } from "zod";

const flag = z.enum(["0", "1"], { error: "must be 0 or 1" }).transform((value) => value === "1");
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "must be a postgresql:// address");
const webUrl = z.url({ protocol: /^https?$/, error: "must be a http:// or https:// address" });

/** Every variable the product reads. An empty one counts as not set. */
const Environment = z.object({
  PORT: z.coerce.number({ error: "must be a port number" }).int().min(0).max(65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: postgresUrl.optional(),
  PUBLIC_URL: webUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be a smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z.string().min(3).default("Kalivo <hello@kalivo.example>"),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, "must start with sk_ or rk_, then test_ or live_")
    .optional(),
  DEMO: flag.optional(),
  KALIVO_NOW: z.iso
    .datetime({ offset: true, error: "must be an instant like 2026-11-30T12:00:00Z" })
    .optional(),
  ASSOCIATION_NAME: z.string().min(1).default("Kalivo vzw"),
  ASSOCIATION_MAIL: z.email({ error: "must be an email address" }).default("info@kalivo.example"),
  SECRET_KEYS: z
    .string()
    .transform((list) => list.split(","))
    .pipe(z.array(z.string().min(32, "needs keys of at least 32 characters, separated by commas")).min(1))
    .optional(),
  TRUST_PROXY: flag.default(false),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  publicUrl: string;
  smtpUrl: string | null;
  mailFrom: string;
  stripeSecretKey: string | null;
  demo: boolean;
  now: Date | null;
  associationName: string;
  associationMail: string;
  /** The first signs, all verify. Null: a key kept in the database is used. */
  secretKeys: readonly string[] | null;
  /** A reverse proxy stands in front: the caller's address is the one it forwards. */
  trustProxy: boolean;
  metricsToken: string | null;
  logLevel: z.infer<typeof Environment>["LOG_LEVEL"];
};

/** A wrong or contradicting variable, said in one sentence. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads the configuration once, by schema.
 * @throws ConfigError with the first wrong variable and what it must be
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? "is wrong"}`);
  }
  const read = parsed.data;
  const demo = read.DEMO ?? (read.DATABASE_URL === undefined && read.STRIPE_SECRET_KEY === undefined);
  refuseContradictions(read, demo);
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ""),
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM,
    stripeSecretKey: read.STRIPE_SECRET_KEY ?? null,
    demo,
    now: read.KALIVO_NOW === undefined ? null : new Date(read.KALIVO_NOW),
    associationName: read.ASSOCIATION_NAME,
    associationMail: read.ASSOCIATION_MAIL,
    secretKeys: read.SECRET_KEYS ?? null,
    trustProxy: read.TRUST_PROXY,
    metricsToken: read.METRICS_TOKEN ?? null,
    logLevel: read.LOG_LEVEL,
  };
}

function refuseContradictions(read: z.infer<typeof Environment>, demo: boolean) {
  if (demo && /^(sk|rk)_live_/.test(read.STRIPE_SECRET_KEY ?? "")) {
    throw new ConfigError(
      "DEMO=1 and a live STRIPE_SECRET_KEY exclude each other: set DEMO=0 for real payments",
    );
  }
  if (!demo && read.KALIVO_NOW !== undefined) {
    throw new ConfigError("KALIVO_NOW moves the clock of the demo only: unset it, or set DEMO=1");
  }
  if (!demo && read.PUBLIC_URL === undefined) {
    throw new ConfigError(
      "PUBLIC_URL is required with DEMO=0: it is the address that mails and payment pages link to",
    );
  }
}

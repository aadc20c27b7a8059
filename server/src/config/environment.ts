import { parseIban } from "@kalivo/domain/money/iban.ts";
import { z } from "zod";
import { APP_LINK_VARIABLES } from "./app-links.ts";
import { DATABASE_VARIABLES } from "./databases.ts";
import { IMPRINT_VARIABLES, OPERATOR_VARIABLES } from "./operator.ts";
import { TRUSTED_PROXIES } from "./proxies.ts";
import { METRICS_TOKEN, SECRET_KEYS } from "./secrets.ts";
import { endsAfterHost, namesItsServer, tlsWish } from "./smtp.ts";
import { SOURCE_VARIABLES } from "./sources.ts";

const flag = z.enum(["0", "1"], { error: "must be 0 or 1" }).transform((value) => value === "1");
const publicUrl = z
  .url({ protocol: /^https?$/, error: "must be a http:// or https:// address" })
  .refine(
    isOrigin,
    "must end after the host, like https://kalivo.example: the app is not served below a path",
  )
  .transform((url) => new URL(url).origin);

const iban = z.string().transform((typed, context) => {
  const read = parseIban(typed);
  if (read.ok) return read.value;
  context.addIssue({ code: "custom", message: "must be an IBAN of a SEPA country like BE68 5390 0754 7034" });
  return z.NEVER;
});

const A_PORT = "must be a port number";
const port = (least: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, A_PORT)
    .transform(Number)
    .pipe(z.number().min(least, A_PORT).max(65_535, A_PORT));

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const LONGEST_GRACE_SECONDS = 300;
/** Every variable the product reads. An empty one counts as not set. */
export const Environment = z.object({
  PORT: port(0).default(3000),
  WORKER_PORT: port(1).optional(),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default("data"),
  ...DATABASE_VARIABLES,
  PUBLIC_URL: publicUrl.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be a smtp:// or smtps:// address" })
    .refine(
      (url) => !URL.canParse(url) || namesItsServer(url),
      "must name the server, and a % in a user or password is written %25",
    )
    .refine(
      (url) => !URL.canParse(url) || endsAfterHost(url),
      "must end after the host and its port, but for ?tls=required or ?tls=optional; in a password / ? # are written %2F %3F %23",
    )
    .refine((url) => !URL.canParse(url) || tlsWish(url) !== null, "takes ?tls=required or ?tls=optional")
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isMailbox, "must be an address like post@kalivo.example or Kalivo <post@kalivo.example>")
    .optional(),
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
        .max(2, "takes one secret, or two while they are being exchanged")
        .refine(([one, other]) => one !== other, "has one secret twice: leave one of them out"),
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
  SECRET_KEYS: SECRET_KEYS.optional(),
  TRUST_PROXY: TRUSTED_PROXIES,
  METRICS_TOKEN: METRICS_TOKEN.optional(),
  GRACE_SECONDS: z.coerce
    .number({ error: "must be a number of seconds" })
    .min(0, "must be 0 or more")
    .max(LONGEST_GRACE_SECONDS, `must be at most ${LONGEST_GRACE_SECONDS}`)
    .optional(),
  PING_URL: z.url({ protocol: /^https?$/, error: "must be an address that begins with http" }).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("info"),
  LOG_FORMAT: z.enum(["json", "text"], { error: "must be json or text" }).optional(),
});

/** Their names, in `.env.example` and the README too. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);

function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return true; // said already
  const { pathname, username, password } = new URL(url);
  return /^\/*$/.test(pathname) && `${username}${password}` === "" && !/[?#]/.test(url);
}

/** An address, or a name and an address in angle brackets. */
function isMailbox(typed: string): boolean {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(typed)?.[1] ?? typed;
  return z.email().safeParse(address.trim()).success;
}

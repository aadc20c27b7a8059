import { systemClock } from "../adapters/clock/system-clock.ts";
import { smtpMailer } from "../adapters/mail/smtp/smtp-mailer.ts";
import type { AskedAccount } from "../adapters/payment/stripe/ask-account.ts";
import type { StripeConfig } from "../config/config.ts";
import { requiresTls } from "../config/smtp.ts";
import { inspectDatabase, type Inspected } from "../db/inspect.ts";

const WITHIN_MS = 8_000;

/** What `kalivo doctor` tries; each ends within seconds, sends nothing and writes nothing. */
export const greetMailServer = async (url: string): Promise<void> => {
  const mailer = smtpMailer({ url, from: "", requireTls: requiresTls(url), timeoutMs: WITHIN_MS });
  try {
    await mailer.greet();
  } finally {
    mailer.close();
  }
};

export async function askStripe({ apiBase, ...stripe }: StripeConfig): Promise<AskedAccount> {
  const base = apiBase === null ? null : new URL(apiBase);
  const { askAccount } = await import("../adapters/payment/stripe/ask-account.ts");
  return askAccount({
    ...stripe,
    installation: "doctor",
    http: base === null ? null : { host: base.hostname, port: Number(base.port) },
    wallClock: systemClock,
    log: { warn: () => undefined },
  });
}

export const lookIntoDatabase = (connectionString: string): Promise<Inspected> =>
  inspectDatabase(connectionString, systemClock);

export const realNow = (): Date => systemClock.now();

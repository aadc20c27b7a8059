import type { DemoWorld } from "../compose/demo.ts";
import type { Config } from "../config/config.ts";
import { isReadOnTheWay } from "../config/public-url.ts";

/** What a person sees once the product answers. */
export const welcome = (config: Config, demo: DemoWorld | null): string =>
  [
    "",
    `  Kalivo is running: ${config.publicUrl}`,
    "",
    ...(demo?.welcome(config) ?? whatIsMissing(config)),
    "",
    "  Ctrl-C stops everything.",
    "",
  ].join("\n");

const whatIsMissing = ({ publicUrl, trustedProxies, smtpUrl, stripe }: Config): string[] => [
  ...(publicUrl.startsWith("https:") && trustedProxies.length === 0
    ? [
        "  TRUST_PROXY names no proxy, and something must end https: everybody counts as one caller until it does.",
      ]
    : []),
  ...(isReadOnTheWay(publicUrl)
    ? [
        "  PUBLIC_URL is http: whoever is on the way can read passwords. Let a proxy end https before this server.",
      ]
    : []),
  ...(smtpUrl === null
    ? ["  SMTP_URL is not set: mails are kept, no notice counts as sent, so nothing will be charged."]
    : []),
  ...(stripe === null
    ? ["  STRIPE_SECRET_KEY is not set: payment set-up answers that payments are not configured."]
    : []),
];

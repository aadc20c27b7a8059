import type { Config } from "../config/config.ts";
import { DEMO_PASSWORD, DEMO_ACCOUNTS, SECOND_ADMIN } from "../db/seed/demo-accounts.ts";

/** What the terminal shows once the server is ready. */
export function welcome(config: Config): string {
  const lines = ["", `  Kalivo is running: ${config.publicUrl}`, ""];
  if (config.demo) {
    lines.push(`  Demo accounts (password ${DEMO_PASSWORD}):`);
    for (const { email, role } of [...DEMO_ACCOUNTS, SECOND_ADMIN])
      lines.push(`    ${email.padEnd(26)} ${role}`);
    lines.push(
      "    An admin sets up a second factor (an app of codes, or a passkey) at the first visit to /admin.",
      "",
      `  Mailbox             ${config.publicUrl}/mailbox`,
      config.stripe === null
        ? `  Sandbox and clock   ${config.publicUrl}/sandbox`
        : "  Payments            Stripe's test mode: no real money, and Stripe's clock does not move with ours",
      ...(config.strava === null ? [`  Simulated Strava    ${config.publicUrl}/simulated/strava`] : []),
      ...(config.garmin === null ? [`  Simulated Garmin    ${config.publicUrl}/simulated/garmin`] : []),
      `  API                 ${config.publicUrl}/api/docs`,
    );
  } else {
    if (config.publicUrl.startsWith("https:") && config.trustedProxies.length === 0)
      lines.push(
        "  TRUST_PROXY names no proxy, and something must end https: everybody counts as one caller until it does.",
      );
    if (config.smtpUrl === null)
      lines.push(
        "  SMTP_URL is not set: mails are kept, no notice counts as sent, so nothing will be charged.",
      );
    if (config.stripe === null)
      lines.push("  STRIPE_SECRET_KEY is not set: payment set-up answers that payments are not configured.");
  }
  lines.push("", "  Ctrl-C stops everything.", "");
  return lines.join("\n");
}

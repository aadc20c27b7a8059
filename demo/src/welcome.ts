import type { Config } from "@kalivo/server/config/config.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, SECOND_ADMIN } from "./seed/demo-accounts.ts";

/** Who may sign in, and what there is to look at. */
export const welcome = ({ publicUrl, stripe, strava, garmin }: Config): string[] => [
  `  Demo accounts (password ${DEMO_PASSWORD}):`,
  ...[...DEMO_ACCOUNTS, SECOND_ADMIN].map(({ email, role }) => `    ${email.padEnd(26)} ${role}`),
  "    An admin sets up a second factor (an app of codes, or a passkey) at the first visit to /admin.",
  "",
  `  Mailbox             ${publicUrl}/mailbox`,
  stripe === null
    ? `  Sandbox and clock   ${publicUrl}/sandbox`
    : "  Payments            Stripe's test mode: no real money, and Stripe's clock does not move with ours",
  ...(strava === null ? [`  Simulated Strava    ${publicUrl}/simulated/strava`] : []),
  ...(garmin === null ? [`  Simulated Garmin    ${publicUrl}/simulated/garmin`] : []),
  `  API                 ${publicUrl}/api/docs`,
];

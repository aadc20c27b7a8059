import { MONTH_STEPS } from "@kalivo/server/compose/month-steps.ts";
import { chooseMailer } from "@kalivo/server/compose/mail.ts";
import type { DueStep } from "@kalivo/server/jobs/due-steps.ts";
import type { Services } from "@kalivo/server/services.ts";
import { demoClock } from "../clock/demo-clock.ts";
import { sandboxPayments } from "../sandbox/sandbox-payments.ts";

/** The same product on a clock of its own; its mails go to the local mailbox and its provider tells nobody. */
export type Past = { services: Services; steps: readonly DueStep[]; travel: (to: Date) => void };

/** Money comes from the sandbox even where Stripe is set, for no card company takes money in the past. */
export function inThePast(present: Services): Past {
  const { config, db, secretKeys } = present;
  const clock = demoClock();
  const [key] = secretKeys;
  const payments = key === undefined ? null : sandboxPayments({ ...present, clock }, key).provider;
  const { mailer } = chooseMailer({ config: { ...config, smtpUrl: null }, db, clock });
  return {
    services: { ...present, clock, mailer, payments, demo: null },
    steps: MONTH_STEPS,
    travel: (to) => clock.setOffset(clock.offsetTo(to)),
  };
}

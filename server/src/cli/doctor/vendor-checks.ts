import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { MailServerAway } from "../../adapters/mail/port.ts";
import { Misconfigured } from "../../adapters/payment/port.ts";
import { askStripe, greetMailServer } from "../../compose/doctor.ts";
import type { Config } from "../../config/config.ts";
import { fail, ok, warn, type Finding } from "../../features/operation/finding.ts";
import { whyOf } from "./check.ts";

/** The mail server: connects, encrypts and signs in as for a mail, and sends none. */
export async function checkMailServer({ smtpUrl, demo }: Config): Promise<readonly Finding[]> {
  if (smtpUrl === null)
    return demo
      ? [ok("mail server", "none: the demo keeps its mails")]
      : [warn("mail server", "none is set: no notice leaves, so nothing is charged", "set SMTP_URL")];
  const { hostname } = new URL(smtpUrl);
  try {
    await greetMailServer(smtpUrl);
    return [ok("mail server", `${hostname} takes our sign-in`)];
  } catch (error) {
    const away = error instanceof MailServerAway ? "" : " for a mail";
    return [fail("mail server", `${hostname} refuses us${away}: ${whyOf(error)}`, "look at SMTP_URL")];
  }
}

const RUNBOOK = "docs/runbook/stripe.md";

/** The payment provider: that the key is taken, its mode, and whether it calls us. */
export async function checkPayments({ stripe, demo, publicUrl }: Config): Promise<readonly Finding[]> {
  if (stripe === null)
    return demo
      ? [ok("payments", "the demo's sandbox")]
      : [warn("payments", "no provider is set: nobody can give", `set STRIPE_SECRET_KEY: ${RUNBOOK}`)];
  try {
    const { livemode, endpoints } = await askStripe(stripe);
    const mode = livemode ? "live" : "test mode: no real money";
    const key = `Stripe takes the key (${mode})`;
    return [
      livemode || demo ? ok("payments", key) : warn("payments", key, "set the live key for real money"),
      webhookOf(endpoints, `${publicUrl}${WEBHOOK}`),
    ];
  } catch (error) {
    const todo =
      error instanceof Misconfigured
        ? `mend the key: ${RUNBOOK}`
        : "look at status.stripe.com and at the network";
    return [fail("payments", whyOf(error), todo)];
  }
}

const WEBHOOK = pathTo(api.paymentWebhook, { provider: "stripe" });

function webhookOf(endpoints: readonly { url: string; enabled: boolean }[] | null, ours: string): Finding {
  if (endpoints === null)
    return ok("webhook", "not asked: the key may not read endpoints, which it need not");
  const endpoint = endpoints.find(({ url }) => url === ours);
  if (endpoint === undefined)
    return fail("webhook", `Stripe knows no endpoint ${ours}`, `add it: ${RUNBOOK}`);
  return endpoint.enabled
    ? ok("webhook", "Stripe calls us")
    : fail("webhook", "Stripe has switched our endpoint off", "switch it on there");
}

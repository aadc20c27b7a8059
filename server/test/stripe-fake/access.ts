import { invalidRequest, StripeRefusal } from "./refusal.ts";

export const SECRET_KEY = "sk_test_kalivoFakeOfTheTests";
export const RESTRICTED_KEY = "rk_test_kalivoFakeOfTheTests";

/** What the restricted key of the runbook may do; everything else is another key's. */
const WRITE = [
  "customers",
  "checkout",
  "setup_intents",
  "payment_methods",
  "payment_intents",
  "refunds",
  "disputes",
  "billing_portal",
];
const READ = [
  ...WRITE,
  "setup_attempts",
  "charges",
  "balance_transactions",
  "balance",
  "events",
  "payouts",
  "mandates",
];

export function checkKey(authorization: string | undefined, method: string, path: string): void {
  const key = authorization?.replace(/^Bearer /, "");
  if (key === SECRET_KEY) return;
  if (key !== RESTRICTED_KEY) throw invalidRequest("Invalid API Key provided: sk_test_********.", {}, 401);
  const [, , noun = ""] = path.split("/");
  if ((method === "GET" ? READ : WRITE).includes(noun)) return;
  throw new StripeRefusal(403, {
    type: "invalid_request_error",
    code: "secret_key_required",
    message: `The provided key does not have the required permissions for this endpoint (${noun}).`,
  });
}

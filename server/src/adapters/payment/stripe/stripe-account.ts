import { Stripe } from "stripe";
import type { Clock } from "../../clock/port.ts";
import type { MethodKind } from "../port.ts";

/** An installation's settings of its Stripe account. */
export type StripeOptions = {
  /** `sk_…` or, better, a restricted `rk_…` (docs/runbook/stripe.md lists the permissions). */
  secretKey: string;
  /** One, or two during a rotation. */
  webhookSecrets: readonly string[];
  /** Direct debit notices must name the creditor, and Stripe's mandates do not: without it only cards are offered. */
  sepaCreditorId: string | null;
  /** Distinguishes this installation's customers from another one's in the same account (test mode). */
  installation: string;
  /** A fake on this machine instead of Stripe, for tests. */
  http: { host: string; port: number } | null;
  /** Real time: Stripe's signatures use it, whatever the demo's clock says. */
  wallClock: Clock;
  log: { warn: (details: object, message: string) => void };
};

/** The account as the parts of the adapter use it. */
export type StripeAccount = Pick<
  StripeOptions,
  "webhookSecrets" | "sepaCreditorId" | "installation" | "wallClock" | "log"
> & { stripe: Stripe; livemode: boolean; methods: readonly MethodKind[] };

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export function stripeAccount({ secretKey, http, ...options }: StripeOptions): StripeAccount {
  return {
    ...options,
    livemode: /^(sk|rk)_live_/.test(secretKey),
    methods: options.sepaCreditorId === null ? ["card"] : ["card", "sepa_debit"],
    stripe: new Stripe(secretKey, {
      apiVersion: "2026-10-28.endive",
      maxNetworkRetries: RETRIES,
      timeout: TIMEOUT_MS,
      telemetry: false,
      appInfo: { name: "Kalivo" },
      ...(http !== null && { ...http, protocol: "http" as const }),
    }),
  };
}

/** Stripe counts seconds. */
export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
export const instant = (unixSeconds: number): Date => new Date(unixSeconds * 1000);

/** Stripe returns another object's id, or the object itself when expanded. */
export const idOf = (reference: string | { id: string } | null): string | null =>
  reference === null || typeof reference === "string" ? reference : reference.id;

import type { FastifyInstance } from "fastify";
import { systemClock } from "../adapters/clock/system-clock.ts";
import type { PaymentProvider } from "../adapters/payment/port.ts";
import type { StripeConfig } from "../config/config.ts";
import { notingRefusals } from "../features/payment/refusals/note-refusals.ts";
import type { DueStep } from "../jobs/due-steps.ts";
import type { Services } from "../services.ts";
import { deriveKey } from "../crypto/signed-token.ts";
import type { DemoWorld } from "./demo.ts";

/** The chosen provider with what the demo's brings along: steps of its own, hosted pages, webhooks. */
export type Payments = {
  provider: PaymentProvider | null;
  steps: readonly DueStep[];
  mountPages: (app: FastifyInstance, services: Services) => Promise<void>;
  /** Its webhooks reach the product through this server from now on. */
  deliverTo: (app: FastifyInstance) => void;
};

export type PaymentParts = Pick<Services, "config" | "db" | "clock" | "secretKeys" | "log">;

const NOTHING: Payments = {
  provider: null,
  steps: [],
  mountPages: async () => undefined,
  deliverTo: () => undefined,
};

/** Stripe with its key; else the sandbox in the demo; in production without a key nothing. */
export async function choosePayments(parts: PaymentParts, demo: DemoWorld | null): Promise<Payments> {
  const { config, log, secretKeys } = parts;
  const [key] = secretKeys;
  if (key === undefined) return NOTHING;
  if (config.stripe !== null)
    return { ...NOTHING, provider: notingRefusals(await stripeOf(config.stripe, key, log), parts) };
  return demo?.payments(parts, key) ?? NOTHING;
}

const INSTALLATION_LENGTH = 12;

async function stripeOf(
  { apiBase, ...stripe }: StripeConfig,
  key: string,
  log: Services["log"],
): Promise<PaymentProvider> {
  const { stripeProvider } = await import("../adapters/payment/stripe/stripe-provider.ts");
  const base = apiBase === null ? null : new URL(apiBase);
  return stripeProvider({
    ...stripe,
    installation: deriveKey(key, "stripe customers").toString("hex").slice(0, INSTALLATION_LENGTH),
    http: base === null ? null : { host: base.hostname, port: Number(base.port) },
    wallClock: systemClock,
    log,
  });
}

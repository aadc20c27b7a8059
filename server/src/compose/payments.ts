import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import type { FastifyInstance } from "fastify";
import { systemClock } from "../adapters/clock/system-clock.ts";
import type { PaymentProvider } from "../adapters/payment/port.ts";
import { deliverDueEvents } from "../adapters/payment/sandbox/events/events.ts";
import type { ConsoleClock } from "../adapters/payment/sandbox/console/console-actions.ts";
import { mountSandboxPages } from "../adapters/payment/sandbox/pages/mount-pages.ts";
import { passTime, sandboxProvider } from "../adapters/payment/sandbox/sandbox-provider.ts";
import { stripeProvider } from "../adapters/payment/stripe/stripe-provider.ts";
import type { StripeConfig } from "../config/config.ts";
import type { DueStep } from "../jobs/due-steps.ts";
import { ownServer } from "../http/own-server.ts";
import type { Services } from "../services.ts";
import { deriveKey } from "../crypto/signed-token.ts";

/** The chosen provider with the sandbox's extras: steps, hosted pages, webhooks. */
export type Payments = {
  provider: PaymentProvider | null;
  steps: readonly DueStep[];
  mountPages: (app: FastifyInstance, clock: ConsoleClock) => Promise<void>;
  /** From now on its webhooks are sent through this server. */
  deliverTo: (app: FastifyInstance) => void;
};

const WEBHOOK = pathTo(api.paymentWebhook, { provider: "sandbox" });

type Parts = Pick<Services, "config" | "db" | "clock" | "secretKeys" | "log">;

const NOTHING: Payments = {
  provider: null,
  steps: [],
  mountPages: async () => undefined,
  deliverTo: () => undefined,
};

/** Stripe with its key; else the sandbox in the demo; in production without a key nothing. */
export function choosePayments(parts: Parts): Payments {
  const { config, log, secretKeys } = parts;
  const [key] = secretKeys;
  if (key === undefined) return NOTHING;
  if (config.stripe !== null) return { ...NOTHING, provider: stripeOf(config.stripe, key, log) };
  return config.demo ? sandboxPayments(parts, key) : NOTHING;
}

/** The provider for a demo's past: always the sandbox, because a real one cannot charge in the past. */
export const pastPayments = (parts: Parts): PaymentProvider | null =>
  choosePayments({ ...parts, config: { ...parts.config, stripe: null } }).provider;

const INSTALLATION_LENGTH = 12;

function stripeOf({ apiBase, ...stripe }: StripeConfig, key: string, log: Services["log"]): PaymentProvider {
  const base = apiBase === null ? null : new URL(apiBase);
  return stripeProvider({
    ...stripe,
    installation: deriveKey(key, "stripe customers").toString("hex").slice(0, INSTALLATION_LENGTH),
    http: base === null ? null : { host: base.hostname, port: Number(base.port) },
    wallClock: systemClock,
    log,
  });
}

function sandboxPayments({ config, db, clock }: Parts, key: string): Payments {
  const server = ownServer(config.publicUrl);
  const sandbox = {
    db,
    clock,
    wallClock: systemClock,
    baseUrl: config.publicUrl,
    secret: deriveKey(key, "sandbox webhook"),
    deliver: async (body: string, headers: Record<string, string>) =>
      (await server.ask(WEBHOOK, { method: "POST", headers, body })).status,
  };
  return {
    provider: sandboxProvider(sandbox),
    steps: [
      { lane: "events", name: "sandbox: let time pass", run: () => passTime(sandbox) },
      { lane: "events", name: "sandbox: deliver events", run: () => deliverDueEvents(sandbox) },
    ],
    mountPages: (app, consoleClock) => mountSandboxPages(app, sandbox, consoleClock),
    deliverTo: server.isServedBy,
  };
}

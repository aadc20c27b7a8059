import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { systemClock } from "@kalivo/server/adapters/clock/system-clock.ts";
import type { PaymentParts, Payments } from "@kalivo/server/compose/payments.ts";
import { deriveKey } from "@kalivo/server/crypto/signed-token.ts";
import { ownServer } from "@kalivo/server/http/own-server.ts";
import { moveClock, moveToNextStep } from "../clock/move-clock.ts";
import { clockSentence } from "../clock/routes.ts";
import { deliverDueEvents } from "./events/events.ts";
import { mountSandboxPages } from "./pages/mount-pages.ts";
import { fillTheBank } from "./books/pay-out.ts";
import { passTime, sandboxProvider } from "./sandbox-provider.ts";

const WEBHOOK = pathTo(api.paymentWebhook, { provider: "sandbox" });

/** The sandbox with its steps, its pages and its webhooks. */
export function sandboxPayments({ config, db, clock }: PaymentParts, key: string): Payments {
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
      { lane: "events", name: "sandbox: fill the bank", run: () => fillTheBank(sandbox) },
      { lane: "events", name: "sandbox: let time pass", run: () => passTime(sandbox) },
      { lane: "events", name: "sandbox: deliver events", run: () => deliverDueEvents(sandbox) },
    ],
    mountPages: (app, services) =>
      mountSandboxPages(app, sandbox, {
        moveTo: async (to) => clockSentence(await moveClock(services, to)),
        moveToNextStep: async () => clockSentence(await moveToNextStep(services)),
      }),
    deliverTo: server.isServedBy,
  };
}

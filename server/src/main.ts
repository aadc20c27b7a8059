import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import type { FastifyInstance } from "fastify";
import { demoClock } from "./adapters/clock/demo-clock.ts";
import { systemClock } from "./adapters/clock/system-clock.ts";
import type { Clock } from "./adapters/clock/port.ts";
import { workerFiles } from "./adapters/health/files/worker-files.ts";
import { monthSteps, STATEMENT_MAILS } from "./compose/billing.ts";
import { chooseClock } from "./compose/clock.ts";
import { composeDatabase, failAfter } from "./compose/database.ts";
import { chooseMailer, deliverySteps } from "./compose/mail.ts";
import { HOUSEKEEPING_STEPS } from "./compose/housekeeping.ts";
import { SOURCE_STEPS } from "./compose/sources-steps.ts";
import { WATCH_STEPS } from "./compose/watch.ts";
import { choosePayments, pastPayments, type Payments } from "./compose/payments.ts";
import { chooseSources, type Sources } from "./compose/sources.ts";
import type { Config } from "./config/config.ts";
import type { Db } from "./db/client.ts";
import { refuseOtherKind } from "./db/demo-mark.ts";
import { mountAccount } from "./features/account/routes.ts";
import { mountAdmin } from "./features/admin/routes.ts";
import { mountAuth } from "./features/auth/routes.ts";
import { refreshPayment } from "./features/billing/collect/apply-payment-state.ts";
import { refreshDispute } from "./features/billing/disputes/apply-dispute-state.ts";
import { refreshProviderPayouts } from "./features/billing/watch/compare-ledger.ts";
import { refreshRefund } from "./features/billing/refunds/send-refunds.ts";
import { mountBilling } from "./features/billing/routes.ts";
import { mountCodes } from "./features/codes/routes.ts";
import { clockSentence, mountDemo } from "./features/demo/routes.ts";
import { moveClock, moveToNextStep } from "./features/demo/move-clock.ts";
import { mountExport } from "./features/export/routes.ts";
import { mountFeedback } from "./features/feedback/routes.ts";
import { mountSourceWebhooks } from "./features/integrations/webhook/webhook-routes.ts";
import { mountLegal } from "./features/legal/legal-pages.ts";
import { mailKinds } from "./compose/mail-kinds.ts";
import { mountMailbox } from "./features/mail/mailbox-pages.ts";
import { mountIntegrations } from "./features/integrations/routes.ts";
import { mountMail } from "./features/mail/routes.ts";
import { mountOrganisations } from "./features/organisations/routes.ts";
import {
  applyProviderEvents,
  sweepProviderEvents,
  type PaymentListeners,
} from "./features/payment/events/provider-events.ts";
import { mountPayment } from "./features/payment/routes.ts";
import { mountPictures } from "./features/pictures/routes.ts";
import { mountPledges } from "./features/pledges/routes.ts";
import { linkPreviews } from "./features/previews/link-preview.ts";
import { mountPreviews } from "./features/previews/routes.ts";
import { readAssociation, type Association } from "./features/setup/association.ts";
import { mountSetup } from "./features/setup/routes.ts";
import { mountProfiles } from "./features/profiles/routes.ts";
import { mountStats } from "./features/stats/routes.ts";
import { mountTeams } from "./features/teams/routes.ts";
import { mountTransparency } from "./features/transparency/routes.ts";
import { mountWorkouts } from "./features/workouts/routes.ts";
import { mountApi } from "./http/route-handler.ts";
import { mountOperations } from "./http/operations.ts";
import { rateLimits } from "./http/rate-limit.ts";
import { createServer, serveApp } from "./http/server.ts";
import { removeLeftFiles } from "./http/stored-files.ts";
import { runDueSteps, type DueStep } from "./jobs/due-steps.ts";
import { createLog } from "./log.ts";
import { loadSecretKeys } from "./crypto/secret-keys.ts";
import type { Services } from "./services.ts";
import { deriveKey } from "./crypto/signed-token.ts";
import { createTraces } from "./http/traces.ts";
import { VERSION } from "./version.ts";

export type Product = {
  services: Services;
  connectionString: string;
  /** The due steps, in order. */
  steps: readonly DueStep[];
  /** Adopts a clock moved by another process. */
  refreshClock: () => Promise<void>;
  /** The machine's clock. */
  wallClock: Clock;
  /** Runs something at another time, beside the present; the demo's clock is not moved before it ends. */
  liveInThePast: (live: (past: Past) => Promise<void>) => Promise<void>;
  createApp: () => Promise<FastifyInstance>;
  /** Ends all loops; `close` follows. */
  beginStop: () => void;
  close: () => Promise<void>;
};

/**
 * The only composition root: chooses every implementation and passes services to the features. `whoRunsIt` may ask the
 * operator at the first start; its answers become part of the configuration.
 */
export async function composeProduct(
  environment: Config,
  whoRunsIt: WhoRunsIt = readAssociation,
): Promise<Product> {
  const log = createLog(environment.logLevel);
  const { connectionString, db, pool, close } = await composeDatabase(environment, log);
  await refuseOtherKind(db, environment.demo).catch(failAfter(close));
  const { clock, refreshClock, setClock } = await chooseClock(environment, db);
  const { name, mail } = await whoRunsIt(environment, db, clock).catch(failAfter(close));
  const config: Config = { ...environment, associationName: name, associationMail: mail };
  const secretKeys = await loadSecretKeys(db, config).catch(failAfter(close));
  const traces = createTraces({ log, db, clock });
  const { mailer, close: closeMailer } = chooseMailer({ config, db, clock });
  const payments = choosePayments({ config, db, clock, secretKeys, log });
  const sources = chooseSources({ config, db, clock, secretKeys });
  const steps = dueSteps(payments, sources);
  const ending = new AbortController();
  let past: Promise<void> = Promise.resolve();
  const runDue = async () => {
    await runDueSteps(steps, services);
    await runDueSteps(steps, services); // the work the first round caused: webhooks, receipts
  };
  const services: Services = {
    config,
    db,
    pool,
    clock,
    log,
    limits: rateLimits(pool, deriveKey(secretKeys[0] ?? "", "rate limits"), traces),
    traces,
    mailer,
    payments: payments.provider,
    activitySources: sources.activitySources,
    workoutFiles: workerFiles(),
    demo: config.demo ? { setClock: async (to) => past.then(() => setClock(to)), runDue } : null,
    stopping: ending.signal,
    secretKeys,
  };
  return {
    services,
    connectionString,
    steps,
    refreshClock,
    wallClock: systemClock,
    liveInThePast: (live) => {
      past = live(inThePast(services));
      return past;
    },
    createApp: () => createApp(services, payments, sources),
    beginStop: () => ending.abort(),
    close: async () => {
      closeMailer();
      await traces.write();
      await close();
    },
  };
}

export type WhoRunsIt = (config: Config, db: Db, clock: Clock) => Promise<Association>;

/** The same product on a clock of its own; its mails go to the local mailbox, and its provider sends no webhooks. */
export type Past = { services: Services; steps: readonly DueStep[]; travel: (to: Date) => void };

function inThePast(present: Services): Past {
  const { config, db, secretKeys, log } = present;
  const clock = demoClock();
  const provider = pastPayments({ config, db, clock, secretKeys, log });
  const { mailer } = chooseMailer({ config: { ...config, smtpUrl: null }, db, clock });
  return {
    services: { ...present, clock, mailer, payments: provider, demo: null },
    steps: monthSteps(deliverySteps(mailKinds(STATEMENT_MAILS))),
    travel: (to) => clock.setOffset(clock.offsetTo(to)),
  };
}

/** In the order of a month; each finds its own work. */
function dueSteps(payments: Payments, sources: Sources): DueStep[] {
  return [
    ...payments.steps,
    ...sources.steps,
    { lane: "events", name: "sweep the provider's events", run: sweepProviderEvents },
    {
      lane: "events",
      name: "apply the provider's events",
      run: (services) => applyProviderEvents(LISTENERS, services),
    },
    ...SOURCE_STEPS,
    ...monthSteps(deliverySteps(mailKinds(STATEMENT_MAILS))),
    ...HOUSEKEEPING_STEPS,
    ...WATCH_STEPS,
  ];
}

/** The handlers of provider events. */
const LISTENERS: PaymentListeners = {
  paymentChanged: refreshPayment,
  refundChanged: refreshRefund,
  disputeChanged: refreshDispute,
  payoutChanged: refreshProviderPayouts,
};

async function createApp(services: Services, payments: Payments, sources: Sources): Promise<FastifyInstance> {
  await removeLeftFiles();
  const app = await createServer({ log: services.log, version: VERSION, config: services.config });
  await app.register(async (scope) => {
    const api = mountApi(scope, services);
    mountOperations(scope, api, services);
    mountPictures(scope, services);
    mountPreviews(scope, api, services);
    mountLegal(scope, services);
    mountAuth(api, services);
    mountAccount(api, services);
    mountProfiles(api, services);
    mountOrganisations(api, services);
    mountWorkouts(api, services);
    mountIntegrations(api, services);
    mountStats(api, services);
    mountSetup(api, services);
    mountPledges(api, services);
    mountTeams(api, services);
    mountCodes(api, services);
    mountBilling(api, services);
    mountTransparency(api, services);
    mountFeedback(api, services);
    mountExport(api, services);
    mountAdmin(api, services);
    mountDemo(api, services);
    await mountMail(scope, services);
    await mountPayment(scope, api, services);
    await mountSourceWebhooks(scope, services);
    await mountDemoPages(scope, services, payments, sources);
  });
  payments.deliverTo(app);
  sources.isServedBy(app);
  await serveApp(app, linkPreviews(services));
  return app;
}

/** Simulated services have pages where they are used, the mailbox in the demo; elsewhere their addresses answer 404. */
async function mountDemoPages(
  app: FastifyInstance,
  services: Services,
  payments: Payments,
  sources: Sources,
) {
  const absent = services.demo === null ? ["/mailbox", "/sandbox"] : [];
  if (services.demo !== null && payments.provider?.id !== "sandbox") absent.push("/sandbox");
  absent.push(...PROVIDERS.filter((id) => !sources.simulated.includes(id)).map((id) => `/simulated/${id}`));
  for (const url of absent.flatMap((page) => [page, `${page}/*`]))
    app.all(url, { schema: { hide: true } }, (_, reply) => reply.code(404).send({ message: "Not found." }));
  if (services.demo === null) return;
  mountMailbox(app, services);
  await sources.mountPages(app);
  await payments.mountPages(app, {
    moveTo: async (to) => clockSentence(await moveClock(services, to)),
    moveToNextStep: async () => clockSentence(await moveToNextStep(services)),
  });
}

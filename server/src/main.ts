import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import type { FastifyInstance } from "fastify";
import { systemClock } from "./adapters/clock/system-clock.ts";
import type { Clock } from "./adapters/clock/port.ts";
import { workerFiles } from "./adapters/health/files/worker-files.ts";
import { MONTH_STEPS } from "./compose/billing.ts";
import { chooseClock } from "./compose/clock.ts";
import { composeDatabase, failAfter } from "./compose/database.ts";
import { loadDemo, type DemoWorld } from "./compose/demo.ts";
import { chooseMailer } from "./compose/mail.ts";
import { HOUSEKEEPING_STEPS, SOURCE_STEPS, WATCH_STEPS } from "./compose/steps.ts";
import { choosePayments, type Payments } from "./compose/payments.ts";
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
import { mountExport } from "./features/export/routes.ts";
import { mountFeedback } from "./features/feedback/routes.ts";
import { mountRests } from "./features/rests/routes.ts";
import { mountSourceWebhooks } from "./features/integrations/webhook/webhook-routes.ts";
import { mountLegal } from "./features/legal/legal-pages.ts";
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
import { mountPublicPages } from "./features/public-pages/routes.ts";
import { readAssociation, type Association } from "./features/setup/association.ts";
import { mountSetup } from "./features/setup/routes.ts";
import { mountProfiles } from "./features/profiles/routes.ts";
import { mountActivity } from "./features/activity/routes.ts";
import { mountStats } from "./features/stats/routes.ts";
import { mountTeams } from "./features/teams/routes.ts";
import { mountTransparency } from "./features/transparency/routes.ts";
import { mountWorkouts } from "./features/workouts/routes.ts";
import { mountApi, type Api } from "./http/route-handler.ts";
import { mountOperations } from "./http/operations.ts";
import { rateLimits } from "./http/rate-limit.ts";
import { createServer, serveApp } from "./http/server.ts";
import { removeLeftFiles } from "./http/stored-files.ts";
import { runDueSteps, type DueStep } from "./jobs/due-steps.ts";
import { createLog } from "./log.ts";
import { previewNewsletter } from "./mails/newsletter/kind.ts";
import { loadSecretKeys } from "./crypto/secret-keys.ts";
import type { Services } from "./services.ts";
import { deriveKey } from "./crypto/signed-token.ts";
import { createTraces } from "./http/traces.ts";
import { VERSION } from "./version.ts";

export type Product = {
  services: Services;
  connectionString: string;
  /** What time makes due, in order. */
  steps: readonly DueStep[];
  /** Takes over a clock moved by another process. */
  refreshClock: () => Promise<void>;
  /** The machine's own. */
  wallClock: Clock;
  /** Null in production. */
  demo: DemoWorld | null;
  createApp: () => Promise<FastifyInstance>;
  /** What loops comes to an end; `close` follows. */
  beginStop: () => void;
  close: () => Promise<void>;
};

/**
 * The only composition root: chooses every implementation and hands the features what they need. `whoRunsIt` may ask at
 * the first start; what it says stands in the configuration that everybody sees.
 */
export async function composeProduct(
  environment: Config,
  whoRunsIt: WhoRunsIt = readAssociation,
): Promise<Product> {
  const log = createLog(environment.logLevel);
  const demo = await loadDemo(environment);
  const { connectionString, db, pool, close } = await composeDatabase(environment, log);
  await refuseOtherKind(db, environment.demo).catch(failAfter(close));
  const { clock, refreshClock, setClock } = await chooseClock(demo, environment, db);
  const { name, mail } = await whoRunsIt(environment, db, clock).catch(failAfter(close));
  const config: Config = { ...environment, associationName: name, associationMail: mail };
  const secretKeys = await loadSecretKeys(db, config).catch(failAfter(close));
  const traces = createTraces({ log, db, clock });
  const { mailer, close: closeMailer } = chooseMailer({ config, db, clock });
  const payments = choosePayments({ config, db, clock, secretKeys, log }, demo);
  const sources = chooseSources({ config, db, clock, secretKeys }, demo);
  const steps = dueSteps(payments, sources);
  const ending = new AbortController();
  const runDue = async () => {
    await runDueSteps(steps, services);
    await runDueSteps(steps, services); // what the first round caused: webhooks, receipts
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
    demo: demo === null ? null : { setClock, runDue },
    stopping: ending.signal,
    secretKeys,
  };
  return {
    services,
    connectionString,
    steps,
    refreshClock,
    wallClock: systemClock,
    demo,
    createApp: () => createApp({ services, payments, sources, demo }),
    beginStop: () => ending.abort(),
    close: async () => {
      closeMailer();
      await traces.write();
      await close();
    },
  };
}

export type WhoRunsIt = (config: Config, db: Db, clock: Clock) => Promise<Association>;

/** In the order in which a month happens; each finds its own work. */
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
    ...MONTH_STEPS,
    ...HOUSEKEEPING_STEPS,
    ...WATCH_STEPS,
  ];
}

/** Who hears of changes at the provider. */
const LISTENERS: PaymentListeners = {
  paymentChanged: refreshPayment,
  refundChanged: refreshRefund,
  disputeChanged: refreshDispute,
  payoutChanged: refreshProviderPayouts,
};

type Parts = { services: Services; payments: Payments; sources: Sources; demo: DemoWorld | null };

async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { services, payments, sources } = parts;
  await removeLeftFiles();
  const app = await createServer({ log: services.log, version: VERSION, config: services.config });
  await app.register(async (scope) => {
    const api = mountApi(scope, services);
    mountOperations(scope, api, services);
    mountPictures(scope, services);
    mountPreviews(scope, api, services);
    mountPublicPages(scope, services);
    mountLegal(scope, services);
    mountAuth(api, services);
    mountAccount(api, services);
    mountProfiles(api, services);
    mountOrganisations(api, services);
    mountWorkouts(api, services);
    mountIntegrations(api, services);
    mountStats(api, services);
    mountActivity(api, services);
    mountSetup(api, services);
    mountPledges(api, services);
    mountRests(api, services);
    mountTeams(api, services);
    mountCodes(api, services);
    mountBilling(api, services);
    mountTransparency(api, services);
    mountFeedback(api, services);
    mountExport(api, services);
    mountAdmin(api, services, previewNewsletter);
    await mountMail(scope, services);
    await mountPayment(scope, api, services);
    await mountSourceWebhooks(scope, services);
    await mountDemoPages(scope, api, parts);
  });
  payments.deliverTo(app);
  sources.isServedBy(app);
  await serveApp(app, linkPreviews(services));
  return app;
}

/** Stand-ins have pages where they stand in, the mailbox in the demo; elsewhere their addresses are nothing. */
async function mountDemoPages(app: FastifyInstance, api: Api, { services, payments, sources, demo }: Parts) {
  const absent = demo === null ? ["/mailbox", "/sandbox"] : [];
  if (demo !== null && payments.provider?.id !== "sandbox") absent.push("/sandbox");
  absent.push(...PROVIDERS.filter((id) => !sources.simulated.includes(id)).map((id) => `/simulated/${id}`));
  for (const url of absent.flatMap((page) => [page, `${page}/*`]))
    app.all(url, { schema: { hide: true } }, (_, reply) => reply.code(404).send({ message: "Not found." }));
  demo?.mountPages(app, api, services);
  await sources.mountPages(app);
  await payments.mountPages(app, services);
}

import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { systemClock } from "./adapters/clock/system-clock.ts";
import type { Clock } from "./adapters/clock/port.ts";
import { workerFiles } from "./adapters/health/files/worker-files.ts";
import { chooseClock } from "./compose/clock.ts";
import { composeDatabase, failAfter, type ComposedDatabase } from "./compose/database.ts";
import { loadDemo, type DemoWorld } from "./compose/demo.ts";
import { dueSteps } from "./compose/due-steps.ts";
import { chooseMailer } from "./compose/mail.ts";
import { toldOf } from "./compose/told.ts";
import { choosePushes } from "./compose/push.ts";
import { choosePayments, type Payments } from "./compose/payments.ts";
import { chooseSources, type Sources } from "./compose/sources.ts";
import type { Config } from "./config/config.ts";
import { sayMisspelt } from "./config/misspelt.ts";
import type { Db } from "./db/client.ts";
import { refuseOtherKind } from "./db/demo-mark.ts";
import { refuseOtherMode } from "./db/stripe-mode.ts";
import { mountAccount } from "./features/account/routes.ts";
import { mountAdmin } from "./features/admin/routes.ts";
import { mountAuth } from "./features/auth/routes.ts";
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
import { mountPayment } from "./features/payment/routes.ts";
import { mountPictures } from "./features/pictures/routes.ts";
import { mountPledges } from "./features/pledges/routes.ts";
import { linkPreviews } from "./features/previews/link-preview.ts";
import { mountPreviews } from "./features/previews/routes.ts";
import { mountPublicPages } from "./features/public-pages/routes.ts";
import { readAssociation, type Association } from "./features/setup/association.ts";
import { mountSetup } from "./features/setup/routes.ts";
import { mountProfiles } from "./features/profiles/routes.ts";
import { mountBell } from "./features/bell/routes.ts";
import { mountMoments } from "./features/moments/routes.ts";
import { mountCheers } from "./features/cheers/routes.ts";
import { mountCosts } from "./features/costs/routes.ts";
import { mountProofs } from "./features/proofs/routes.ts";
import { mountActivity } from "./features/activity/routes.ts";
import { mountStats } from "./features/stats/routes.ts";
import { mountSearch } from "./features/search/routes.ts";
import { mountTeams } from "./features/teams/routes.ts";
import { publicBooks } from "./features/transparency/open-books.ts";
import { mountTransparency } from "./features/transparency/routes.ts";
import { mountWorkouts } from "./features/workouts/routes.ts";
import { mountApi } from "./http/route-handler.ts";
import { announceLeaving } from "./http/leave.ts";
import { mountOperations, mountProbes, type Told } from "./http/operations.ts";
import { rateLimits } from "./http/rate-limit.ts";
import { choosePool } from "./http/choose-pool.ts";
import { mountStandInPages } from "./compose/stand-in-pages.ts";
import { createServer, serveApp } from "./http/server.ts";
import { removeLeftFiles } from "./http/stored-files.ts";
import { runDueSteps, type DueStep } from "./jobs/due-steps.ts";
import { stepMeasures, type StepMeasures } from "./jobs/step-measures.ts";
import { createLog } from "./log.ts";
import { previewNewsletter } from "./mails/newsletter/kind.ts";
import { loadSecretKeys } from "./crypto/secret-keys.ts";
import type { Services } from "./services.ts";
import { deriveKey } from "./crypto/signed-token.ts";
import { createTraces } from "./http/traces.ts";
import { VERSION } from "./version.ts";

export type Product = {
  services: Services;
  /** The address of the database for what needs a session. */
  directString: string;
  /** What time makes due, in order. */
  steps: readonly DueStep[];
  /** Takes over a clock moved by another process. */
  refreshClock: () => Promise<void>;
  /** The machine's own. */
  wallClock: Clock;
  /** Null in production. */
  demo: DemoWorld | null;
  createApp: () => Promise<FastifyInstance>;
  /** Of a process that only runs the jobs: alive, ready, metrics. */
  createProbes: () => Promise<FastifyInstance>;
  measures: StepMeasures;
  /** The open pools by name; whoever opens another one adds it. */
  pools: Map<string, pg.Pool>;
  /** What loops comes to an end; `close` follows. */
  beginStop: () => void;
  close: () => Promise<void>;
};

/**
 * The only composition root: chooses every implementation and hands the features what they need. `whoRunsIt` may ask at
 * the first start; what it says stands in the configuration that everybody sees. `as`: the process in the log.
 */
export async function composeProduct(
  environment: Config,
  whoRunsIt: WhoRunsIt = readAssociation,
  as?: string,
): Promise<Product> {
  const log = createLog(environment, as);
  for (const one of environment.misspelt) log.warn(one, sayMisspelt(one));
  const demo = await loadDemo(environment);
  const database = await composeDatabase(environment, log);
  return composeOn(database, { environment, whoRunsIt, log, demo }).catch(failAfter(database.close));
}

type Begun = { environment: Config; whoRunsIt: WhoRunsIt; log: Services["log"]; demo: DemoWorld | null };

/** On a database that is open, and that whoever calls closes when this fails. */
async function composeOn(
  database: ComposedDatabase,
  { environment, whoRunsIt, log, demo }: Begun,
): Promise<Product> {
  const { directString, db, pool, pools: opened, replica, close } = database;
  await refuseOtherKind(db, environment.demo);
  await refuseOtherMode(db, environment.stripe);
  const { clock, refreshClock, setClock } = await chooseClock(demo, environment, db);
  const { name, mail } = await whoRunsIt(environment, db, clock);
  const config: Config = { ...environment, associationName: name, associationMail: mail };
  const secretKeys = await loadSecretKeys(db, config);
  const traces = createTraces({ log, db, clock });
  const { mailer, close: closeMailer } = chooseMailer({ config, db, clock });
  const payments = await choosePayments({ config, db, clock, secretKeys, log }, demo);
  const sources = chooseSources({ config, db, clock, secretKeys }, demo);
  const steps = dueSteps(payments, sources);
  const measures = stepMeasures(steps);
  const pools = new Map(Object.entries(opened));
  const ending = new AbortController();
  const services: Services = {
    config,
    db,
    pool,
    replica,
    clock,
    log,
    limits: rateLimits(pool, deriveKey(secretKeys[0] ?? "", "rate limits"), { traces, log }),
    traces,
    mailer,
    pushes: choosePushes(config, secretKeys),
    payments: payments.provider,
    activitySources: sources.activitySources,
    workoutFiles: workerFiles(),
    demo: demo === null ? null : { setClock, runDue: () => runTwice(steps, services) },
    stopping: ending.signal,
    secretKeys,
  };
  const told = () => toldOf(services, { pools, measures, directString });
  return {
    services,
    directString,
    steps,
    refreshClock,
    wallClock: systemClock,
    demo,
    createApp: () => createApp({ services, payments, sources, demo, told: told() }),
    createProbes: () => createProbes(services, told()),
    measures,
    pools,
    beginStop: () => ending.abort(),
    close: async () => {
      closeMailer();
      await traces.write();
      await close();
    },
  };
}

export type WhoRunsIt = (config: Config, db: Db, clock: Clock) => Promise<Association>;

async function runTwice(steps: readonly DueStep[], services: Services): Promise<void> {
  await runDueSteps(steps, services);
  await runDueSteps(steps, services); // what the first round caused: webhooks, receipts
}

type Parts = {
  services: Services;
  payments: Payments;
  sources: Sources;
  demo: DemoWorld | null;
  told: Told;
};

async function createProbes(services: Services, told: Told): Promise<FastifyInstance> {
  const app = await createServer({ log: services.log, version: VERSION, config: services.config });
  mountProbes(app, services, told);
  return app;
}

async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { services, payments, sources } = parts;
  await removeLeftFiles();
  const app = await createServer({ log: services.log, version: VERSION, config: services.config });
  choosePool(app);
  announceLeaving(app, services.stopping);
  await app.register(async (scope) => {
    const api = mountApi(scope, services);
    const books = publicBooks(services);
    mountOperations(scope, api, services, parts.told);
    mountPictures(scope, services);
    mountPreviews(scope, api, services);
    mountPublicPages(scope, services, books);
    mountLegal(scope, services);
    mountAuth(api, services);
    mountAccount(api, services);
    mountProfiles(api, services);
    mountOrganisations(api, services, books.ofOrganisation);
    mountWorkouts(api, services);
    mountIntegrations(api, services);
    mountStats(api, services);
    mountActivity(api, services);
    mountCheers(api, services);
    mountBell(api, services);
    mountMoments(api, services);
    mountSetup(api, services);
    mountPledges(api, services);
    mountRests(api, services);
    mountTeams(api, services);
    mountSearch(api, services);
    mountCodes(api, services);
    mountBilling(api, services);
    mountTransparency(api, services, books);
    mountProofs(api, services);
    mountCosts(api, services);
    mountFeedback(api, services);
    mountExport(api, services);
    mountAdmin(api, services, previewNewsletter);
    await mountMail(scope, services);
    await mountPayment(scope, api, services);
    await mountSourceWebhooks(scope, services);
    await mountStandInPages(scope, api, parts);
  });
  payments.deliverTo(app);
  sources.isServedBy(app);
  await serveApp(app, linkPreviews(services));
  return app;
}

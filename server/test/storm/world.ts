import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { readConfig } from "../../src/config/config.ts";
import { writeClockOffset } from "@kalivo/demo/clock/clock-offset.queries.ts";
import { composeProduct, type Product } from "../../src/main.ts";
import { CREDITOR_ID, makePayers } from "../crash/payers.ts";
import { seededChance } from "../stripe-fake/chance.ts";
import { startStripeFake, type StripeFake } from "../stripe-fake/stripe-fake.ts";
import { gateBefore, socketOf, type Gate } from "../support/gate.ts";
import { freePort } from "../support/process.ts";
import { startSmtpServer, type ReceivedMail, type SmtpBehaviour } from "../support/smtp-server.ts";
import type { OwnDisk } from "./own-disk.ts";
import { startProcesses, type Processes } from "./processes.ts";

export const MONTH = 202611;
/** What the storm's own connections are called: they are none of the product's. */
export const OBSERVER = "storm";

const MINUTE_MS = 60_000;
const WEBHOOK_SECRET = "whsec_storm";
/** A mail server that needs this for a mail leaves time to strike between the first notice and the last. */
const ACCEPTS_AFTER_MS = 250;

export type World = {
  /** The database itself, not through the gate. */
  connectionString: string;
  payers: number;
  /** Where the database has one of its own. */
  disk: OwnDisk | null;
  /** Composed beside the processes, to look and to judge: it runs nothing. */
  product: Product;
  fake: StripeFake;
  mails: { received: readonly ReceivedMail[]; behave: (as: SmtpBehaviour) => void };
  gates: Readonly<Record<"database" | "mails" | "provider", Gate>>;
  processes: Processes;
  /** Where the serving process answers. */
  origin: string;
  moveTo: (to: Date) => Promise<void>;
  stop: () => Promise<void>;
};

type Wanted = Pick<World, "connectionString" | "payers" | "disk"> & {
  seed: number;
  /** Where the processes find the database, instead of behind the gate. */
  databases?: Readonly<Record<string, string>>;
};

/**
 * People with good cards who owe for a November that is over in a minute, and the product as an operator starts it: one
 * process that serves, one that runs the jobs. Database, mail server and provider stand behind gates.
 */
export async function startWorld({
  connectionString,
  payers,
  seed,
  disk,
  databases = {},
}: Wanted): Promise<World> {
  const begins = new Date(closesAt(MONTH).getTime() - MINUTE_MS);
  const fake = await startStripeFake({ now: begins, seed });
  const observed = new URL(connectionString);
  observed.searchParams.set("application_name", OBSERVER);
  const product = await composeProduct(
    readConfig({
      ...settingsOf(fake),
      DATABASE_URL: observed.href,
      STRIPE_API_BASE: fake.origin,
      LOG_LEVEL: "silent",
    }),
  );
  await makePayers(product.services.db, fake, payers, seededChance(seed), [["works", 100]]);
  const moveTo = async (to: Date) => {
    fake.setNow(to);
    await writeClockOffset(product.services.db, to.getTime() - Date.now());
    await product.refreshClock();
  };
  await moveTo(begins);
  const { smtp, behave } = await startMailServer();
  const gates = {
    database: await gateBefore(socketOf(connectionString)),
    mails: await gateBefore({ host: "127.0.0.1", port: Number(new URL(smtp.url).port) }),
    provider: await gateBefore({ host: "127.0.0.1", port: fake.port }),
  };
  const { processes, origin } = await startBehind({ gates, fake, databases }, observed);
  const stop = async () => {
    await processes.kill();
    for (const gate of Object.values(gates)) await gate.stop();
    await product.close();
    await smtp.stop();
    await fake.stop();
  };
  const mails = { received: smtp.received, behave };
  return {
    connectionString: observed.href,
    payers,
    disk,
    product,
    fake,
    mails,
    gates,
    processes,
    origin,
    moveTo,
    stop,
  };
}

const settingsOf = (fake: StripeFake) => ({
  DEMO: "1",
  PUBLIC_URL: "http://kalivo.example",
  STRIPE_SECRET_KEY: fake.secretKey,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_SEPA_CREDITOR_ID: CREDITOR_ID,
});

async function startMailServer() {
  let behaviour: SmtpBehaviour = "accept";
  const smtp = await startSmtpServer(() => behaviour, { acceptsAfterMs: ACCEPTS_AFTER_MS });
  const behave = (as: SmtpBehaviour) => {
    behaviour = as;
  };
  return { smtp, behave };
}

type Before = Pick<World, "gates" | "fake"> & Required<Pick<Wanted, "databases">>;

async function startBehind({ gates, fake, databases }: Before, { username, pathname }: URL) {
  const port = await freePort();
  fake.settings.webhook = {
    url: `http://127.0.0.1:${port}${pathTo(api.paymentWebhook, { provider: "stripe" })}`,
    secret: WEBHOOK_SECRET,
  };
  const processes = await startProcesses({
    ...settingsOf(fake),
    PORT: String(port),
    LOG_LEVEL: "warn",
    DATABASE_URL: `postgresql://${username}@127.0.0.1:${gates.database.port}${pathname}`,
    STRIPE_API_BASE: `http://127.0.0.1:${gates.provider.port}`,
    SMTP_URL: `smtp://127.0.0.1:${gates.mails.port}`,
    ...databases,
  });
  return { processes, origin: `http://127.0.0.1:${port}` };
}

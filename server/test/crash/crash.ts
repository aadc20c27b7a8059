import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { readConfig } from "../../src/config.ts";
import { writeClockOffset } from "../../src/db/demo-clock-offset.ts";
import { composeProduct, type Product } from "../../src/main.ts";
import { seededChance } from "../stripe-fake/chance.ts";
import { startStripeFake, type StripeFake } from "../stripe-fake/stripe-fake.ts";
import { startKiller } from "./killer.ts";
import { CREDITOR_ID, makePayers } from "./payers.ts";
import { giveAccounts } from "./payout-day.ts";
import { liveThroughMonth, type Clock } from "./timeline.ts";
import { judge, type Finding } from "./verdict.ts";
import { startWorkers } from "./workers.ts";

export type CrashOptions = {
  connectionString: string;
  charges: number;
  kills: number;
  seed: number;
  say: (line: string) => void;
};

export type Crash = {
  fake: StripeFake;
  product: Product;
  judge: () => Promise<Finding[]>;
  /** Answers the processes that live on. */
  stop: () => Promise<number[]>;
};

const MONTH = 202611;
const WORKERS = 2;
const WEBHOOK_SECRET = "whsec_crash";
const MINUTE_MS = 60_000;

const FAULTS = { dropAfter: 0.08, failAfter: 0.04, rateLimited: 0.05, slow: 0.02, slowMs: 150 };
const DELIVERIES = { duplicate: 0.2, late: 0.1, reorder: 0.3, drop: 0.03 };

/**
 * A month of many payers from its close until its money is paid out, with two workers that are killed at any moment and
 * a provider that answers like one on a bad day. Ends when nothing is left to do; `judge` then compares the books.
 */
export async function liveThroughCrashes(options: CrashOptions): Promise<Crash> {
  const { connectionString, charges, kills, seed, say } = options;
  const chance = seededChance(seed);
  const begins = new Date(closesAt(MONTH).getTime() + MINUTE_MS);
  const fake = await startStripeFake({ now: begins, seed: seed + 1 });
  const env = (port: number) => environment(connectionString, fake, port);
  const product = await composeProduct(readConfig(env(0)));
  const { db } = product.services;
  const admins = await makePayers(db, fake, charges, chance);
  await giveAccounts(db, admins, begins);
  const clock = clockOf(product, fake);
  await clock.moveTo(begins);

  const workers = await startWorkers(WORKERS, env);
  const { urls } = workers;
  fake.settings.webhook = {
    url: () => `${urls[Math.floor(chance() * urls.length)] ?? ""}/api/payment/webhook/stripe`,
    secret: WEBHOOK_SECRET,
  };
  fake.settings.faults = FAULTS;
  fake.settings.deliveries = DELIVERIES;
  const killer = startKiller({ workers, fake, chance, kills });
  const stop = async () => {
    await killer.stop();
    const left = await workers.stop();
    await product.close();
    await fake.stop();
    return left;
  };
  try {
    await liveThroughMonth({ product, fake, workers, killer, clock, chance, admins, say });
  } catch (error) {
    await stop();
    throw error;
  }
  fake.settings.faults = {};
  const killed = killer.killed();
  return {
    fake,
    product,
    judge: async () => [
      ...(await judgeBooks(product, fake)),
      { what: "fewer kills than wanted", wrong: killed < kills ? [`${killed} of ${kills}`] : [] },
      { what: "ended without being killed", wrong: workers.died },
      { what: "requests and answers of the wrong shape", wrong: fake.violations },
    ],
    stop,
  };
}

function environment(connectionString: string, fake: StripeFake, port: number) {
  return {
    DATABASE_URL: connectionString,
    DEMO: "1",
    PORT: String(port),
    PUBLIC_URL: "http://kalivo.example",
    LOG_LEVEL: "silent",
    STRIPE_SECRET_KEY: fake.secretKey,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_SEPA_CREDITOR_ID: CREDITOR_ID,
    STRIPE_API_BASE: fake.origin,
  };
}

/** One time for the product's processes and for the provider. */
const clockOf = ({ services, refreshClock }: Product, fake: StripeFake): Clock => ({
  now: () => services.clock.now(),
  moveTo: async (to) => {
    fake.setNow(to);
    await writeClockOffset(services.db, to.getTime() - Date.now());
    await refreshClock();
  },
});

async function judgeBooks({ services: { db, payments } }: Product, fake: StripeFake): Promise<Finding[]> {
  if (payments === null) throw new Error("there is no provider");
  return judge(db, fake, payments);
}

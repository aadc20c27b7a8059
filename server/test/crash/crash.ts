import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { readConfig } from "../../src/config/config.ts";
import { writeClockOffset } from "@kalivo/demo/clock/clock-offset.queries.ts";
import type { Db } from "../../src/db/client.ts";
import { composeProduct, type Product } from "../../src/main.ts";
import { seededChance } from "../stripe-fake/chance.ts";
import { startStripeFake, type StripeFake } from "../stripe-fake/stripe-fake.ts";
import { giveAccount } from "../support/owed-organisations.ts";
import { makeAdmin } from "./desk/admins.ts";
import { makeBank, type Bank } from "./desk/bank.ts";
import { pagesOf } from "./desk/calls.ts";
import type { Wishes } from "./desk/people.ts";
import { makeKiller, type Killer } from "./killing/killer.ts";
import { CREDITOR_ID, evenly, makePayersWith, MIX, moreOfTheirMonth, type Admins } from "./payers.ts";
import { liveThroughMonth, type Clock } from "./timeline.ts";
import { startWorkers } from "./workers.ts";

export type CrashOptions = {
  connectionString: string;
  charges: number;
  kills: number;
  seed: number;
  say: (line: string) => void;
};

/** What was lived through, as everybody but the product remembers it. */
export type Crash = {
  fake: StripeFake;
  bank: Bank;
  wishes: Wishes;
  product: Product;
  killer: Killer;
  /** What ended without being told to, and the processes that live on. */
  died: readonly string[];
  left: readonly number[];
  stop: () => Promise<void>;
};

const WEBHOOK = pathTo(api.paymentWebhook, { provider: "stripe" });
const MONTH = 202611;
const WORKERS = 2;
const WEBHOOK_SECRET = "whsec_crash";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The association's account in a demo. */
const OWN_IBAN = "BE71096123456769";

const FAULTS = { dropAfter: 0.08, failAfter: 0.04, rateLimited: 0.05, slow: 0.02, slowMs: 150 };
const DELIVERIES = { duplicate: 0.2, late: 0.1, reorder: 0.3, drop: 0.03 };

/**
 * A month of many payers from its close until its money is with the organisations, with two processes that die in the
 * middle of every phase's work, people who press again, and a provider that answers like one on a bad day. Ends when
 * nothing is left to do.
 */
export async function liveThroughCrashes(options: CrashOptions): Promise<Crash> {
  const { connectionString, charges, kills, seed, say } = options;
  const chance = seededChance(seed);
  const begins = new Date(closesAt(MONTH).getTime() + MINUTE_MS);
  const fake = await startStripeFake({ now: begins, seed: seed + 1 });
  const env = (port: number) => environment(connectionString, fake, port);
  const product = await composeProduct(readConfig(env(0)));
  const { db } = product.services;
  const setUp = await makePayersWith(db, fake, evenly(charges, chance, MIX));
  await moreOfTheirMonth(db, charges);
  await giveAccounts(db, setUp, begins);
  const clock = clockOf(product, fake);
  await clock.moveTo(new Date(begins.getTime() - HOUR_MS)); // nothing is due yet

  const killer = makeKiller({ db, chance, kills });
  await killer.look();
  const { ordersOf, onDeath } = killer;
  const workers = await startWorkers({ count: WORKERS, env, ordersOf, onDeath });
  killer.leads(workers);
  const { urls } = workers;
  fake.settings.webhook = {
    url: () => `${urls[Math.floor(chance() * urls.length)] ?? ""}${WEBHOOK}`,
    secret: WEBHOOK_SECRET,
  };
  fake.settings.faults = FAULTS;
  fake.settings.deliveries = DELIVERIES;
  const stop = async () => {
    await product.close();
    await fake.stop();
  };
  const bank = makeBank(OWN_IBAN);
  try {
    const pages = pagesOf(workers, killer);
    const ines = await makeAdmin(db, pages, "Ines", clock.now());
    const omar = await makeAdmin(db, pages, "Omar", clock.now());
    const desk = { pages, killer, bank, admins: [ines, omar] } as const;
    const wishes: Wishes = new Map();
    const people = { db, pages, killer, chance, admin: omar, wishes, toEnd: null };
    await clock.moveTo(begins);
    await liveThroughMonth({ db, fake, workers, killer, clock, chance, desk, people, say });
    fake.settings.faults = {};
    const left = await workers.stop();
    return { fake, bank, wishes, product, killer, died: workers.died, left, stop };
  } catch (error) {
    await workers.stop();
    await stop();
    throw error;
  }
}

async function giveAccounts(db: Db, admins: Admins, since: Date): Promise<void> {
  const organisations = await db.selectFrom("organisations").select("id").execute();
  for (const { id } of organisations) await giveAccount(db, id, admins, { since });
}

function environment(connectionString: string, fake: StripeFake, port: number) {
  return {
    DATABASE_URL: connectionString,
    DEMO: "1",
    PORT: String(port),
    PUBLIC_URL: "http://kalivo.example",
    LOG_LEVEL: "silent",
    ASSOCIATION_IBAN: OWN_IBAN,
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

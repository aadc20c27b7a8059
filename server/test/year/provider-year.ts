import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import { brusselsInstant } from "@kalivo/domain/billing/month.ts";
import { readConfig } from "../../src/config/config.ts";
import { writeClockOffset } from "@kalivo/demo/clock/clock-offset.queries.ts";
import type { Db } from "../../src/db/client.ts";
import { unblockPayer } from "../../src/features/billing/disputes/disputes.queries.ts";
import { checkAccount, compareLedger } from "../../src/features/billing/watch/compare-ledger.ts";
import { runDueSteps } from "../../src/jobs/due-steps.ts";
import { composeProduct, type Product } from "../../src/main.ts";
import { CREDITOR_ID, makePayers, type Mix } from "../crash/payers.ts";
import { peopleAndBanks } from "../crash/people-and-banks.ts";
import { seededChance, type Chance } from "../stripe-fake/chance.ts";
import { startStripeFake, type StripeFake } from "../stripe-fake/stripe-fake.ts";
import { signedHeaders } from "../stripe-fake/webhooks.ts";
import { byObject, differenceOfHeld, seenIn } from "./provider-memory.ts";

export type YearOptions = {
  connectionString: string;
  payers: number;
  months: number;
  seed: number;
  /** The books are read from end to end once a month, not once a week. */
  large?: boolean;
  say?: (line: string) => void;
};

export type Year = {
  nights: number;
  /** One line for each night and thing that differed. */
  wrong: string[];
  seen: Record<string, number>;
};

/** More direct debits, and more of them failing, than anywhere. */
const MIX: Mix = [
  ["settles", 36],
  ["works", 28],
  ["fails_to_settle", 14],
  ["disputed", 8],
  ["always_confirms", 6],
  ["no_funds", 5],
  ["lost", 3],
];
const FIRST_MONTH = { year: 2026, month: 11 };
const DAY_MS = 86_400_000;
const WEBHOOK_SECRET = "whsec_year";
const DELIVERIES = { duplicate: 0.15, reorder: 0.3, drop: 0.08 };
const STALE_A_NIGHT = 3;
/** Of what becomes due, everything that moves money or tells of it; the daily comparison is made here, each night. */
const OF_MONEY =
  /provider's events|close|announce|deliver mails|collect|orphan|write off|refunds|disputes|release|finish|seal/;
/** What no webhook told of is found by the hourly look at the provider's list; a night's comparison comes after it. */
const LISTED_WITHIN_MS = 2 * 3_600_000;
/** After so many nights an admin has looked at a payer whom a dispute stopped, and most go on. */
const LOOKED_AT_AFTER_DAYS = 20;

/**
 * A year of months with cards and direct debits, failures, refunds and disputes, told twice, late, in the wrong order or
 * not at all. Every night the product compares its books with the provider's list; beside it the provider's own memory is
 * added up here, by other code.
 */
export async function liveProviderYear(options: YearOptions): Promise<Year> {
  const { connectionString, payers, months, seed, large = false, say = () => undefined } = options;
  const chance = seededChance(seed);
  const fake = await startStripeFake({ now: nightOf(1), seed: seed + 1, instant: true });
  const product = await composeProduct(readConfig(environment(connectionString, fake)));
  const app = await product.createApp();
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const webhook = {
    url: `${address}${pathTo(api.paymentWebhook, { provider: "stripe" })}`,
    secret: WEBHOOK_SECRET,
  };
  fake.settings.webhook = webhook;
  fake.settings.deliveries = DELIVERIES;
  fake.keepFeesOfFailedDebits(seed % 2 === 0);
  const { db } = product.services;
  try {
    await makePayers(db, fake, payers, chance, MIX);
    await makeWorkouts(db, months);
    const others = peopleAndBanks(db, fake, chance);
    const wrong: string[] = [];
    const nights = nightsOf(months);
    for (let night = 1; night <= nights; night += 1) {
      const at = nightOf(night);
      const before = new Date(at.getTime() - LISTED_WITHIN_MS);
      await moveTo(product, fake, before);
      await others(before);
      if (night % 7 === 0) fake.payOut();
      await lookAtStopped(db, chance, before);
      await tellAgain(fake, webhook.url, chance);
      await fake.delivered();
      await liveUntil(product, fake, at);
      const whole = night % (large ? 30 : 7) === 0 || night === nights;
      wrong.push(...(await differencesOf(product, fake, whole)).map((line) => `${at.toISOString()} ${line}`));
      if (night % 30 === 0)
        say(`night ${night} of ${nights}: ${fake.world.charges.size} charges, ${wrong.length} differences`);
      if (wrong.length > 0) break;
    }
    wrong.push(...(await byObject(db, fake)));
    return { nights, wrong, seen: seenIn(fake) };
  } finally {
    await app.close();
    await product.close();
    await fake.stop();
  }
}

const environment = (connectionString: string, fake: StripeFake) => ({
  DATABASE_URL: connectionString,
  DEMO: "1",
  LOG_LEVEL: "silent",
  STRIPE_SECRET_KEY: fake.secretKey,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_SEPA_CREDITOR_ID: CREDITOR_ID,
  STRIPE_API_BASE: fake.origin,
});

/** Ten in the evening, from the first evening of the month after the first. */
function nightOf(night: number): Date {
  const first = brusselsInstant({
    ...FIRST_MONTH,
    month: FIRST_MONTH.month + 1,
    day: 1,
    hour: 22,
    minute: 0,
  });
  return new Date(first.getTime() + (night - 1) * DAY_MS);
}

/** Each month's collection, and the days in which its debits end. */
const nightsOf = (months: number) => Math.ceil(months * 30.44) + 12;

/** Both clocks. */
async function moveTo({ services, refreshClock }: Product, fake: StripeFake, at: Date) {
  fake.setNow(at);
  await writeClockOffset(services.db, at.getTime() - Date.now());
  await refreshClock();
}

/** Then what the provider has to tell, and everything that became due. */
async function liveUntil(product: Product, fake: StripeFake, at: Date) {
  await moveTo(product, fake, at);
  await fake.delivered();
  const own = product.steps.filter(({ name }) => OF_MONEY.test(name));
  const failed = await runDueSteps(own, product.services);
  if (failed.length > 0) throw new Error(`due steps failed: ${failed.join(", ")}`);
  await fake.delivered();
}

/** A run of each burner in the middle of every further month. */
async function makeWorkouts(db: Db, months: number): Promise<void> {
  await sql`
    insert into workouts (user_id, source, type, start_utc, end_utc, start_reliable, kcal_reported, basis, kcal_counted,
      trust, received_at)
    select user_id, source, type, at, at, false, kcal_reported, basis, kcal_counted, trust, at
    from workouts, lateral (
      select start_utc + make_interval(months => n) as at from generate_series(1, ${months - 1}) n
    ) later
  `.execute(db);
}

async function lookAtStopped(db: Db, chance: Chance, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LOOKED_AT_AFTER_DAYS * DAY_MS);
  const { rows: stopped } = await sql<{ id: number; admin: number }>`
    select payer_id as id, (select min(id) from users) as admin
    from payer_stops
    where kind = 'dispute'
      and upper_inf(during)
      and lower(during) < ${before}
  `.execute(db);
  for (const { id, admin } of stopped) if (chance() < 0.5) await unblockPayer(db, id, admin, now);
}

/** News of long ago come once more, signed anew. */
async function tellAgain(fake: StripeFake, url: string, chance: Chance): Promise<void> {
  const events = [...fake.world.events.values()];
  for (let told = 0; told < STALE_A_NIGHT; told += 1) {
    const event = events[Math.floor(chance() * events.length)];
    if (event === undefined) return;
    const body = JSON.stringify({ ...event, id: `${event.id}_again${told}` });
    await fetch(url, { method: "POST", body, headers: signedHeaders(body, WEBHOOK_SECRET, new Date()) });
  }
}

async function differencesOf({ services }: Product, fake: StripeFake, whole: boolean): Promise<string[]> {
  const { db, payments } = services;
  if (payments === null) throw new Error("there is no provider");
  const checks = whole ? await compareLedger(services) : [await checkAccount(services, payments)];
  return [
    ...checks.flatMap(({ title, failure, differences }) => [
      ...(failure === undefined ? [] : [`${title}: not compared, ${failure}`]),
      ...differences.map(
        ({ subject, expected, found }) => `${title}: ${subject} ${expected}, found ${found}`,
      ),
    ]),
    ...(await differenceOfHeld(db, fake)),
  ];
}

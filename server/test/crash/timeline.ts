import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "../../src/main.ts";
import type { Chance } from "../stripe-fake/chance.ts";
import type { StripeFake } from "../stripe-fake/stripe-fake.ts";
import { dueNow, endLeasesOfTheDead, nextDue } from "./due.ts";
import type { Killer } from "./killer.ts";
import { peopleAndBanks } from "./people-and-banks.ts";
import { payOrganisations, type Admins } from "./payout-day.ts";
import type { Workers } from "./workers.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Over the hold of a direct debit (70 days), from the close. */
const DAYS = 85;
const LONGEST_STEP_MS = DAY_MS;
const POLL_MS = 40;
const PATIENCE_MS = 120_000;
const KEYS_LIVE_MS = { least: 300, most: 4_000 };

/**
 * The clock goes from one thing due to the next, but not in smaller steps than these (what was unknown is asked again a
 * minute later, a lease of the dead ends after two); and which part of the kills may have happened by then.
 */
const PHASES = [
  { untilDay: 4, shortestStepMs: 20 * MINUTE_MS, kills: 0.5 }, // notices, first collection
  { untilDay: 12, shortestStepMs: 6 * HOUR_MS, kills: 0.85 }, // direct debits, disputes, refunds, retries
  { untilDay: 30, shortestStepMs: 20 * HOUR_MS, kills: 0.95 }, // last retries, what is given up
  { untilDay: DAYS, shortestStepMs: DAY_MS, kills: 1 }, // the release
] as const;
/** When the association pays the organisations; the second time what direct debits and late decisions left. */
const PAYOUT_DAYS = [66, 82];
/** The provider pays the association this often. */
const PROVIDER_PAYS_EVERY_DAYS = 7;

export type Clock = { now: () => Date; moveTo: (to: Date) => Promise<void> };
export type Living = {
  product: Product;
  fake: StripeFake;
  workers: Workers;
  killer: Killer;
  clock: Clock;
  chance: Chance;
  admins: Admins;
  say: (line: string) => void;
};

/** From the close until nothing is left to do. */
export async function liveThroughMonth(living: Living): Promise<void> {
  const { fake, clock, killer, chance, workers, say } = living;
  const actOfOthers = peopleAndBanks(living.product.services.db, fake, chance);
  const paydays = paydaysOf(living);
  const began = clock.now().getTime();
  const day = () => (clock.now().getTime() - began) / DAY_MS;
  for (let stops = 1; day() < DAYS; stops++) {
    const phase = PHASES.find(({ untilDay }) => day() < untilDay) ?? PHASES[3];
    killer.allow(phase.kills);
    fake.settings.keysLiveMs = KEYS_LIVE_MS.least + chance() * (KEYS_LIVE_MS.most - KEYS_LIVE_MS.least);
    await untilNothingIsDue(living);
    await actOfOthers(clock.now());
    await paydays(day());
    if (stops % 25 === 0)
      say(`${clock.now().toISOString()}: ${killer.killed()} kills, ${fake.requests.length} requests`);
    await clock.moveTo(await nextStop(living, phase.shortestStepMs));
  }
  killer.isWork(true); // what is left of the kills meets the rounds that find nothing to do
  await killer.done();
  await fake.delivered();
  await untilNothingIsDue(living);
  await threeRoundsOfEach(workers);
}

function paydaysOf({ product, fake, clock, admins }: Living) {
  const paydays = [...PAYOUT_DAYS];
  let providerPays = PROVIDER_PAYS_EVERY_DAYS;
  return async (day: number) => {
    if (day >= providerPays) {
      fake.payOut();
      providerPays += PROVIDER_PAYS_EVERY_DAYS;
    }
    if (day < (paydays[0] ?? Number.POSITIVE_INFINITY)) return;
    paydays.shift();
    await payOrganisations(product.services.db, admins, clock.now());
  };
}

async function nextStop({ product, fake, clock }: Living, shortestStepMs: number): Promise<Date> {
  const now = clock.now();
  const due = [await nextDue(product.services.db, now), ...fake.dueInstants()];
  const soonest = Math.min(
    ...due.flatMap((at) => (at === null || at <= now ? [] : [at.getTime() - now.getTime()])),
  );
  return new Date(now.getTime() + Math.max(Math.min(soonest, LONGEST_STEP_MS), shortestStepMs));
}

async function untilNothingIsDue({ product, workers, clock, killer }: Living): Promise<void> {
  const { db } = product.services;
  const deadline = performance.now() + PATIENCE_MS;
  const at = clock.now();
  for (;;) {
    const due = await dueNow(db, at, workers);
    killer.isWork(due.length > 0);
    if (due.length === 0) return;
    if (workers.died.length > 0) throw new Error(workers.died.join("\n"));
    if (performance.now() > deadline) {
      const left = due.map(({ what, count }) => `${count} ${what}`).join(", ");
      throw new Error(`at ${at.toISOString()} there is no end of it: ${left}`);
    }
    await endLeasesOfTheDead(db, workers);
    await pause(POLL_MS);
  }
}

/** What nothing waits for (the end of a month) has happened when everybody has been round. */
async function threeRoundsOfEach(workers: Workers): Promise<void> {
  const before = workers.all().map((worker) => ({ worker, rounds: worker.rounds }));
  const deadline = performance.now() + PATIENCE_MS;
  while (before.some(({ worker, rounds }) => worker.rounds < rounds + 3)) {
    if (performance.now() > deadline || workers.died.length > 0)
      throw new Error(`the workers stand still ${workers.died.join("\n")}`);
    await pause(POLL_MS);
  }
}

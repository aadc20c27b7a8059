import { setTimeout as pause } from "node:timers/promises";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import type { Db } from "../../src/db/client.ts";
import { notifyJobs } from "../../src/db/notify-jobs.ts";
import type { Chance } from "../stripe-fake/chance.ts";
import type { StripeFake } from "../stripe-fake/stripe-fake.ts";
import { changeMonths, endCharges, payBack, type AtPages } from "./desk/people.ts";
import { makeRun, type Desk } from "./desk/runs.ts";
import { bookStatement, takeBack } from "./desk/statements.ts";
import { dueNow, endLeasesOfTheDead, nextDue } from "./due.ts";
import type { Killer } from "./killing/killer.ts";
import { banksOf } from "./people-and-banks.ts";
import type { Workers } from "./workers.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Over the hold of a direct debit (70 days) and the payout runs after it, from the close. */
const DAYS = 92;
const POLL_MS = 25;
/** The clock is moved by whole seconds. */
const CLOCK_STEP_MS = 1_000;
/** Whoever lives goes round this often while there is something to do. */
const WAKE_EVERY_MS = 300;
const PATIENCE_MS = 120_000;
const KEYS_LIVE_MS = { least: 300, most: 4_000 };

/**
 * The clock goes from one thing due to the next, but not in smaller steps than these (what was unknown is asked again a
 * minute later, a lease of the dead ends after two), nor in longer ones: people have their days.
 */
const STEPS = [
  { untilDay: 4, shortestMs: 20 * MINUTE_MS, longestMs: DAY_MS }, // notices, first collection
  { untilDay: 12, shortestMs: 6 * HOUR_MS, longestMs: DAY_MS }, // direct debits, disputes, refunds, retries
  { untilDay: 24, shortestMs: DAY_MS, longestMs: 2 * DAY_MS }, // last retries, what is given up
  { untilDay: 62, shortestMs: 4 * DAY_MS, longestMs: 4 * DAY_MS }, // what banks and admins still decide
  { untilDay: DAYS, shortestMs: 2 * DAY_MS, longestMs: 2 * DAY_MS }, // the release, the payouts
] as const;

type Step = (typeof STEPS)[number];

/** On which days after the close people do what. */
const CHANGES = [1];
const ENDS = [4, 5, 6, 7, 8, 9, 10];
const REFUNDS = [5, 6, 8, 11, 15, 22, 30, 45, 80];
/** When the association pays the organisations, when a transfer comes back of each, and when the bank's file is read. */
const RUNS = [66, 72, 78, 84];
const RETURNS = [70, 76, 82];
/** By when a payer's bank has taken money back for good. */
const LOST = [40];
const STATEMENTS = [9, 16, 23, 30, 37, 44, 51, 58, 63, 68, 74, 80, 86, 90];
/** The provider pays the association on these, if it holds anything then. */
const PROVIDER_PAYS = [6, 7, 8, 10, 11, 12, 13, 15, 18, 22, 28, 36, 44, 52, 60, 67, 75, 83];

export type Clock = { now: () => Date; moveTo: (to: Date) => Promise<void> };
export type Living = {
  db: Db;
  fake: StripeFake;
  workers: Workers;
  killer: Killer;
  clock: Clock;
  chance: Chance;
  desk: Desk;
  people: AtPages;
  say: (line: string) => void;
};

/** From the close until nothing is left to do. */
export async function liveThroughMonth(living: Living): Promise<void> {
  const { db, fake, clock, killer, chance, workers, say } = living;
  const banks = banksOf(fake, chance);
  const agenda = agendaOf(living, banks);
  const began = clock.now().getTime();
  const day = () => (clock.now().getTime() - began) / DAY_MS;
  for (let stops = 1; day() < DAYS; stops++) {
    const step = STEPS.find(({ untilDay }) => day() < untilDay) ?? STEPS[4];
    fake.settings.keysLiveMs = KEYS_LIVE_MS.least + chance() * (KEYS_LIVE_MS.most - KEYS_LIVE_MS.least);
    await untilNothingIsDue(living);
    banks.act(clock.now());
    banks.failRefunds();
    await agenda(day());
    await untilNothingIsDue(living);
    if (stops % 25 === 0)
      say(`${clock.now().toISOString()}: ${killer.killed()} kills, ${fake.requests.length} requests`);
    killer.nextStop();
    await clock.moveTo(await nextStop(living, step));
    await untilAllKnowTheTime(living);
  }
  await fake.delivered();
  await untilNothingIsDue(living);
  await threeRoundsOfEach(db, workers);
}

/** What people and institutes do on their days, in this order on one day. */
function agendaOf({ fake, clock, desk, people }: Living, { loseOne }: ReturnType<typeof banksOf>) {
  const { bank } = desk;
  const today = () => brusselsDay(clock.now());
  const entries: { days: number[]; act: (left: number) => Promise<void> }[] = [
    { days: [...CHANGES], act: () => changeMonths(people) },
    { days: [...ENDS], act: () => endCharges(people) },
    { days: [...REFUNDS], act: (left) => payBack(people, left) },
    {
      days: [...PROVIDER_PAYS],
      act: async () => {
        const ref = fake.payOut();
        const sent = ref === null ? undefined : fake.world.payouts.get(ref);
        if (sent !== undefined) bank.receive(BigInt(sent.amount), today());
      },
    },
    { days: [...LOST], act: async () => loseOne() },
    { days: [...RUNS], act: (left) => makeRun(desk, left) },
    {
      days: [...STATEMENTS],
      act: async (left) => {
        bank.pay(today());
        await bookStatement(desk, { day: today(), part: "confirm", times: left });
      },
    },
    { days: [...RETURNS], act: (left) => takeBack(desk, today(), left) },
  ];
  return async (day: number) => {
    for (const { days, act } of entries) {
      if (day < (days[0] ?? Number.POSITIVE_INFINITY)) continue;
      await act(days.length);
      days.shift();
    }
  };
}

async function nextStop({ db, fake, clock }: Living, { shortestMs, longestMs }: Step): Promise<Date> {
  const now = clock.now();
  const due = [await nextDue(db, now), ...fake.dueInstants()];
  const soonest = Math.min(
    ...due.flatMap((at) => (at === null || at <= now ? [] : [at.getTime() - now.getTime()])),
  );
  return new Date(now.getTime() + Math.max(Math.min(soonest, longestMs), shortestMs));
}

/** A process learns of the moved clock in its next round; a call it answered before that would be of the day before. */
async function untilAllKnowTheTime({ clock, workers }: Living): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  const aheadMs = clock.now().getTime() - Date.now();
  const knows = (its: number | null) => its !== null && Math.abs(its - aheadMs) < CLOCK_STEP_MS;
  while (!workers.all().every((worker) => knows(worker.aheadMs))) {
    if (performance.now() > deadline || workers.died.length > 0)
      throw new Error(`a process does not hear of the time ${workers.died.join("\n")}`);
    await pause(POLL_MS);
  }
}

async function untilNothingIsDue({ db, workers, clock, killer }: Living): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  const at = clock.now();
  let wakes = performance.now() + WAKE_EVERY_MS; // moving the clock was the first one
  for (;;) {
    await killer.look();
    const due = await dueNow(db, at, workers, clock.now().getTime() - Date.now());
    if (due.length === 0) return;
    if (workers.died.length > 0) throw new Error(workers.died.join("\n"));
    if (performance.now() > deadline) {
      const left = due.map(({ what, count }) => `${count} ${what}`).join(", ");
      throw new Error(`at ${at.toISOString()} there is no end of it: ${left}`);
    }
    if (performance.now() >= wakes) {
      await endLeasesOfTheDead(db, workers);
      await notifyJobs(db, "clock");
      wakes = performance.now() + WAKE_EVERY_MS;
    }
    await pause(POLL_MS);
  }
}

/** What nothing waits for (the end of a month) has happened when everybody has been round. */
async function threeRoundsOfEach(db: Db, workers: Workers): Promise<void> {
  const before = workers.all().map((worker) => [...worker.lanes.values()].map(({ rounds }) => rounds));
  const deadline = performance.now() + PATIENCE_MS;
  const isRound = () =>
    workers
      .all()
      .every((worker, index) =>
        [...worker.lanes.values()].every(({ rounds }, lane) => rounds >= (before[index]?.[lane] ?? 0) + 3),
      );
  while (!isRound()) {
    if (performance.now() > deadline || workers.died.length > 0)
      throw new Error(`the workers stand still ${workers.died.join("\n")}`);
    await notifyJobs(db, "clock");
    await pause(WAKE_EVERY_MS);
  }
}

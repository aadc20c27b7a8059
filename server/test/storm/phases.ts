import { setTimeout as pause } from "node:timers/promises";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { sql } from "kysely";
import pg from "pg";
import { MONTH, type World } from "./world.ts";

export const PHASES = ["close", "announce", "collect"] as const;
export type Phase = (typeof PHASES)[number];

const POLL_MS = 20;
const MINUTE_MS = 60_000;
/** So much of a phase's work is done when the trouble comes. */
const MIDDLE = 0.25;

export async function until(holds: () => Promise<boolean>, orElse: () => string | null = () => null) {
  while (!(await holds())) {
    const why = orElse();
    if (why !== null) throw new Error(why);
    await pause(POLL_MS);
  }
}

/** The phase has begun, and some of its work is done; `letGo` is called once the trouble is there. */
type Middle = { letGo: () => Promise<void> };

/** Makes the phase due and resolves in the middle of it. */
export async function beginPhase(world: World, phase: Phase): Promise<Middle> {
  const nothing = { letGo: async () => undefined };
  const dead = () => world.processes.died()[0] ?? null;
  switch (phase) {
    case "close":
      return inTheClose(world);
    case "announce":
      await world.moveTo(new Date(closesAt(MONTH).getTime() + MINUTE_MS));
      await until(async () => (await progress(world)).notified >= world.payers * MIDDLE, dead);
      return nothing;
    case "collect":
      await world.moveTo(new Date((await lastDue(world)).getTime() + MINUTE_MS));
      await until(async () => (await progress(world)).paid >= world.payers * MIDDLE, dead);
      return nothing;
    default:
      throw new Error(`no such phase: ${String(phase satisfies never)}`);
  }
}

/** A close is one transaction: it is held where it writes the shares, after the lines and before the charges. */
async function inTheClose({ connectionString, product, moveTo, processes }: World): Promise<Middle> {
  const holder = new pg.Client({ connectionString });
  holder.on("error", () => undefined); // the database may be taken away from us too
  await holder.connect();
  await holder.query("begin");
  await holder.query("lock table allocations in share mode");
  await moveTo(new Date(closesAt(MONTH).getTime() + MINUTE_MS));
  // Not asked by the holder: a transaction sees the same list of connections until it ends.
  const waiting = async () => {
    const { rows } = await sql`
      select
      from pg_stat_activity
      where datname = current_database()
        and wait_event_type = 'Lock'
        and query ilike '%insert into allocations%'
    `.execute(product.services.db);
    return rows.length > 0;
  };
  await until(waiting, () => processes.died()[0] ?? null);
  return { letGo: () => holder.end().catch(() => undefined) };
}

async function lastDue({ product: { services } }: World): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`select max(due_at) as at from charges`.execute(services.db);
  const at = rows[0]?.at ?? null;
  if (at === null) throw new Error("nothing is ever due");
  return at;
}

type Progress = {
  closed: number;
  notified: number;
  paid: number;
  told: number;
  mails: number;
  events: number;
};

/** What can be seen of the month in the database; mails and events that wait, now or later. */
export async function progress({ product: { services } }: Pick<World, "product">): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select
      (select count(*)::int from billing_periods where id = ${MONTH} and stage <> 'open') as closed,
      (select count(*)::int from charges where notified_at is not null) as notified,
      (select count(*)::int from charges where state = 'succeeded') as paid,
      (select count(*)::int from outbox where key like 'receipt:%' and sent_at is not null) as told,
      (select count(*)::int from outbox where sent_at is null and given_up_at is null) as mails,
      (select count(*)::int from provider_events where processed_at is null) as events
  `.execute(services.db);
  const [row] = rows;
  if (row === undefined) throw new Error("one row was asked for");
  return row;
}

const lacks = (what: string, count: number) => (count === 0 ? [] : [`${count} ${what}`]);

/** What is due in a phase and not done; null: nothing. Where the database does not answer, that is what is missing. */
export async function missing(world: World, phase: Phase): Promise<string | null> {
  try {
    const { payers } = world;
    const seen = await progress(world);
    const left = [
      ...lacks("month to close", 1 - seen.closed),
      ...lacks("notices", payers - seen.notified),
      ...(phase === "collect"
        ? [...lacks("charges", payers - seen.paid), ...lacks("receipts", payers - seen.told)]
        : []),
      ...lacks("mails", seen.mails),
      ...lacks("provider events", seen.events),
    ];
    return left.length === 0 ? null : left.join(", ");
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Waits until all that is due in the phase is done; answers what is not after so long. */
export async function waitUntilDone(world: World, phase: Phase, patienceMs: number): Promise<string | null> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const left = await missing(world, phase);
    if (left === null || performance.now() > deadline) return left;
    await pause(POLL_MS);
  }
}

import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../../src/db/client.ts";
import type { Chance } from "../../stripe-fake/chance.ts";
import { heardBy, tell, type Workers } from "../workers.ts";
import { ONCE, PHASES, STEP_PARTS, type PartName, type StepPart } from "./phases.ts";
import type { LastWord, Moment, Orders, Point } from "./points.ts";

type Parts = { db: Db; chance: Chance; kills: number };
/** Of a part: how often somebody is to die in it, and how it went. */
export type Quota = { wanted: number; before: number; within: number; after: number; thisStop: number };

export type Killer = ReturnType<typeof makeKiller>;

const MOMENTS: readonly Moment[] = ["before", "sent", "answered"];
/** The work is shared by two, and some of it is done by then. */
const SPREAD = 5;
const LONGEST_SPAN = 300;
const LOOK_EVERY_MS = 5;
const HEARD_WITHIN_MS = 60_000;

export const metOf = ({ before, within, after }: Quota) => before + within + after;

/** Has processes of the product die in the middle of each phase's work: so often in each, and nowhere else. */
export function makeKiller({ db, chance, kills }: Parts) {
  const quotas = quotasOf(kills);
  const aims = new Map<number, Map<PartName, Point>>();
  const calls = new Map<number, Point>();
  const state: { workers: Workers | null; units: ReadonlyMap<string, number>; debits: number[] } = {
    workers: null,
    units: new Map(),
    debits: [],
  };
  const quotaOf = (part: string): Quota => {
    const quota = quotas.get(part);
    if (quota === undefined) throw new Error(`no part is called ${part}`);
    return quota;
  };
  const left = (part: string) => Math.max(0, quotaOf(part).wanted - metOf(quotaOf(part)));

  const pointIn = ({ part, place, actions }: StepPart): Point => {
    const units = state.units.get(part) ?? 0;
    const span = Math.min(LONGEST_SPAN, Math.max(4, (units * actions) / (SPREAD * left(part))));
    const nth = Math.floor(chance() * span);
    const mayEnd = !ONCE.has(part) || left(part) === 1;
    return { part, place, nth, moment: pick(chance, MOMENTS), mayEnd };
  };

  const ordersOf = (index: number): Orders => {
    const own = aims.get(index) ?? new Map<PartName, Point>();
    aims.set(index, own);
    for (const step of STEP_PARTS) {
      const { thisStop } = quotaOf(step.part);
      const wanted = (state.units.get(step.part) ?? 0) > 0 && left(step.part) > 0 && thisStop < step.perStop;
      if (!wanted) own.delete(step.part);
      else if (!own.has(step.part)) own.set(step.part, pointIn(step));
    }
    const call = calls.get(index);
    return { points: [...own.values(), ...(call === undefined ? [] : [call])], debits: state.debits };
  };

  const tellAll = () => {
    for (const [index, worker] of state.workers?.all().entries() ?? []) {
      const orders = ordersOf(index);
      if (JSON.stringify(orders) !== JSON.stringify(worker.orders)) tell(worker, orders);
    }
  };

  const onDeath = (word: LastWord) => {
    const quota = quotaOf(word.part);
    quota[word.when] += 1;
    quota.thisStop += 1;
    for (const own of aims.values()) for (const name of own.keys()) if (name === word.part) own.delete(name);
    for (const [index, point] of calls) if (point.part === word.part) calls.delete(index);
    tellAll();
  };

  return {
    quotas,
    killed: () => [...quotas.values()].reduce((sum, quota) => sum + metOf(quota), 0),
    left,
    ordersOf,
    onDeath,
    leads: (workers: Workers) => {
      state.workers = workers;
    },
    /** How much of everything is still to come, and whom to tell of it. */
    look: async () => {
      const { units, debits } = await lookAround(db);
      state.units = units;
      state.debits = debits;
      tellAll();
    },
    /** The clock goes on. */
    nextStop: () => {
      for (const quota of quotas.values()) quota.thisStop = 0;
    },
    /**
     * Has whoever is asked die in the middle of it. Null: nobody answered; else the answer of somebody who did not die.
     */
    during: async <Answer>(
      { part, place, mayEnd, reach }: { part: PartName; place: string; mayEnd: boolean; reach: number },
      ask: (url: string) => Promise<Answer | null>,
    ): Promise<Answer | null> => {
      const { workers } = state;
      if (workers === null) throw new Error("there are no processes yet");
      const index = Math.floor(chance() * workers.urls.length);
      calls.set(index, {
        part,
        place,
        nth: Math.floor(chance() * reach),
        moment: pick(chance, MOMENTS),
        mayEnd,
      });
      await heardOf(workers, index, () => ordersOf(index));
      const answer = await ask(workers.urls[index] ?? "");
      calls.delete(index);
      tellAll();
      return answer;
    },
  };
}

/** The process lives, listens, and knows its orders. */
async function heardOf(workers: Workers, index: number, orders: () => Orders): Promise<void> {
  const deadline = performance.now() + HEARD_WITHIN_MS;
  for (;;) {
    const worker = workers.all()[index];
    if (worker !== undefined && worker.listens) {
      const number = tell(worker, orders());
      while (workers.all()[index] === worker && !heardBy(worker, number)) {
        if (performance.now() > deadline) throw new Error("a process does not hear");
        await pause(LOOK_EVERY_MS);
      }
      if (workers.all()[index] === worker) return;
    }
    if (performance.now() > deadline) throw new Error(`no process listens: ${workers.died.join("\n")}`);
    await pause(LOOK_EVERY_MS);
  }
}

async function lookAround(db: Db): Promise<{ units: ReadonlyMap<string, number>; debits: number[] }> {
  const columns = STEP_PARTS.map(({ part, units }) => `(${units})::integer as "${part}"`).join(", ");
  const { rows } = await sql.raw<Record<string, number>>(`select ${columns}`).execute(db);
  const { rows: debits } = await sql<{ id: number }>`
    select c.id
    from charges c
    join payers y on y.id = c.payer_id
    where y.method_kind = 'sepa_debit'
    order by c.id
  `.execute(db);
  return { units: new Map(Object.entries(rows[0] ?? {})), debits: debits.map(({ id }) => id) };
}

/** The same for every phase, and within one for each of its parts; what does not come out even is spread over them. */
function quotasOf(kills: number): Map<string, Quota> {
  const shares = PHASES.flatMap(({ parts }, place) => {
    const upTo = (phases: number) => Math.floor((phases * kills) / PHASES.length);
    const own = upTo(place + 1) - upTo(place);
    return parts.map((part, index) => {
      const wanted = Math.floor(own / parts.length) + (index < own % parts.length ? 1 : 0);
      return [part, { wanted, before: 0, within: 0, after: 0, thisStop: 0 }] as const;
    });
  });
  return new Map<string, Quota>(shares);
}

function pick<T>(chance: Chance, list: readonly T[]): T {
  const found = list[Math.floor(chance() * list.length)];
  if (found === undefined) throw new Error("nothing to choose from");
  return found;
}

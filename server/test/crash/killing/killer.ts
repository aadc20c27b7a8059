import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#server/db/client.ts";
import type { Chance } from "../../stripe-fake/chance.ts";
import { heardBy, tell, type Workers } from "../workers.ts";
import { lookAhead, newAims, type Ahead } from "./aims.ts";
import type { PartName } from "./phases.ts";
import type { LastWord, Orders } from "./points.ts";
import { leftOf, metOf, quotasOf } from "./quotas.ts";

const LOOK_EVERY_MS = 5;
const HEARD_WITHIN_MS = 60_000;

type Parts = { db: Db; chance: Chance; kills: number };
/** A call in which whoever answers it is to die; `reach`: of how many statements at most. */
type Dying = { part: PartName; place: string; mayEnd: boolean; reach: number };

export type Killer = ReturnType<typeof makeKiller>;

/** Has processes of the product die in the middle of each phase's work: so often in each, and nowhere else. */
export function makeKiller({ db, chance, kills }: Parts) {
  const quotas = quotasOf(kills);
  const aims = newAims({ quotas, chance });
  const state: { workers: Workers | null; ahead: Ahead } = {
    workers: null,
    ahead: { units: new Map(), debits: [] },
  };
  const ordersOf = (index: number): Orders => aims.ordersOf(index, state.ahead);
  const tellAll = () => {
    for (const [index, worker] of state.workers?.all().entries() ?? []) {
      const orders = ordersOf(index);
      if (JSON.stringify(orders) !== JSON.stringify(worker.orders)) tell(worker, orders);
    }
  };

  return {
    quotas,
    killed: () => [...quotas.values()].reduce((sum, quota) => sum + metOf(quota), 0),
    left: (part: PartName) => leftOf(quotas, part),
    ordersOf,
    onDeath: ({ part, when }: LastWord) => {
      const quota = quotas.get(part);
      if (quota === undefined) throw new Error(`somebody died in ${part}`);
      quota[when] += 1;
      quota.thisStop += 1;
      aims.met(part);
      tellAll();
    },
    leads: (workers: Workers) => {
      state.workers = workers;
    },
    /** How much of everything is still to come, and whom to tell of it. */
    look: async () => {
      state.ahead = await lookAhead(db);
      tellAll();
    },
    /** The clock goes on. */
    nextStop: () => {
      for (const quota of quotas.values()) quota.thisStop = 0;
    },
    /** Has whoever is asked die in the middle of it. Null: nobody answered; else the answer of one who did not die. */
    during: async <Answer>(
      { reach, ...call }: Dying,
      ask: (url: string) => Promise<Answer | null>,
    ): Promise<Answer | null> => {
      const { workers } = state;
      if (workers === null) throw new Error("there are no processes yet");
      const index = Math.floor(chance() * workers.urls.length);
      aims.inCall(index, call, reach);
      await untilHeard(workers, index, () => ordersOf(index));
      const answer = await ask(workers.urls[index] ?? "");
      aims.callIsOver(index);
      tellAll();
      return answer;
    },
  };
}

/** The process lives, listens, and knows its orders. */
async function untilHeard(workers: Workers, index: number, orders: () => Orders): Promise<void> {
  const deadline = performance.now() + HEARD_WITHIN_MS;
  while (performance.now() < deadline) {
    const worker = workers.all()[index];
    if (worker?.listens === true) {
      const number = tell(worker, orders());
      while (workers.all()[index] === worker && !heardBy(worker, number) && performance.now() < deadline)
        await pause(LOOK_EVERY_MS);
      if (heardBy(worker, number)) return;
    }
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`no process hears: ${workers.died.join("\n")}`);
}

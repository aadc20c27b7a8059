import { sql } from "kysely";
import type { Db } from "#server/db/client.ts";
import type { Chance } from "../../stripe-fake/chance.ts";
import { ONCE, STEP_PARTS, type PartName, type StepPart } from "./phases.ts";
import type { Moment, Orders, Point } from "./points.ts";
import { leftOf, type Quota } from "./quotas.ts";

const MOMENTS: readonly Moment[] = ["before", "sent", "answered"];
/** The work is shared by two, and some of it is done by then. */
const SPREAD = 5;
const LONGEST_SPAN = 300;
const SHORTEST_SPAN = 4;
const BEFORE_ALL = 0.15;

/** What is still to come of each part, and which charges are direct debits. */
export type Ahead = { units: ReadonlyMap<string, number>; debits: readonly number[] };

export async function lookAhead(db: Db): Promise<Ahead> {
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

type Parts = { quotas: ReadonlyMap<string, Quota>; chance: Chance };

/** Where each process is to die of what it does by itself, and in which call. */
export function newAims({ quotas, chance }: Parts) {
  const own = new Map<number, Map<PartName, Point>>();
  const calls = new Map<number, Point>();

  const pointIn = ({ part, place, actions }: StepPart, units: number): Point => {
    const left = leftOf(quotas, part);
    const span = Math.min(LONGEST_SPAN, Math.max(SHORTEST_SPAN, (units * actions) / (SPREAD * left)));
    const mayEnd = !ONCE.has(part) || left === 1;
    return { part, place, mayEnd, ...whereIn(span, chance) };
  };

  const isWanted = ({ part, perStop }: StepPart, units: number) =>
    units > 0 && leftOf(quotas, part) > 0 && (quotas.get(part)?.thisStop ?? 0) < perStop;

  return {
    /** An aim stands until somebody died of it, or nothing of its part is left. */
    ordersOf: (index: number, { units, debits }: Ahead): Orders => {
      const aims = own.get(index) ?? new Map<PartName, Point>();
      own.set(index, aims);
      for (const step of STEP_PARTS) {
        const left = units.get(step.part) ?? 0;
        if (!isWanted(step, left)) aims.delete(step.part);
        else if (!aims.has(step.part)) aims.set(step.part, pointIn(step, left));
      }
      const call = calls.get(index);
      return { points: [...aims.values(), ...(call === undefined ? [] : [call])], debits };
    },
    /** In a call: after a few statements of its transaction, or where it has fewer at its end. */
    inCall: (index: number, call: Pick<Point, "part" | "place" | "mayEnd">, reach: number) =>
      calls.set(index, { ...call, ...whereIn(reach, chance) }),
    callIsOver: (index: number) => calls.delete(index),
    /** Nobody else is to die of the same. */
    met: (part: string) => {
      for (const aims of own.values()) for (const name of aims.keys()) if (name === part) aims.delete(name);
      for (const [index, point] of calls) if (point.part === part) calls.delete(index);
    },
  };
}

/** Now and then before anything is done; else anywhere. */
function whereIn(span: number, chance: Chance): Pick<Point, "nth" | "moment"> {
  if (chance() < BEFORE_ALL) return { nth: 0, moment: "before" };
  const moment = MOMENTS[Math.floor(chance() * MOMENTS.length)] ?? "before";
  return { nth: Math.floor(chance() * span), moment };
}

import { MOST_COST_LINES } from "@kalivo/domain/organisations/costs.ts";
import type { Db } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import type { AuditFacts } from "../audit/audited-action.ts";
import { logAction } from "../audit/audit.queries.ts";
import { deleteCost, holdCosts, insertCost, lockCost, updateCost, type NewCost } from "./costs.queries.ts";

const TOO_MANY = refusal(409, (say) => say.admin.costs.tooMany(MOST_COST_LINES));
const UNKNOWN = refusal(404, (say) => say.admin.costs.unknown);

export const addCost = (db: Db, actorId: number, cost: NewCost, now: Date): Promise<Refused | null> =>
  db.transaction().execute(async (tx) => {
    if ((await holdCosts(tx)) >= MOST_COST_LINES) return TOO_MANY;
    const id = await insertCost(tx, cost);
    const target = { kind: "cost", id } as const;
    await logAction(tx, { actorId, action: "cost.add", target, after: factsOf(cost) }, now);
    return null;
  });

type Acting = { actorId: number; costId: number };

/** Without a change nothing is written, not even the log. */
export const saveCost = (
  db: Db,
  { actorId, costId: id }: Acting,
  cost: NewCost,
  now: Date,
): Promise<Refused | null> =>
  db.transaction().execute(async (tx) => {
    const before = await lockCost(tx, id);
    if (before === null) return UNKNOWN;
    const [old, after] = [factsOf(before), factsOf(cost)];
    if (Object.keys(after).every((name) => after[name] === old[name])) return null;
    await updateCost(tx, { id, ...cost });
    const target = { kind: "cost", id } as const;
    await logAction(tx, { actorId, action: "cost.save", target, before: old, after }, now);
    return null;
  });

export const removeCost = (db: Db, { actorId, costId: id }: Acting, now: Date): Promise<Refused | null> =>
  db.transaction().execute(async (tx) => {
    const before = await lockCost(tx, id);
    if (before === null) return UNKNOWN;
    await deleteCost(tx, id);
    const target = { kind: "cost", id } as const;
    await logAction(tx, { actorId, action: "cost.remove", target, before: factsOf(before) }, now);
    return null;
  });

const factsOf = ({ what, paid_to, yearly_cents }: NewCost): AuditFacts => ({
  what,
  paid_to,
  yearly_cents: Number(yearly_cents),
});

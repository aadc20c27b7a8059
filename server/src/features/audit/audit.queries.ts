import type { Queryable } from "../../db/client.ts";
import type { AuditedAction } from "./audited-action.ts";

/** Rule 30: who, when, before, after. In the action's own transaction: neither exists without the other. */
export async function logAction(
  db: Queryable,
  { actorId, action, target, before, after }: AuditedAction,
  now: Date,
): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({
      at: now,
      actor_id: actorId,
      action,
      target_kind: target.kind,
      target_id: target.id,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}

import { endStatement } from "@kalivo/contract/routes/own/admin/money-back.ts";
import type { Api } from "../../../http/mount.ts";
import { refusal, reply } from "../../../http/refusal.ts";
import type { Services } from "../../../services.ts";
import { endByAdmin, type EndRefusal } from "../../billing/collect/end-by-admin.ts";
import { logAction } from "../audit/queries.ts";

const REFUSALS = {
  unknown: refusal(404, (say) => say.admin.ends.unknown),
  over: refusal(409, (say) => say.admin.ends.over),
  "under-way": refusal(409, (say) => say.admin.ends.underWay),
  "at-the-bank": refusal(409, (say) => say.admin.ends.atTheBank),
  "no-answer": refusal(503, (say) => say.admin.ends.noAnswer),
  "no-provider": refusal(503, (say) => say.admin.ends.noProvider),
} as const satisfies Record<EndRefusal["kind"], ReturnType<typeof refusal>>;

/** Rule 44: every charge can end. */
export function mountEndsAdmin(api: Api, services: Services) {
  api.on(endStatement, async ({ person, params, body, say, now }) => {
    const target = { kind: "statement", id: params.id } as const;
    const after = { reason: body.reason };
    const wish = {
      statementId: params.id,
      cause: body.reason,
      log: (db: Services["db"], { state, amount_cents }: { state: string; amount_cents: bigint }) => {
        const before = { state, amount_cents: Number(amount_cents) };
        return logAction(db, { actorId: person.id, action: "charge.end", target, before, after }, now);
      },
    };
    const ended = await endByAdmin(services, wish, now);
    if (!ended.ok) return REFUSALS[ended.refusal.kind];
    return reply(200, { outcome: ended.value, message: say.admin.ends[ended.value] });
  });
}

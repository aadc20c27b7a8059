import { endStatement } from "@kalivo/contract/routes/own/admin/money-back.ts";
import type { Api } from "../../http/route-handler.ts";
import { refusal, reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { endByAdmin, type EndRefusal } from "../billing/collect/end-by-admin.ts";
import { refuseOwnPayer } from "./own-affairs.ts";
import { chargeOfStatement } from "./refunds/refunds.queries.ts";
import { logAction } from "../audit/audit.queries.ts";

const REFUSALS = {
  unknown: refusal(404, (say) => say.admin.ends.unknown),
  over: refusal(409, (say) => say.admin.ends.over),
  "under-way": refusal(409, (say) => say.admin.ends.underWay),
  "at-the-bank": refusal(409, (say) => say.admin.ends.atTheBank),
  "no-answer": refusal(503, (say) => say.admin.ends.noAnswer),
} as const satisfies Record<Exclude<EndRefusal["kind"], "not-there">, ReturnType<typeof refusal>>;

const refusalOf = (refused: EndRefusal) =>
  refused.kind === "not-there"
    ? refusal(410, (say) => say.admin.ends.notThere(refused.reference))
    : REFUSALS[refused.kind];

/** Rule 44: every charge can be ended by an admin. */
export function mountEndsAdmin(api: Api, services: Services) {
  api.on(endStatement, async ({ person, params, body, say, now }) => {
    const charge = await chargeOfStatement(services.db, params.id);
    const own = charge === null ? null : await refuseOwnPayer(services.db, person.id, charge.payer_id);
    if (own !== null) return own;
    const target = { kind: "statement", id: params.id } as const;
    const wish = {
      statementId: params.id,
      cause: body.reason,
      withoutProvider: body.without_provider === "yes",
      log: (
        db: Services["db"],
        { state, amount_cents }: { state: string; amount_cents: bigint },
        withoutProvider: string | null,
      ) => {
        const before = { state, amount_cents: Number(amount_cents) };
        const after = {
          reason: body.reason,
          ...(withoutProvider !== null && { without_provider: withoutProvider }),
        };
        return logAction(db, { actorId: person.id, action: "charge.end", target, before, after }, now);
      },
    };
    const ended = await endByAdmin(services, wish, now);
    if (!ended.ok) return refusalOf(ended.refusal);
    return reply(200, { outcome: ended.value, message: say.admin.ends[ended.value] });
  });
}

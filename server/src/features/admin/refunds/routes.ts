import {
  listRefunds,
  readRefundable,
  requestRefund as requestRoute,
} from "@kalivo/contract/routes/own/admin/money-back.ts";
import type { AdminRefund } from "@kalivo/contract/shapes/admin-money-back.ts";
import { brusselsTime } from "@kalivo/domain/billing/month.ts";
import { centsFromEuros, eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Api } from "#server/http/route-handler.ts";
import { fieldRefusal, refusal, reply, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { refundFacts } from "../../billing/refunds/refunds.queries.ts";
import { requestRefund } from "../../billing/refunds/request-refund.ts";
import { whyNoRefund, type RefundRefusal } from "../../billing/refunds/why-no-refund.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { refuseOwnPayer } from "../own-affairs.ts";
import { isoOrNull, listReply } from "../page/list-reply.ts";
import { chargeOnWire } from "./charge-on-wire.ts";
import { effectOfRefund } from "./effect-of-refund.ts";
import { chargeOfStatement, findRefundRow, selectRefunds, type RefundRow } from "./refunds.queries.ts";

const UNKNOWN = refusal(404, (say) => say.admin.refunds.unknown);

/** Rule 17: an admin can at any time refund, in whole or in part, what still counts as given; but nothing that they pay for. */
export function mountRefundsAdmin(api: Api, { db }: Pick<Services, "db">) {
  api.on(listRefunds, async ({ query }) =>
    listReply(await selectRefunds(db, query.state, pageOf(query)), refundOnWire),
  );

  api.on(readRefundable, async ({ params, query, now }) => {
    const row = await chargeOfStatement(db, params.id);
    if (row === null) return UNKNOWN;
    const facts = await refundFacts(db, row.charge_id, brusselsTime(now).year);
    const why = whyNoRefund(facts, "admin", now)?.kind ?? null;
    const obstacle = why === "too-late" || why === "one-a-year" ? null : why;
    const asked = query.amount_in_euros === undefined ? null : centsFromEuros(query.amount_in_euros);
    const amount = asked === null || asked > facts.left ? facts.left : asked;
    const charge = { ...row, id: row.charge_id, amount_cents: row.charged_cents };
    const effect = obstacle === null ? await effectOfRefund(db, charge, amount) : null;
    return reply(200, { ...chargeOnWire(row), left_in_euros: eurosFromCents(facts.left), obstacle, effect });
  });

  api.on(requestRoute, async ({ person, body, now }) => {
    const row = await chargeOfStatement(db, body.statement_id);
    if (row === null) return UNKNOWN;
    const own = await refuseOwnPayer(db, person.id, row.payer_id);
    if (own !== null) return own;
    const amount = body.amount_in_euros === undefined ? null : centsFromEuros(body.amount_in_euros);
    if (body.amount_in_euros !== undefined && amount === null)
      return fieldRefusal("amount_in_euros", (say) => say.fields.problems.wholeCents());
    const left = centsFromEuros(body.left_in_euros);
    if (left === null) return fieldRefusal("left_in_euros", (say) => say.fields.problems.wholeCents());
    const press = { key: body.key, left };
    const wish = { chargeId: row.charge_id, by: "admin", userId: person.id, press, amount } as const;
    return db.transaction().execute(async (tx) => {
      const refund = await requestRefund(tx, { ...wish, reason: body.reason }, now);
      if (!refund.ok) return refusalOf(refund.refusal);
      const made = await findRefundRow(tx, refund.value.id);
      if (refund.value.made) {
        const target = { kind: "refund", id: refund.value.id } as const;
        const after = {
          statement: body.statement_id,
          amount_cents: Number(made?.amount_cents ?? 0n),
          reason: body.reason,
        };
        await logAction(tx, { actorId: person.id, action: "refund.request", target, after }, now);
        const event = row.released_at === null ? "refund_asked" : "refund_of_released";
        await tellAdmins(tx, { event, id: refund.value.id }, now);
      }
      return made === null ? UNKNOWN : reply(201, refundOnWire(made));
    });
  });
}

function refusalOf(refused: RefundRefusal): Refused {
  switch (refused.kind) {
    case "too-much":
      return fieldRefusal("amount_in_euros", (say) => say.admin.refunds.tooMuch(formatEuros(refused.most)));
    case "changed":
      return refusal(409, (say) =>
        refused.refunded > 0n
          ? say.admin.refunds.refundedMeanwhile(formatEuros(refused.refunded), formatEuros(refused.left))
          : say.admin.refunds.cameBackMeanwhile(formatEuros(refused.left)),
      );
    case "not-paid":
      return refusal(409, (say) => say.admin.refunds.notPaid);
    case "under-way":
      return refusal(409, (say) => say.admin.refunds.underWay);
    case "disputed":
      return refusal(409, (say) => say.admin.refunds.disputed);
    case "nothing-left":
      return refusal(409, (say) => say.admin.refunds.nothingLeft);
    case "too-late":
    case "one-a-year":
      throw new Error(`an admin is not bound by ${refused.kind}`);
    default:
      throw new Error(`no such refusal: ${JSON.stringify(refused satisfies never)}`);
  }
}

const refundOnWire = (row: RefundRow): AdminRefund => ({
  ...chargeOnWire(row),
  id: row.id,
  state: row.state,
  amount_in_euros: eurosFromCents(row.amount_cents),
  requested_at: row.requested_at.toISOString(),
  finished_at: isoOrNull(row.finished_at),
  reason: row.reason,
  asked_by: row.asked_by,
  provider_ref: row.provider_ref,
  failure: row.failure,
  tries: row.tries,
  next_try_at: isoOrNull(row.next_try_at),
});

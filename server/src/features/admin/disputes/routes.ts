import {
  acceptDispute as acceptRoute,
  leavePayerStopped,
  listDisputes,
  unblockPayer as unblockRoute,
} from "@kalivo/contract/routes/own/admin/money-back.ts";
import type { AdminDispute } from "@kalivo/contract/shapes/admin-money-back.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { OutcomeUnknown, RateLimited } from "#server/adapters/payment/port.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Db } from "#server/db/client.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { acceptDispute } from "../../billing/disputes/accept-disputes.ts";
import { unblockPayer } from "../../billing/disputes/disputes.queries.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { refuseOwnPayer } from "../own-affairs.ts";
import { isoOrNull, listReply } from "../page/list-reply.ts";
import { chargeOnWire } from "../refunds/charge-on-wire.ts";
import {
  findDisputeRow,
  isToLookAt,
  payerExists,
  selectDisputes,
  type DisputeRow,
} from "./disputes.queries.ts";

const UNKNOWN = refusal(404, (say) => say.admin.disputes.unknown);

/** Disputes of payers' banks, and an admin's decisions about them (rule 17). */
export function mountDisputesAdmin(api: Api, services: Services) {
  const { db, payments } = services;
  api.on(listDisputes, async ({ query }) =>
    listReply(await selectDisputes(db, query.state, pageOf(query)), disputeOnWire),
  );

  api.on(acceptRoute, async ({ person, params, now }) => {
    const before = await findDisputeRow(db, params.id);
    if (before === null) return UNKNOWN;
    const own = await refuseOwnPayer(db, person.id, before.payer_id);
    if (own !== null) return own;
    if (before.state !== "open") return refusal(409, (say) => say.admin.disputes.notOpen);
    if (payments === null) return NO_ANSWER;
    const target = { kind: "dispute", id: params.id } as const;
    const facts = { before: { state: before.state }, after: { state: "lost" } };
    await db.transaction().execute(async (tx) => {
      await logAction(tx, { actorId: person.id, action: "dispute.accept", target, ...facts }, now);
      await tellAdmins(tx, { event: "dispute_accepted", id: params.id, actorId: person.id }, now);
    });
    try {
      await acceptDispute(
        { ...services, payments },
        { ref: before.provider_ref, chargeId: before.charge_id },
      );
    } catch (error) {
      if (error instanceof OutcomeUnknown || error instanceof RateLimited) return NO_ANSWER;
      throw error;
    }
    return reply(200, disputeOnWire((await findDisputeRow(db, params.id)) ?? before));
  });

  api.on(unblockRoute, async ({ person, params, say, now }) => {
    const refused = await refusePayer(db, person.id, params.id);
    if (refused !== null) return refused;
    const lifted = await db.transaction().execute(async (tx) => {
      if (!(await unblockPayer(tx, params.id, person.id, now))) return false;
      const target = { kind: "payer", id: params.id } as const;
      const facts = { before: { blocked: true }, after: { blocked: false } };
      await logAction(tx, { actorId: person.id, action: "payer.unblock", target, ...facts }, now);
      return true;
    });
    return lifted
      ? reply(200, { message: say.admin.disputes.goesOn })
      : refusal(409, ({ admin }) => admin.disputes.nothingStopped);
  });

  api.on(leavePayerStopped, async ({ person, params, say, now }) => {
    const refused = await refusePayer(db, person.id, params.id);
    if (refused !== null) return refused;
    if (!(await isToLookAt(db, params.id)))
      return refusal(409, ({ admin }) => admin.disputes.nothingToLookAt);
    const target = { kind: "payer", id: params.id } as const;
    await logAction(db, { actorId: person.id, action: "payer.leave_stopped", target }, now);
    return reply(200, { message: say.admin.disputes.staysStopped });
  });
}

const UNKNOWN_PAYER = refusal(404, (say) => say.admin.disputes.unknownPayer);

const refusePayer = async (db: Db, adminId: number, payerId: number) =>
  (await payerExists(db, payerId)) ? refuseOwnPayer(db, adminId, payerId) : UNKNOWN_PAYER;

const NO_ANSWER = refusal(503, (say) => say.admin.disputes.noAnswer);

const disputeOnWire = (row: DisputeRow): AdminDispute => ({
  ...chargeOnWire(row),
  id: row.id,
  state: row.state,
  amount_in_euros: eurosFromCents(row.amount_cents),
  opened_at: row.opened_at.toISOString(),
  fee_in_euros: eurosFromCents(row.fee_cents),
  refunded_in_euros: eurosFromCents(row.refunded_cents),
  reason: row.reason,
  provider_ref: row.provider_ref,
  evidence_due: isoOrNull(row.evidence_due),
  closed_at: isoOrNull(row.closed_at),
  to_decide: row.to_decide,
  to_look: row.to_look,
});

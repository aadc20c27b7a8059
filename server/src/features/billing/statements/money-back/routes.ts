import { refundStatement, tryStatement } from "@kalivo/contract/routes/own/statements.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { requestRefund } from "../../refunds/request-refund.ts";
import type { RefundObstacle } from "../../refunds/why-no-refund.ts";
import { tryAgain, type TryRefusal } from "../../try-again/try-again.ts";
import { findStatement, findStatementFor } from "../statements.queries.ts";
import { showStatement } from "../show-statement.ts";

const UNKNOWN = refusal(404, (say) => say.giving.unknownStatement);

/** What a payer may do about a month after its charge: have it refunded, or retried. */
export function mountMoneyBack(api: Api, services: Services) {
  const { db, config } = services;
  const mail = config.associationMail;

  api.on(refundStatement, async ({ params, body, person, say, now }) => {
    const row = await findStatementFor(db, params.id, person.id);
    if (row === null) return UNKNOWN;
    if (row.charge_id === null) return refundRefusal("not-paid", mail);
    const chargeId = row.charge_id;
    const reason = body.reason ?? "requested";
    const wish = { chargeId, by: "payer", userId: person.id, press: null, amount: null, reason } as const;
    const asked = await db.transaction().execute((tx) => requestRefund(tx, wish, now));
    if (!asked.ok) {
      const { kind } = asked.refusal;
      return refundRefusal(kind === "too-much" || kind === "changed" ? "nothing-left" : kind, mail);
    }
    return reply(
      200,
      await showStatement(services, (await findStatement(db, row.id)) ?? row, { readerId: person.id, say }),
    );
  });

  api.on(tryStatement, async ({ params, person, say, now }) => {
    const row = await findStatementFor(db, params.id, person.id);
    if (row === null) return UNKNOWN;
    if (row.charge_id === null) return tryRefusal("not-failed", mail);
    const tried = await tryAgain(db, row.charge_id, now);
    if (!tried.ok) return tryRefusal(tried.refusal.kind, mail);
    return reply(
      200,
      await showStatement(services, (await findStatement(db, row.id)) ?? row, { readerId: person.id, say }),
    );
  });
}

const refundRefusal = (kind: RefundObstacle["kind"], mail: string): Refused =>
  refusal(409, (say) => say.giving.refund[kind](mail));

const tryRefusal = (kind: TryRefusal["kind"], mail: string): Refused =>
  refusal(409, (say) => say.giving.tryAgain[kind](mail));

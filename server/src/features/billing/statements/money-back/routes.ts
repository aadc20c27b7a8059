import { refundStatement, tryStatement } from "@kalivo/contract/routes/own/statements.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { requestRefund } from "../../refunds/request-refund.ts";
import type { RefundObstacle } from "../../refunds/why-no-refund.ts";
import { tryAgain, type TryRefusal } from "../../try-again/try-again.ts";
import { findStatement, findStatementFor, type StatementRow } from "../statements.queries.ts";
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
    return allOrNothing(services, async (inside) => {
      const asked = await inside.db.transaction().execute((tx) => requestRefund(tx, wish, now));
      if (asked.ok) return shown(inside, row, { readerId: person.id, say });
      const { kind } = asked.refusal;
      return refundRefusal(kind === "too-much" || kind === "changed" ? "nothing-left" : kind, mail);
    });
  });

  api.on(tryStatement, async ({ params, person, say, now }) => {
    const row = await findStatementFor(db, params.id, person.id);
    if (row === null) return UNKNOWN;
    if (row.charge_id === null) return tryRefusal("not-failed", mail);
    const chargeId = row.charge_id;
    return allOrNothing(services, async (inside) => {
      const tried = await tryAgain(inside.db, chargeId, now);
      return tried.ok
        ? shown(inside, row, { readerId: person.id, say })
        : tryRefusal(tried.refusal.kind, mail);
    });
  });
}

/** As it is now. */
const shown = async (
  services: Pick<Services, "db" | "clock" | "config">,
  row: StatementRow,
  reader: { readerId: number; say: ServerWords },
) => reply(200, await showStatement(services, (await findStatement(services.db, row.id)) ?? row, reader));

const refundRefusal = (kind: RefundObstacle["kind"], mail: string): Refused =>
  refusal(409, (say) => say.giving.refund[kind](mail));

const tryRefusal = (kind: TryRefusal["kind"], mail: string): Refused =>
  refusal(409, (say) => say.giving.tryAgain[kind](mail));

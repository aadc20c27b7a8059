import { chargeFacts } from "../charge-facts.queries.ts";
import { defineMail, drop } from "../define-mail.ts";
import { labelOf, statementUrl, teamOf } from "../statement-mail-data.ts";
import { refundFacts } from "./facts.queries.ts";
import { refundMail, type RefundMailData } from "./mail.ts";

/** Dropped when the refund's state changed meanwhile: another mail tells of it. */
export const refund = defineMail("refund", {
  toUnconfirmed: "hold",
  facts: async (services, { payload: { refund_id: id, said } }) => {
    const found = await refundFacts(services.db, id);
    const charge = found === null ? null : await chargeFacts(services.db, found.charge_id);
    if (found === null || charge === null || (found.state === "failed") !== (said === "failed"))
      return drop("it is no longer so");
    const sent = { kind: "sent", at: found.requested_at, reference: found.provider_ref ?? `${id}` } as const;
    const outcome: RefundMailData["outcome"] = said === "failed" ? { kind: "failed" } : sent;
    return {
      team: teamOf(charge),
      period: charge.period_id,
      amount: found.amount_cents,
      charged: charge.amount_cents,
      methodLabel: labelOf(charge),
      statementUrl: statementUrl(services, charge),
      outcome,
    };
  },
  write: refundMail,
});

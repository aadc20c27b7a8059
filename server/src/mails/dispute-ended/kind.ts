import { chargeFacts } from "../charge-facts.queries.ts";
import { defineMail, drop } from "../define-mail.ts";
import { disputeFacts } from "#server/features/billing/disputes/disputes.queries.ts";
import { labelOf, statementUrl, teamOf } from "../statement-mail-data.ts";
import { disputeEndedMail } from "./mail.ts";

export const disputeEnded = defineMail("dispute_ended", {
  toUnconfirmed: "hold",
  facts: async (services, { payload: { dispute_id: id, outcome } }) => {
    const found = await disputeFacts(services.db, id);
    const charge = found === null ? null : await chargeFacts(services.db, found.charge_id);
    if (found === null || charge === null || found.state !== outcome)
      return drop("the bank decided otherwise before it was sent");
    return {
      team: teamOf(charge),
      period: charge.period_id,
      amount: found.amount_cents,
      methodLabel: labelOf(charge),
      statementUrl: statementUrl(services, charge),
      outcome,
      stopped: charge.disputed,
    };
  },
  write: disputeEndedMail,
});

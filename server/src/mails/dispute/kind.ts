import { chargeFacts } from "../charge-facts.queries.ts";
import { defineMail, drop } from "../define-mail.ts";
import { labelOf, statementUrl, teamOf } from "../statement-mail-data.ts";
import { disputeFacts } from "#server/features/billing/disputes/disputes.queries.ts";
import { disputeMail } from "./mail.ts";

export const dispute = defineMail("dispute", {
  toUnconfirmed: "hold",
  facts: async (services, { payload: { dispute_id: id } }) => {
    const found = await disputeFacts(services.db, id);
    const charge = found === null ? null : await chargeFacts(services.db, found.charge_id);
    if (found === null || charge === null || found.state === "won")
      return drop("the bank decided for us before it was sent");
    return {
      team: teamOf(charge),
      period: charge.period_id,
      amount: found.amount_cents,
      methodLabel: labelOf(charge),
      statementUrl: statementUrl(services, charge),
      open: found.state === "open" && found.worth_contesting, // else it is accepted at once
    };
  },
  write: disputeMail,
});

import { linesOfStatement } from "#server/features/billing/statements/statements.queries.ts";
import { chargeFacts } from "../charge-facts.queries.ts";
import { defineMail, drop } from "../define-mail.ts";
import { methodOf, nameOf, sharesOf, statementUrl, teamOf } from "../statement-mail-data.ts";
import { receiptMail } from "./mail.ts";

export const receipt = defineMail("receipt", {
  toUnconfirmed: "hold",
  facts: async (services, { payload }) => {
    const { db } = services;
    const charge = await chargeFacts(db, payload.charge_id);
    if (charge === null || charge.state !== "succeeded" || charge.succeeded_at === null)
      return drop("the charge is not paid");
    const lines = await linesOfStatement(db, charge.statement_id);
    const charged = lines.filter(({ state }) => state === "charged");
    return {
      team: teamOf(charge),
      number: charge.statement_id,
      period: charge.period_id,
      gross: charge.amount_cents,
      fee: charge.fee_cents,
      paidAt: charge.succeeded_at,
      method: methodOf(charge),
      reference: charge.charge_ref ?? `${charge.id}`,
      burners: [...new Set(charged.map(nameOf))],
      organisations: sharesOf(charged),
      links: { statement: statementUrl(services, charge) },
    };
  },
  write: receiptMail,
});

import type { Queryable } from "#server/db/client.ts";
import { linesOfStatement, type LineRow } from "#server/features/billing/statements/statements.queries.ts";
import { facesOfPeople } from "#server/features/people/faces.queries.ts";
import type { Face } from "../blocks.ts";
import { chargeFacts } from "../charge-facts.queries.ts";
import { defineMail, drop } from "../define-mail.ts";
import { facesOnce } from "../faces-once.ts";
import { methodOf, nameOf, sharesOf, statementUrl, teamOf } from "../statement-mail-data.ts";
import { receiptMail } from "./mail.ts";

export const receipt = defineMail("receipt", {
  toUnconfirmed: "hold",
  facts: async (services, { payload, recipient }) => {
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
      burners: await burnersOf(db, recipient.userId, charged),
      organisations: sharesOf(charged),
      links: { statement: statementUrl(services, charge) },
    };
  },
  write: receiptMail,
});

async function burnersOf(db: Queryable, viewerId: number, lines: readonly LineRow[]): Promise<Face[]> {
  const faces = await facesOfPeople(
    db,
    viewerId,
    lines.map(({ burner_id }) => burner_id),
  );
  return facesOnce(lines.map((line) => ({ name: nameOf(line), picture: faces.get(line.burner_id) ?? null })));
}

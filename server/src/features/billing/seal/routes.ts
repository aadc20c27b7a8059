import { proveStatement, type StatementProof } from "@kalivo/contract/routes/own/statements.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { findStatementFor } from "../statements/statements.queries.ts";
import { entriesOfStatement, type ProofRow } from "./seal.queries.ts";

/** The payer's own entries in the books, to check against what is published. */
export function mountProof(api: Api, { db }: Pick<Services, "db">) {
  api.on(proveStatement, async ({ params, person }) => {
    const row = await findStatementFor(db, params.id, person.id);
    if (row === null) return refusal(404, (say) => say.giving.unknownStatement);
    return reply(200, (await entriesOfStatement(db, row.id)).map(entryOnWire));
  });
}

function entryOnWire({ text, month, position, salt, leaf }: ProofRow): StatementProof[number] {
  const sealed =
    month === null || position === null || salt === null || leaf === null
      ? null
      : { month: periodLabel(month), entry: position, salt, hash: leaf.toString("hex") };
  return { text, sealed };
}

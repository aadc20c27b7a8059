import {
  changeStatement as changeRoute,
  listStatements,
  readStatement,
} from "@kalivo/contract/routes/own/statements.ts";
import { centsFromEuros } from "@kalivo/domain/money/cents.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Api } from "../../http/route-handler.ts";
import { fieldRefusal, refusal, reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { mountCeiling } from "./ceiling-routes.ts";
import { mountMeter } from "./meter/routes.ts";
import { mountNoticeLinks } from "./notice-links/routes.ts";
import { mountRaised } from "./raised/routes.ts";
import { mountRecap } from "./recap/routes.ts";
import { mountProof } from "./seal/routes.ts";
import { mountMoneyBack } from "./statements/money-back/routes.ts";
import { mountStops } from "./stops/routes.ts";
import { mountYearlyStatements } from "./yearly/routes.ts";
import { changeStatement, type ChangeRefusal, type StatementChange } from "./statements/change-statement.ts";
import { findStatement, findStatementFor, statementsFor } from "./statements/statements.queries.ts";
import { showStatement, statementSummary } from "./statements/show-statement.ts";

const REFUSALS = {
  "too-late": refusal(409, (say) => say.giving.collecting),
  "only-whole": refusal(409, (say) => say.giving.onlyWhole),
  "unknown-line": refusal(404, (say) => say.giving.unknownLine),
  "not-lower": fieldRefusal("due_in_euros", (say) => say.giving.notLower),
} as const satisfies Record<ChangeRefusal["kind"], ReturnType<typeof refusal>>;

const UNKNOWN_STATEMENT = refusal(404, (say) => say.giving.unknownStatement);
const NOT_WHOLE_CENTS = fieldRefusal("due_in_euros", (say) => say.fields.problems.wholeCents());

/** The payer's months, and those of the teams a person administers. Another payer's statement is unknown, not forbidden. */
export function mountBilling(api: Api, services: Services) {
  const { db } = services;
  mountNoticeLinks(api, services);
  mountCeiling(api, services);
  mountMeter(api, services);
  mountProof(api, services);
  mountRaised(api, services);
  mountRecap(api, services);
  mountYearlyStatements(api, services);
  mountMoneyBack(api, services);
  mountStops(api, services);
  api.on(listStatements, async ({ person }) =>
    reply(200, (await statementsFor(db, person.id)).map(statementSummary)),
  );

  api.on(readStatement, async ({ params, person, say }) => {
    const row = await findStatementFor(db, params.id, person.id);
    if (row === null) return UNKNOWN_STATEMENT;
    return reply(200, await showStatement(services, row, { readerId: person.id, say }));
  });

  api.on(changeRoute, async ({ params, body, person, say, now }) => {
    const row = await findStatementFor(db, params.id, person.id);
    if (row === null) return UNKNOWN_STATEMENT;
    const change = changeOf(body, person.id);
    if (change === null) return NOT_WHOLE_CENTS;
    return allOrNothing(services, async (inside) => {
      const outcome = await changeStatement(inside.db, row.id, change, now);
      if (!outcome.ok) return REFUSALS[outcome.refusal.kind];
      const changed = await findStatement(inside.db, row.id);
      return reply(200, await showStatement(inside, changed ?? row, { readerId: person.id, say }));
    });
  });
}

type ChangeBody =
  | { action: "cancel" }
  | { action: "drop_line"; line_id: number }
  | { action: "lower_line"; line_id: number; due_in_euros: number };

function changeOf(body: ChangeBody, by: number): StatementChange | null {
  if (body.action === "cancel") return { action: "cancel", by };
  if (body.action === "drop_line") return { action: "drop_line", lineId: body.line_id };
  const due = centsFromEuros(body.due_in_euros);
  return due === null ? null : { action: "lower_line", lineId: body.line_id, due };
}

import {
  findAnything as findRoute,
  readAnyStatement,
  resendNotice as resendRoute,
} from "@kalivo/contract/routes/own/admin/desk.ts";
import type { AdminStatementPage } from "@kalivo/contract/shapes/admin-desk.ts";
import { brusselsTime } from "@kalivo/domain/billing/month.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { noticesOf } from "../../billing/announce/resend/resend.queries.ts";
import { resendNotice, whyNoCopy, type ResendRefusal } from "../../billing/announce/resend/resend-notice.ts";
import { findStatement } from "../../billing/statements/statements.queries.ts";
import { showStatement } from "../../billing/statements/show-statement.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { findStatementRow } from "../billing/billing.queries.ts";
import { statementOnWire } from "../billing/statement-on-wire.ts";
import { findAnything } from "./find-anything.ts";
import { referencesOf } from "./desk.queries.ts";

const UNKNOWN = refusal(404, (say) => say.admin.desk.unknown);

function refusalOf(refused: ResendRefusal): Refused {
  switch (refused.kind) {
    case "unknown":
      return UNKNOWN;
    case "not-announced":
      return refusal(409, (say) => say.admin.desk.notAnnounced);
    case "stopped":
      return refusal(409, (say) => say.admin.desk.stopped);
    case "on-its-way":
      return refusal(409, (say) => say.admin.desk.onItsWay);
    case "just-sent":
      return refusal(409, (say) => say.admin.desk.justSent(hourOf(refused.at)));
    case "nobody":
      return refusal(409, (say) => say.admin.desk.nobody);
    default:
      throw new Error(`no such refusal: ${JSON.stringify(refused satisfies never)}`);
  }
}

function hourOf(at: Date): string {
  const { hour, minute } = brusselsTime(at);
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** The treasurer's search, and what it leads to. */
export function mountDesk(api: Api, services: Services) {
  const { db } = services;
  api.on(findRoute, async ({ query }) => reply(200, await findAnything(db, query.search ?? "")));

  api.on(readAnyStatement, async ({ person, params, say, now }) => {
    const page = await statementPage(services, params.id, { readerId: person.id, say });
    if (page === null) return UNKNOWN;
    const target = { kind: "statement", id: params.id } as const;
    await logAction(db, { actorId: person.id, action: "statement.read", target }, now);
    return reply(200, page);
  });

  api.on(resendRoute, ({ person, params, say, now }) =>
    allOrNothing(services, async (inside) => {
      const again = await resendNotice(inside.db, params.id, now);
      if (!again.ok) return refusalOf(again.refusal);
      const target = { kind: "statement", id: params.id } as const;
      const after = { mails: again.value };
      await logAction(inside.db, { actorId: person.id, action: "notice.resend", target, after }, now);
      const page = await statementPage(inside, params.id, { readerId: person.id, say });
      return page === null ? UNKNOWN : reply(200, page);
    }),
  );
}

async function statementPage(
  services: Services,
  id: number,
  reader: { readerId: number; say: ServerWords },
): Promise<AdminStatementPage | null> {
  const { db } = services;
  const [row, statement] = await Promise.all([findStatementRow(db, id), findStatement(db, id)]);
  if (row === null || statement === null) return null;
  const references = await referencesOf(db, id);
  const notices = await noticesOf(db, id);
  const now = services.clock.now();
  return {
    row: statementOnWire(row),
    statement: await showStatement(services, statement, reader),
    references,
    notices: notices.map(({ at, copy: _copy, ...notice }) => ({ ...notice, at: at.toISOString() })),
    may_resend: row.charge_state === "notified" && (await whyNoCopy(db, id, { notices, now })) === null,
  };
}

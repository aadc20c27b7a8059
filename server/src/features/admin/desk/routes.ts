import {
  findAnything as findRoute,
  readAnyStatement,
  resendNotice as resendRoute,
} from "@kalivo/contract/routes/own/admin/desk.ts";
import type { AdminStatementPage } from "@kalivo/contract/shapes/admin-desk.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Api } from "../../../http/mount.ts";
import { refusal, reply } from "../../../http/refusal.ts";
import type { Services } from "../../../services.ts";
import { noticesOf } from "../../billing/announce/resend/queries.ts";
import { resendNotice, type ResendRefusal } from "../../billing/announce/resend/resend-notice.ts";
import { findStatement } from "../../billing/statements/queries.ts";
import { showStatement } from "../../billing/statements/show-statement.ts";
import { logAction } from "../audit/queries.ts";
import { findStatementRow } from "../billing/queries.ts";
import { statementOnWire } from "../billing/statement-on-wire.ts";
import { findAnything } from "./find-anything.ts";
import { referencesOf } from "./queries.ts";

const REFUSALS = {
  unknown: refusal(404, (say) => say.admin.desk.unknown),
  "not-announced": refusal(409, (say) => say.admin.desk.notAnnounced),
  "on-its-way": refusal(409, (say) => say.admin.desk.onItsWay),
  nobody: refusal(409, (say) => say.admin.desk.nobody),
} as const satisfies Record<ResendRefusal["kind"] | "unknown", ReturnType<typeof refusal>>;

/** Where a treasurer goes from whatever somebody names on the phone. */
export function mountDesk(api: Api, services: Services) {
  const { db } = services;
  api.on(findRoute, async ({ query }) => reply(200, await findAnything(db, query.search ?? "")));

  api.on(readAnyStatement, async ({ person, params, say, now }) => {
    const page = await statementPage(services, params.id, say);
    if (page === null) return REFUSALS.unknown;
    const target = { kind: "statement", id: params.id } as const;
    await logAction(db, { actorId: person.id, action: "statement.read", target }, now);
    return reply(200, page);
  });

  api.on(resendRoute, async ({ person, params, say, now }) => {
    const sent = await db.transaction().execute(async (tx) => {
      const again = await resendNotice(tx, params.id, now);
      if (!again.ok) return again;
      const target = { kind: "statement", id: params.id } as const;
      const after = { mails: again.value };
      await logAction(tx, { actorId: person.id, action: "notice.resend", target, after }, now);
      return again;
    });
    if (!sent.ok) return REFUSALS[sent.refusal.kind];
    const page = await statementPage(services, params.id, say);
    return page === null ? REFUSALS.unknown : reply(200, page);
  });
}

async function statementPage(
  services: Services,
  id: number,
  say: ServerWords,
): Promise<AdminStatementPage | null> {
  const { db } = services;
  const [row, statement] = await Promise.all([findStatementRow(db, id), findStatement(db, id)]);
  if (row === null || statement === null) return null;
  const references = await referencesOf(db, id);
  const notices = await noticesOf(db, id);
  return {
    row: statementOnWire(row),
    statement: await showStatement(services, statement, say),
    references,
    notices: notices.map(({ at, ...notice }) => ({ ...notice, at: at.toISOString() })),
    may_resend: row.charge_state === "notified" && notices.every(({ state }) => state !== "waiting"),
  };
}

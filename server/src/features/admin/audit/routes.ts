import { listAudit } from "@kalivo/contract/routes/own/admin/list-audit.ts";
import type { AuditEntry } from "@kalivo/contract/shapes/audit-entry.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Api } from "#server/http/route-handler.ts";
import type { Services } from "#server/services.ts";
import { listReply } from "../page/list-reply.ts";
import { selectEntries, type AuditRow } from "./entries.queries.ts";

export function mountAudit(api: Api, { db }: Pick<Services, "db">) {
  api.on(listAudit, async ({ query }) => listReply(await selectEntries(db, pageOf(query)), onWire));
}

const onWire = ({ id, at, target_kind, target_id, target_name, ...same }: AuditRow): AuditEntry => ({
  ...same,
  id: Number(id),
  at: at.toISOString(),
  target: { kind: target_kind, id: target_id, name: target_name },
});

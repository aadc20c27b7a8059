import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { AuditEntry } from "../../../shapes/audit-entry.ts";
import { Paging } from "../../../wire.ts";

export const listAudit = defineRoute({
  method: "GET",
  path: api.listAudit,
  summary: "What admins did, newest first. The total stands in X-Total-Count.",
  access: "admin",
  mayLag: true,
  query: z.object(Paging),
  ok: { 200: z.array(AuditEntry) },
});

import { z } from "zod";
import { Named } from "./admin.ts";

/** An action of an admin, or of the command line (no actor). Never holds names, addresses or bank accounts in full. */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: Named.nullable(),
  /** Noun and verb, like "organisation.hide". */
  action: z.string(),
  target: z.object({ kind: z.string(), id: z.int().nullable(), name: z.string().nullable() }),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

export type AuditEntry = z.infer<typeof AuditEntry>;

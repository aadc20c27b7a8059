import { IMPRINT_FIELDS, type AdminImprint } from "@kalivo/contract/routes/own/admin/imprint.ts";
import type { Config } from "../../config/config.ts";
import type { Services } from "../../services.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { logAction } from "../audit/audit.queries.ts";
import { readImprint } from "./association.ts";
import { insertAssociation, lockImprint, updateAssociation } from "./setup.queries.ts";

type Needs = Pick<Services, "config" | "db">;
type Changes = { address?: string | undefined; enterprise_number?: string | undefined };

const FIXED = refusal(409, (say) => say.admin.imprintFixed);

export async function showImprint({ config, db }: Needs): Promise<AdminImprint> {
  const { associationName: name, associationMail: mail } = config;
  const { address, number } = await readImprint(config, db);
  return { name, mail, address, enterprise_number: number, fixed: fixedBy(config) };
}

/** Without a change nothing is written, not even the log. */
export async function saveImprint(
  { config, db }: Needs,
  actorId: number,
  changes: Changes,
  now: Date,
): Promise<Refused | null> {
  if (fixedBy(config).some((field) => changes[field] !== undefined)) return FIXED;
  return db.transaction().execute(async (tx) => {
    // The demo asks for no association at its first start, so there may be none yet.
    await insertAssociation(tx, { name: config.associationName, mail: config.associationMail }, now);
    const { address, number } = await lockImprint(tx);
    const before = { address, enterprise_number: number };
    const after = {
      address: changes.address ?? address,
      enterprise_number: changes.enterprise_number ?? number,
    };
    if (IMPRINT_FIELDS.every((field) => after[field] === before[field])) return null;
    await updateAssociation(tx, after);
    const target = { kind: "imprint", id: null } as const;
    await logAction(tx, { actorId, action: "imprint.save", target, before, after }, now);
    return null;
  });
}

const fixedBy = ({ operator }: Config): AdminImprint["fixed"] =>
  IMPRINT_FIELDS.filter(
    (field) => (field === "address" ? operator.associationAddress : operator.associationNumber) !== null,
  );

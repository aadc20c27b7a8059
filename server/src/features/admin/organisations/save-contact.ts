import type { Db } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { endLinks } from "../../proofs/entrance/links.queries.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { lockOrganisation, selectOrganisation, updateOrganisation } from "./organisations.queries.ts";
import { UNKNOWN_ORGANISATION } from "../../organisations/unknown-organisation.ts";

type Acting = { actorId: number; organisationId: number };
type Contact = { mail: string | null; language: string };

/** The contact cannot change while a bank account's change waits, so that its outcome goes to the same address. */
export async function saveContact(
  db: Db,
  { actorId, organisationId: id }: Acting,
  { mail, language }: Contact,
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    await lockOrganisation(tx, id);
    const before = await selectOrganisation(tx, id, now);
    if (before === null) return UNKNOWN_ORGANISATION;
    if (before.contact_mail === mail && before.contact_language === language) return null;
    if (before.is_association) return refusal(409, (say) => say.admin.organisations.keepsItsOwn);
    if (before.change_waits) return refusal(409, (say) => say.admin.organisations.contactStays);
    await updateOrganisation(tx, id, { contact_mail: mail, contact_language: language });
    if (before.contact_mail !== mail) await endLinks(tx, id);
    await tellAdmins(tx, { event: "contact_changed", id }, now);
    const target = { kind: "organisation", id } as const;
    const [was, is] = [{ contact: before.contact_mail !== null }, { contact: mail !== null }];
    await logAction(tx, { actorId, action: "organisation.contact", target, before: was, after: is }, now);
    return null;
  });
}

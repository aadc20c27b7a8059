import type { Db } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import { tellAdmins, tellFormerContact } from "../../mail/admin-news/tell-admins.ts";
import { endLinks } from "../../proofs/entrance/links.queries.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { lockOrganisation, selectOrganisation, updateOrganisation } from "./organisations.queries.ts";
import { UNKNOWN_ORGANISATION } from "../../organisations/unknown-organisation.ts";

type Acting = { actorId: number; organisationId: number };
/** What is undefined stays; `own` is the admin's language. */
type Sent = { mail: string | null | undefined; language: string | undefined; own: string };

/** The contact cannot change while a bank account's change waits, so that its outcome goes to the same address. */
export async function saveContact(
  db: Db,
  { actorId, organisationId: id }: Acting,
  sent: Sent,
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    await lockOrganisation(tx, id);
    const before = await selectOrganisation(tx, id, now);
    if (before === null) return UNKNOWN_ORGANISATION;
    const mail = sent.mail === undefined ? before.contact_mail : sent.mail;
    const isSame = before.contact_mail === mail;
    const language = sent.language ?? (isSame ? before.contact_language : sent.own);
    if (isSame && before.contact_language === language) return null;
    if (before.is_association) return refusal(409, (say) => say.admin.organisations.keepsItsOwn);
    if (before.change_waits) return refusal(409, (say) => say.admin.organisations.contactStays);
    await updateOrganisation(tx, id, { contact_mail: mail, contact_language: language });
    if (!isSame) await endLinks(tx, id);
    if (!isSame && before.contact_mail !== null) {
      const former = { mail: before.contact_mail, language: before.contact_language };
      await tellFormerContact(tx, id, former, now);
    }
    await tellAdmins(tx, { event: "contact_changed", id }, now);
    const target = { kind: "organisation", id } as const;
    const [was, is] = [{ contact: before.contact_mail !== null }, { contact: mail !== null }];
    await logAction(tx, { actorId, action: "organisation.contact", target, before: was, after: is }, now);
    return null;
  });
}

import type { Services } from "#server/services.ts";
import { tellAdmins, tellContact } from "../../mail/admin-news/tell-admins.ts";
import { takeUntoldInForce } from "./accounts.queries.ts";

/** Due step: mails every admin and the organisation once when a bank account takes effect. */
export async function tellAccountsInForce({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    for (const { id, organisation_id: organisationId } of await takeUntoldInForce(tx, now)) {
      const news = { event: "iban_in_force", id, organisationId } as const;
      await tellAdmins(tx, news, now);
      await tellContact(tx, { news, organisationId }, now);
    }
  });
}

import { PAPERS_VERSION } from "@kalivo/domain/papers.ts";
import type { Language } from "@kalivo/domain/language.ts";
import type { Queryable } from "../../db/client.ts";
import { wantedOf } from "@kalivo/domain/links/link-subject.ts";
import { insertConsent, insertPrivacy, insertRegistration, insertUser } from "./people.queries.ts";

export type NewAccount = {
  first_name: string;
  last_name: string;
  email: string;
  newsletter?: boolean | undefined;
  /** Present: the app continues with the registration; the target of the shared link that brought them. */
  wanted?: string | undefined;
  passwordHash: string;
  language: Language;
};

/** Creates a person with their privacy settings and their consent to the terms; null when the email has an account. */
export async function openAccount(tx: Queryable, account: NewAccount, now: Date): Promise<number | null> {
  const userId = await insertUser(tx, account, now);
  if (userId === null) return null;
  await insertPrivacy(tx, userId, { newsletter: account.newsletter ?? false });
  await insertConsent(tx, { userId, kind: "terms", textVersion: PAPERS_VERSION }, now);
  if (account.wanted !== undefined) await insertRegistration(tx, userId, wantedOf(account.wanted), now);
  return userId;
}

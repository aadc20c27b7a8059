import { PAPERS_VERSION } from "@kalivo/domain/papers.ts";
import type { Language } from "@kalivo/domain/language.ts";
import type { Queryable } from "../../db/client.ts";
import { insertConsent, insertPrivacy, insertUser } from "./queries.ts";

export type NewAccount = {
  first_name: string;
  last_name: string;
  email: string;
  newsletter?: boolean | undefined;
  passwordHash: string;
  language: Language;
};

/** A person with their privacy settings and their consent to the terms; null when the email has an account already. */
export async function openAccount(tx: Queryable, account: NewAccount, now: Date): Promise<number | null> {
  const userId = await insertUser(tx, account, now);
  if (userId === null) return null;
  await insertPrivacy(tx, userId, { newsletter: account.newsletter ?? false });
  await insertConsent(tx, { userId, kind: "terms", textVersion: PAPERS_VERSION }, now);
  return userId;
}

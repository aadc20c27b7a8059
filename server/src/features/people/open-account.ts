import type { Language } from "@kalivo/domain/language.ts";
import type { Queryable } from "../../db/client.ts";
import { insertConsent, insertPrivacy, insertUser } from "./queries.ts";

/** The version of the terms that registering agrees to. */
const TERMS_VERSION = "2026-01";

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
  await insertConsent(tx, { userId, kind: "terms", textVersion: TERMS_VERSION }, now);
  return userId;
}

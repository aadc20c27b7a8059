import { randomBytes } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { insertInviteKey, replaceInviteKey } from "../people/people.queries.ts";

/** 192 bits. */
const newKey = () => randomBytes(24).toString("base64url");

/** The secret part of a person's invite link, created on first use. */
export const inviteKeyOf = (db: Db, userId: number, now: Date): Promise<string> =>
  insertInviteKey(db, { userId, key: newKey(), now });

/** Replaces it: links with the old one stop working (rule 35). */
export async function renewInviteKey(db: Db, userId: number, now: Date): Promise<string> {
  const key = newKey();
  await replaceInviteKey(db, { userId, key, now });
  return key;
}

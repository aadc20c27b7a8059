import { html } from "#server/documents/html.ts";
import type { Queryable } from "#server/db/client.ts";
import { messageId } from "../message-id.ts";
import { deleteKeptMails, giveUpMailsTo, keysOfMailsTo, replaceNameInKeptMails } from "./forget.queries.ts";

type Forgotten = {
  id: number;
  email: string;
  /** The full name and the pseudonym, if any. */
  names: readonly string[];
  publicUrl: string;
};

/** Rule 31: deletes an erased person's mails, and their name in the mails of people who knew them. */
export async function forgetRecipient(
  db: Queryable,
  { id, email, names, publicUrl }: Forgotten,
  now: Date,
): Promise<void> {
  const keys = await keysOfMailsTo(db, id);
  await giveUpMailsTo(db, id, now);
  await deleteKeptMails(
    db,
    email,
    keys.map((key) => messageId(key, publicUrl)),
  );
  for (const name of names)
    await replaceNameInKeptMails(db, id, { name, markup: html`${name}`.markup, instead: "a former member" });
}

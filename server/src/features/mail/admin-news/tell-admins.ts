import type { Queryable } from "#server/db/client.ts";
import { enqueueMail } from "../enqueue-mail.queries.ts";
import { presentAdmins } from "./present-admins.queries.ts";
import type { AdminNews } from "./news.ts";

/**
 * Rule 40: every admin is told of a change of power over the money, or of where money goes, whoever made it, so that a
 * stolen session cannot act unnoticed. `also`: people to tell who are no admins (any more). Runs in the transaction of the
 * change.
 */
export async function tellAdmins(
  tx: Queryable,
  news: AdminNews,
  now: Date,
  also: readonly number[] = [],
): Promise<void> {
  for (const userId of new Set([...(await presentAdmins(tx)), ...also]))
    await enqueueMail(tx, { ...mailOf(news, `person:${userId}`, now), userId });
}

/** The same to the organisation's contact, in the contact's language; nothing without a contact. */
export async function tellContact(
  tx: Queryable,
  { news, organisationId }: { news: AdminNews; organisationId: number },
  now: Date,
): Promise<void> {
  await enqueueMail(tx, { ...mailOf(news, `organisation:${organisationId}`, now), organisationId });
}

/** To the address that was an organisation's contact until now. */
export async function tellFormerContact(
  tx: Queryable,
  organisationId: number,
  recipient: { mail: string; language: string },
  now: Date,
): Promise<void> {
  const news = { event: "contact_left", id: organisationId, recipient } as const;
  await enqueueMail(tx, { ...mailOf(news, `former:${organisationId}`, now), organisationId });
}

/** One mail per occasion: a person may become an admin twice. */
export const newsKey = ({ event, id }: AdminNews, at: Date): string =>
  `admin-news:${event}:${id}:${at.getTime()}:`;

const mailOf = (news: AdminNews, to: string, now: Date) => ({
  key: newsKey(news, now) + to,
  kind: "admin_news" as const,
  payload: { ...news },
  notBefore: now,
});

import type { Queryable } from "#server/db/client.ts";
import { enqueueMail } from "../enqueue-mail.queries.ts";
import { presentAdmins } from "./admin-news.queries.ts";
import type { AdminNews } from "./news.ts";

/**
 * Rule 40: what changes who has power over the money, or where money goes, is told to every admin, whoever did it: the
 * one way in which a stolen sign-in cannot stay quiet. `also` are people who are told though they are no admins (any
 * more). In the transaction of the thing itself.
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

/** The same to the organisation's contact, in the language of who wrote it down; nothing without a contact. */
export async function tellContact(
  tx: Queryable,
  { news, organisationId }: { news: AdminNews; organisationId: number },
  now: Date,
): Promise<void> {
  await enqueueMail(tx, { ...mailOf(news, `organisation:${organisationId}`, now), organisationId });
}

/** One mail for each occasion: somebody may be made an admin twice. */
export const newsKey = ({ event, id }: AdminNews, at: Date): string =>
  `admin-news:${event}:${id}:${at.getTime()}:`;

const mailOf = (news: AdminNews, to: string, now: Date) => ({
  key: newsKey(news, now) + to,
  kind: "admin_news" as const,
  payload: { ...news },
  notBefore: now,
});

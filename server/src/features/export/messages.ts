import { textWithoutLinks } from "../mail/without-links.ts";
import { messageId } from "../mail/message-id.ts";
import { keptTexts, sentMails } from "./account.queries.ts";
import type { PageQuery } from "./table.ts";

/** The mails sent to a person. Links are masked: some of them act without a sign-in. */
export const messages =
  (publicUrl: string): PageQuery =>
  async (db, page) => {
    const mails = await sentMails(db, page);
    const ids = new Map(mails.map(({ outbox_key }) => [outbox_key, messageId(outbox_key, publicUrl)]));
    const texts = await keptTexts(db, [...ids.values()]);
    return mails.map(({ key, outbox_key, kind, sent_at }) => {
      const text = texts.get(ids.get(outbox_key) ?? "");
      return {
        key,
        kind,
        sent_at,
        subject: text?.subject ?? null,
        body: text === undefined ? null : textWithoutLinks(text.body),
      };
    });
  };

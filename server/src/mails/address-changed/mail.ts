import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";

/** `until`: the link's last day, formatted. */
export type AddressChangedData = { firstName: string; undoUrl: string; until: string };

/** To the account's former address. It does not name the new one: the reader may be an intruder. */
export function addressChangedMail(context: MailContext, { firstName, undoUrl, until }: AddressChangedData) {
  const words = mailWords(context.language).addressChanged;
  return frameMail(context, {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    blocks: [
      ...greeting(context, { firstName, team: null }),
      text(words.intro),
      text(words.notYou(until)),
      button(words.button, undoUrl),
      text(words.wasYou),
    ],
    reason: words.reason,
  });
}

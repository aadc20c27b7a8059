import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";

export type AddressChangeAskedData = { firstName: string };

/** To the account's present address, before anything has changed. It does not name the new one, as `addressChangedMail`. */
export function addressChangeAskedMail(context: MailContext, { firstName }: AddressChangeAskedData) {
  const words = mailWords(context.language).addressChangeAsked;
  return frameMail(context, {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    blocks: [
      ...greeting(context, { firstName, team: null }),
      text(words.intro),
      text(words.notYou),
      button(words.button, `${context.publicUrl}/forgot`),
      text(words.wasYou),
    ],
    reason: words.reason,
  });
}

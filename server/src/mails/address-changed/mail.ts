import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext, type MailParts } from "../frame.ts";
import { greeting } from "../greeting.ts";

/** `until`: the day on which the link ends, as it is read. */
export type AddressChangedData = { firstName: string; undoUrl: string; until: string };

/** To the address an account had. The new one is not said: the reader may be the one who has to be kept from it. */
export function addressChangedMail(
  context: MailContext,
  { firstName, undoUrl, until }: AddressChangedData,
): MailParts {
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

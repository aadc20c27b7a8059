import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";

export type ConfirmErasureData = { firstName: string; url: string };

/** Asks the owner to confirm the erasure that a person with the password requested. */
export function confirmErasureMail(context: MailContext, { firstName, url }: ConfirmErasureData) {
  const words = mailWords(context.language).confirmErasure;
  return frameMail(context, {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    blocks: [
      ...greeting(context, { firstName, team: null }),
      text(words.intro),
      button(words.button, url),
      text(words.notYou),
    ],
    reason: words.reason,
  });
}

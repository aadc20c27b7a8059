import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";

export type SignedOutData = { firstName: string };

/** Every session was ended at once (rule 38). */
export function signedOutMail(context: MailContext, { firstName }: SignedOutData) {
  const words = mailWords(context.language).signedOut;
  return frameMail(context, {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    blocks: [
      ...greeting(context, { firstName, team: null }),
      text(words.intro),
      text(words.notYou),
      button(words.button, `${context.publicUrl}/forgot`),
    ],
    reason: words.reason,
  });
}

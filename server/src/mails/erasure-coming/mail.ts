import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";

/** `day`: of the erasure, formatted. */
export type ErasureComingData = { firstName: string; day: string; keepUrl: string };

/** The last mail of an account, with the link to keep it. */
export function erasureComingMail(context: MailContext, { firstName, day, keepUrl }: ErasureComingData) {
  const words = mailWords(context.language).erasureComing;
  return frameMail(context, {
    subject: words.subject(day),
    preview: words.preview,
    title: words.title,
    blocks: [
      ...greeting(context, { firstName, team: null }),
      text(words.intro(day)),
      text(words.goes),
      text(words.stays),
      button(words.button, keepUrl),
      text(words.keep),
    ],
    reason: words.reason,
  });
}

import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext, type MailParts } from "../frame.ts";

export type ResetData = { url: string };

/** The link to choose a new password. */
export function resetMail(context: MailContext, { url }: ResetData): MailParts {
  const words = mailWords(context.language).reset;
  return frameMail(context, {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    blocks: [text(words.intro), button(words.button, url), text(words.validity), text(words.notYou)],
    reason: words.reason,
  });
}

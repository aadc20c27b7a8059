import { APP_NAME } from "@kalivo/words/app-name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, heading, text } from "../blocks.ts";
import { frameMail, type MailContext, type MailParts } from "../frame.ts";

export type WelcomeData = { firstName: string };

/** After registration. */
export function welcomeMail(context: MailContext, { firstName }: WelcomeData): MailParts {
  const words = mailWords(context.language).welcome;
  return frameMail(context, {
    subject: words.subject(APP_NAME),
    preview: words.preview,
    title: words.title(firstName),
    blocks: [
      text(words.intro),
      heading(words.burnTitle),
      text(words.burn),
      heading(words.donateTitle),
      text(words.donate),
      button(words.button, context.publicUrl),
    ],
    reason: words.reason,
  });
}

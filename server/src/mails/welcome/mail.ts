import { APP_NAME } from "@kalivo/words/app-name.ts";
import { mailedName } from "@kalivo/domain/people/name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, heading, text } from "../blocks.ts";
import { confirmBlocks, type CodeAndLink } from "../confirm-address/mail.ts";
import { frameMail, type MailContext, type MailParts } from "../frame.ts";

/** `confirm`: what confirms the address; null once it is. */
export type WelcomeData = { firstName: string; confirm: CodeAndLink | null };

/** After registration. */
export function welcomeMail(context: MailContext, { firstName, confirm }: WelcomeData): MailParts {
  const words = mailWords(context.language).welcome;
  return frameMail(context, {
    subject: words.subject(APP_NAME),
    preview: words.preview,
    title: words.title(mailedName(firstName)),
    blocks: [
      ...(confirm === null ? [] : [text(words.confirm), ...confirmBlocks(context, confirm)]),
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

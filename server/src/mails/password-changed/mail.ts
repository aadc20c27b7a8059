import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext, type MailParts } from "../frame.ts";
import { greeting } from "../greeting.ts";

/** `reset`: by a mailed link, which ended every sign-in; `settings`: by somebody signed in, which ended the others. */
export type PasswordChangedData = { firstName: string; by: "reset" | "settings"; passkeys: number };

/** So that a password does not change without its owner hearing of it (rule 38). */
export function passwordChangedMail(
  context: MailContext,
  { firstName, by, passkeys }: PasswordChangedData,
): MailParts {
  const words = mailWords(context.language).passwordChanged;
  return frameMail(context, {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    blocks: [
      ...greeting(context, { firstName, team: null }),
      text(words.by[by]),
      ...(passkeys === 0 ? [] : [text(words.passkeys(passkeys))]),
      text(words.notYou(context.associationMail)),
      button(words.button, `${context.publicUrl}/forgot`),
    ],
    reason: words.reason,
  });
}

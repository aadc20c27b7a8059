import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";

/** `reset`: by a mailed link, which ended every session; `settings`: by a signed-in person, which ended the others. */
export type PasswordChangedData = {
  firstName: string;
  by: "reset" | "settings";
  passkeys: number;
  /** The first proof of the mailbox removed the passkeys from before. */
  passkeysRemoved: boolean;
};

/** Tells the owner that the password changed (rule 38). */
export function passwordChangedMail(
  context: MailContext,
  { firstName, by, passkeys, passkeysRemoved }: PasswordChangedData,
) {
  const words = mailWords(context.language).passwordChanged;
  return frameMail(context, {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    blocks: [
      ...greeting(context, { firstName, team: null }),
      text(words.by[by]),
      ...(passkeysRemoved ? [text(words.passkeysRemoved)] : []),
      ...(passkeys === 0 ? [] : [text(words.passkeys(passkeys))]),
      text(words.notYou(context.associationMail)),
      button(words.button, `${context.publicUrl}/forgot`),
    ],
    reason: words.reason,
  });
}

import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";

export type PasskeyChangedData = { change: "added" | "removed"; name: string };

/** To its owner: a passkey was added or removed (rule 38). */
export function passkeyChangedMail(context: MailContext, { change, name }: PasskeyChangedData) {
  const words = mailWords(context.language).passkeyChanged;
  return frameMail(context, {
    subject: words.subject[change],
    preview: words.what[change](name),
    title: words.subject[change],
    blocks: [
      text(words.what[change](name)),
      text(words.notYou),
      button(words.button, `${context.publicUrl}/settings`),
    ],
    reason: words.reason,
  });
}

import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";

/** `provider`: its official name. */
export type NeedsReconnectMailData = { firstName: string; provider: string };

/** Rule 29: a connection that needs the person. */
export function needsReconnectMail(context: MailContext, { firstName, provider }: NeedsReconnectMailData) {
  const words = mailWords(context.language).needsReconnect;
  return frameMail(context, {
    subject: words.subject(provider),
    preview: words.preview,
    title: words.title(provider),
    blocks: [
      ...greeting(context, { firstName, team: null }),
      text(words.what(provider)),
      text(words.nothingLost),
      button(words.button, `${context.publicUrl}/health`),
    ],
    reason: words.reason(provider),
  });
}

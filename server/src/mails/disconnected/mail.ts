import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext, type MailParts } from "../frame.ts";
import { greeting } from "../greeting.ts";

export type DisconnectedMailData = {
  firstName: string;
  /** As it wants to be called. */
  provider: string;
  /** Where it was ended. */
  by: "person" | "provider";
};

/** What was deleted, in writing. */
export function disconnectedMail(
  context: MailContext,
  { firstName, provider, by }: DisconnectedMailData,
): MailParts {
  const words = mailWords(context.language).disconnected;
  return frameMail(context, {
    subject: words.subject(provider),
    preview: words.preview,
    title: words.title(provider),
    blocks: [
      ...greeting(context, { firstName, team: null }),
      text(by === "person" ? words.byYou(provider) : words.byProvider(provider)),
      text(words.deleted(provider)),
      text(words.kept),
      button(words.button, `${context.publicUrl}/health`),
    ],
    reason: words.reason(provider),
  });
}

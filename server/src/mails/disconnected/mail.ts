import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";

export type DisconnectedMailData = {
  firstName: string;
  /** With the provider's official name. */
  provider: string;
  /** Whether it was ended here or at the provider. */
  by: "person" | "provider";
};

/** The written confirmation of what was deleted. */
export function disconnectedMail(context: MailContext, { firstName, provider, by }: DisconnectedMailData) {
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

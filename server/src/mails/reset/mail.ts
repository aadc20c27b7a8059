import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";

/** `address_restored`: the person restored their old address, which ended the password. */
export type ResetData = { url: string; why: "asked" | "address_restored" };

export function resetMail(context: MailContext, { url, why }: ResetData) {
  const words = mailWords(context.language).reset;
  const restored = why === "address_restored";
  return frameMail(context, {
    subject: restored ? words.restoredSubject : words.subject,
    preview: words.preview,
    title: words.title,
    blocks: [
      text(restored ? words.restored : words.intro),
      button(words.button, url),
      text(words.validity),
      ...(restored ? [] : [text(words.notYou)]),
    ],
    reason: restored ? words.restoredReason : words.reason,
  });
}

import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";

/** `address_restored`: the person restored their old address, which ended the password. `first_admin`: there is none yet. */
export type ResetData = { url: string; why: "asked" | "address_restored" | "first_admin" };

export function resetMail(context: MailContext, { url, why }: ResetData) {
  const words = mailWords(context.language).reset;
  const {
    subject,
    title,
    intro,
    button: pressed,
    validity,
    notYou,
    reason,
  } = { ...words, ...words.because[why] };
  return frameMail(context, {
    subject,
    preview: words.preview,
    title,
    blocks: [text(intro), button(pressed, url), text(validity), ...(notYou === null ? [] : [text(notYou)])],
    reason,
  });
}

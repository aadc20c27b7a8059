import { mailWords } from "@kalivo/words/mails.ts";
import { confirmBlocks, type CodeAndLink } from "../address-confirmation.ts";
import { text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";

/** `change`: the address replaces another one. */
export type ConfirmAddressData = CodeAndLink & { change: boolean };

/** A code to type and a link to open: either proves access to the mailbox. */
export function confirmAddressMail(context: MailContext, data: ConfirmAddressData) {
  const words = mailWords(context.language).confirmAddress;
  return frameMail(context, {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    blocks: [
      text(data.change ? words.introChange : words.intro),
      ...confirmBlocks(context, data),
      text(words.notYou),
    ],
    reason: words.reason,
  });
}

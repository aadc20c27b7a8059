import { mailWords } from "@kalivo/words/mails.ts";
import { button, text, type Block } from "../blocks.ts";
import { frameMail, type MailContext, type MailParts } from "../frame.ts";

export type CodeAndLink = { code: string; url: string };
/** `change`: the address replaces another one. */
export type ConfirmAddressData = CodeAndLink & { change: boolean };

/** A code to type and a link to open: either proves access to the mailbox. */
export function confirmAddressMail(context: MailContext, data: ConfirmAddressData): MailParts {
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

/** The same within another mail. */
export function confirmBlocks({ language }: MailContext, { code, url }: CodeAndLink): Block[] {
  const words = mailWords(language).confirmAddress;
  return [{ kind: "code", label: words.code, code }, button(words.button, url), text(words.validity)];
}

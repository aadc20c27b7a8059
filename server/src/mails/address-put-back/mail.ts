import { mailWords } from "@kalivo/words/mails.ts";
import { text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";

export type AddressPutBackData = { firstName: string };

/** To the address that an undone change had set. It does not name the old one: the reader may be the owner. */
export function addressPutBackMail(context: MailContext, { firstName }: AddressPutBackData) {
  const { intro, notYou, ...words } = mailWords(context.language).addressPutBack;
  return frameMail(context, {
    ...words,
    blocks: [
      ...greeting(context, { firstName, team: null }),
      text(intro),
      text(notYou(context.associationMail)),
    ],
  });
}

import { mailWords } from "@kalivo/words/mails.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { firstSentence, writtenBlocks } from "./written-blocks.ts";

export type NewsletterData = {
  subject: string;
  /** In the format of `writtenBlocks`. */
  body: string;
  /** A test mail, to the admin only. */
  test: boolean;
};

/** Written by an admin, for every subscriber. */
export function newsletterMail(context: MailContext, { subject, body, test }: NewsletterData) {
  const words = mailWords(context.language).newsletter;
  const blocks = writtenBlocks(body);
  return frameMail(context, {
    subject: test ? words.testSubject(subject) : subject,
    preview: firstSentence(blocks),
    title: subject,
    blocks,
    reason: words.reason,
  });
}

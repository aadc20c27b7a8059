import { mailWords } from "@kalivo/words/mails.ts";
import { frameMail, type MailContext, type MailParts } from "../frame.ts";
import { firstSentence, writtenBlocks } from "./written-blocks.ts";

export type NewsletterData = {
  subject: string;
  /** As an admin wrote it: see `writtenBlocks`. */
  body: string;
  /** For the admin who wants to see it before it is sent. */
  test: boolean;
};

/** Written by an admin, for everybody who asked for it. */
export function newsletterMail(context: MailContext, { subject, body, test }: NewsletterData): MailParts {
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

import type { Mailer, OutgoingMail } from "../port.ts";

/**
 * Keeps mails instead of sending them. In the demo the mailbox page is where they are read, so they count as
 * delivered; in production they do not.
 */
export const mailboxMailer = (options: {
  delivers: boolean;
  keep: (mail: OutgoingMail) => Promise<void>;
}): Mailer => ({
  delivers: options.delivers,
  send: options.keep,
});

export type OutgoingMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** RFC 8058 one-click unsubscribe, for mails a person may refuse. */
  unsubscribeUrl?: string;
  /** The same for every try, so that a receiving server can drop a second copy. */
  messageId: string;
};

/** Resolves when a server has accepted the mail; throws otherwise, and the outbox tries again. */
export type Mailer = {
  /** False in production without SMTP: mails are kept, but no notice counts as accepted (rule 9). */
  readonly delivers: boolean;
  send: (mail: OutgoingMail) => Promise<void>;
};

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

/** Resolves when a server has accepted the mail; throws one of the errors below otherwise, and the outbox tries again. */
export type Mailer = {
  /** False in production without SMTP: mails are kept, but no notice counts as accepted (rule 9). */
  readonly delivers: boolean;
  send: (mail: OutgoingMail) => Promise<void>;
};

/** Not this mail is refused: the server cannot be reached, hangs, or lets nobody in. Another mail would meet the same. */
export class MailServerAway extends Error {
  override readonly name = "MailServerAway";
}

/** The server answered, and takes this mail not now (4xx, RFC 5321 section 4.2.1). */
export class MailDeferred extends Error {
  override readonly name = "MailDeferred";
}

/** The server answered, and takes this mail for this recipient never (5xx). `code`: its reply code. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
  readonly code: number;
  constructor(message: string, { code, ...options }: ErrorOptions & { code: number }) {
    super(message, options);
    this.code = code;
  }
}

/** The HTML part shows it as `cid:` and its id. */
export type InlinePicture = { contentId: string; png: Buffer };

export type OutgoingMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  pictures: readonly InlinePicture[];
  /** RFC 8058 one-click unsubscribe, for mails a person may refuse. */
  unsubscribeUrl?: string;
  /** The same for every try, so that a receiving server detects a duplicate. */
  messageId: string;
};

/** As many mails as are given to a mailer at once: what waits inside for a connection is looked at by nobody. */
export const MAIL_CONNECTIONS = 6;

/** Resolves when a server has accepted the mail; otherwise throws one of the errors below, and the outbox retries. */
export type Mailer = {
  /** False in production without SMTP: mails are stored, but no notice counts as accepted (rule 9). */
  readonly delivers: boolean;
  send: (mail: OutgoingMail) => Promise<void>;
};

/** Not about this mail: the server is unreachable, hangs, or refuses the login. Every other mail would fail too. */
export class MailServerAway extends Error {
  override readonly name = "MailServerAway";
}

/** The server deferred this mail (4xx, RFC 5321 section 4.2.1). */
export class MailDeferred extends Error {
  override readonly name = "MailDeferred";
}

/** The server rejected this mail for this recipient for good (5xx). `code`: its reply code. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
  readonly code: number;
  constructor(message: string, { code, ...options }: ErrorOptions & { code: number }) {
    super(message, options);
    this.code = code;
  }
}

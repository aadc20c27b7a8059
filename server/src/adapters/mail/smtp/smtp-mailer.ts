import { createTransport } from "nodemailer";
import {
  MAIL_CONNECTIONS,
  MailDeferred,
  MailRefused,
  MailServerAway,
  type InlinePicture,
  type Mailer,
  type OutgoingMail,
} from "../port.ts";

const TIMEOUT_MS = 20_000;

/**
 * Sends mails through the operator's mail server (SMTP_URL). Resolves once the server has accepted the mail for its
 * recipient.
 * @throws MailServerAway when the connection fails or breaks off
 * @throws MailDeferred when the server answers 4xx to this mail
 * @throws MailRefused when it answers 5xx; any other error is ours, of a mail that cannot be sent as it is
 */
export function smtpMailer(options: {
  url: string;
  from: string;
  /** Send only over an encrypted connection. */
  requireTls: boolean;
  timeoutMs?: number;
}): Mailer & { close: () => void; greet: () => Promise<void> } {
  const timeout = options.timeoutMs ?? TIMEOUT_MS;
  const address = new URL(options.url);
  const transport = createTransport({
    pool: true,
    host: address.hostname.replaceAll(/[[\]]/g, ""), // IPv6 stands in brackets in a URL only
    port: Number(address.port) || (address.protocol === "smtps:" ? 465 : 587),
    secure: address.protocol === "smtps:",
    requireTLS: options.requireTls,
    ...(address.username !== "" && {
      auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
    }),
    maxConnections: MAIL_CONNECTIONS,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  return {
    delivers: true,
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail, options.from));
      } catch (error) {
        throw named(error);
      }
    },
    /** Connects, encrypts and signs in as for a mail, and sends none. */
    greet: async () => {
      try {
        await transport.verify();
      } catch (error) {
        throw named(error);
      }
    },
    close: () => transport.close(),
  };
}

const messageOf = (
  { to, subject, html, text, pictures, unsubscribeUrl, messageId }: OutgoingMail,
  from: string,
) => ({
  from,
  to: { name: "", address: to },
  subject,
  html,
  text,
  attachments: pictures.map(attached),
  messageId,
  headers: {
    "Auto-Submitted": "auto-generated",
    ...(unsubscribeUrl !== undefined && oneClick(unsubscribeUrl)),
  },
});

/** Inside the message beside its HTML part, where it has no name to be listed by (RFC 2387). */
const attached = ({ contentId, png }: InlinePicture) => ({
  cid: contentId,
  content: png,
  contentType: "image/png",
  contentDisposition: "inline" as const,
  filename: false as const,
});

/** Nodemailer's codes for errors of one mail, its recipient or its text; any other error affects every mail. */
const OF_ONE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);
const CLOSING = 421;
const PERMANENT = 500;

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

function named(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const error = withoutAddresses(thrown);
  const { code, responseCode, command } = error;
  const isAboutUs = command === "MAIL FROM" || responseCode === CLOSING;
  if (isAboutUs || !OF_ONE_MAIL.has(code ?? "")) return new MailServerAway(error.message, { cause: error });
  if (responseCode === undefined) return error;
  if (responseCode < PERMANENT) return new MailDeferred(error.message, { cause: error });
  return new MailRefused(error.message, { cause: error, code: responseCode });
}

/** Mail servers repeat whom they refuse, and the words stand in logs and in the outbox: the id of the mail says who it is. */
function withoutAddresses(thrown: SmtpError): SmtpError {
  const { code, responseCode, command, message, stack = "" } = thrown;
  const error: SmtpError = new Error(masked(message));
  error.name = thrown.name;
  error.stack = masked(stack);
  if (code !== undefined) error.code = code;
  if (responseCode !== undefined) error.responseCode = responseCode;
  if (command !== undefined) error.command = command;
  return error;
}

const masked = (text: string): string => text.replaceAll(/[^\s<>"'(),:;]+@(?=[\w-]+\.)/g, "…@");

/** RFC 8058: the reader's mail program may post to this address without confirmation. Not folded or encoded. */
const oneClick = (url: string) => ({
  "List-Unsubscribe": { prepared: true, value: `<${url}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

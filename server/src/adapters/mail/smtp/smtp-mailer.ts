import { createTransport } from "nodemailer";
import type { Mailer } from "../port.ts";

const CONNECTIONS = 6;
const TIMEOUT_MS = 20_000;

/**
 * Hands mails to the operator's mail server (SMTP_URL). Resolves once the server has accepted the mail for its
 * recipient; a refusal (4xx, 5xx) and a lost connection are thrown.
 */
export function smtpMailer(options: {
  url: string;
  from: string;
  /** A mail leaves encrypted, or not at all. */
  requireTls: boolean;
  timeoutMs?: number;
}): Mailer & { close: () => void } {
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
    maxConnections: CONNECTIONS,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  return {
    delivers: true,
    send: async ({ to, subject, html, text, unsubscribeUrl, messageId }) => {
      await transport.sendMail({
        from: options.from,
        to: { name: "", address: to },
        subject,
        html,
        text,
        messageId,
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(unsubscribeUrl !== undefined && oneClick(unsubscribeUrl)),
        },
      });
    },
    close: () => transport.close(),
  };
}

/** RFC 8058: the reader's mail program may post to this address without asking anything. Not folded or encoded. */
const oneClick = (url: string) => ({
  "List-Unsubscribe": { prepared: true, value: `<${url}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

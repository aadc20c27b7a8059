import { APP_NAME } from "@kalivo/words/app-name.ts";
import { mailboxMailer } from "../adapters/mail/mailbox/mailbox-mailer.ts";
import type { Mailer } from "../adapters/mail/port.ts";
import { smtpMailer } from "../adapters/mail/smtp/smtp-mailer.ts";
import { deliverOutbox } from "../features/mail/deliver-outbox.ts";
import { keepMail } from "../features/mail/mail.queries.ts";
import { DELIVER_MAILS, DELIVER_TO_MANY, type DueStep } from "../jobs/due-steps.ts";
import { MAIL_KINDS } from "../mails/every-mail.ts";
import type { Services } from "../services.ts";
import { requiresTls } from "../config/smtp.ts";

/** The operator's mail server, else the local mailbox, which counts as delivering only in the demo. */
export function chooseMailer({ config, db, clock }: Pick<Services, "config" | "db" | "clock">): {
  mailer: Mailer;
  close: () => void;
} {
  if (config.smtpUrl !== null) {
    const from = config.mailFrom ?? `${APP_NAME} <${config.associationMail}>`;
    const mailer = smtpMailer({ url: config.smtpUrl, from, requireTls: requiresTls(config.smtpUrl) });
    return { mailer, close: mailer.close };
  }
  const mailer = mailboxMailer({ delivers: config.demo, keep: (mail) => keepMail(db, mail, clock.now()) });
  return { mailer, close: () => undefined };
}

/** Mails people wait for, and bulk mails, in parallel lanes. */
export const DELIVERY_STEPS: readonly DueStep[] = [
  { lane: "people", name: DELIVER_MAILS, run: (services) => deliverOutbox(MAIL_KINDS, services, ["people"]) },
  { lane: "mails", name: DELIVER_TO_MANY, run: (services) => deliverOutbox(MAIL_KINDS, services, ["many"]) },
];

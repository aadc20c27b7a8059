import { randomUUID } from "node:crypto";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { systemClock } from "../adapters/clock/system-clock.ts";
import type { Config } from "../config/config.ts";
import { messageId } from "../features/mail/message-id.ts";
import { readAssociation } from "../features/setup/association.ts";
import { openToLook, whereDatabaseIs } from "./look.ts";
import { chooseMailer } from "./mail.ts";

/**
 * Sends one mail as the product would, for the operator, in English.
 * @throws the errors of the mailer's port
 */
export async function sendTestMail(config: Config, to: string): Promise<void> {
  const at = whereDatabaseIs(config);
  if (at === null)
    throw new Error("The built-in database does not run: start the product, or set DATABASE_URL.");
  const { db, close } = openToLook(at);
  const { mail, name } = await readAssociation(config, db).finally(() => void close());
  const known = { ...config, associationMail: mail, associationName: name };
  const { mailer, close: closeMailer } = chooseMailer({ config: known, db, clock: systemClock });
  const text = `This is a test of the mail server of ${APP_NAME} at ${config.publicUrl}. Nobody has to do anything.`;
  try {
    await mailer.send({
      to,
      subject: `${APP_NAME}: a test of the mail server`,
      text,
      html: `<p>${text}</p>`,
      pictures: [],
      messageId: messageId(`test:${randomUUID()}`, config.publicUrl),
    });
  } finally {
    closeMailer();
  }
}

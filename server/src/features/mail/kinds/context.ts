import type { MailContext } from "#server/mails/frame.ts";
import type { Services } from "#server/services.ts";
import type { QueuedMail } from "../mail-kind.ts";

export const mailContext = ({ config }: Services, { recipient }: QueuedMail): MailContext => ({
  language: recipient.language,
  publicUrl: config.publicUrl,
  associationName: config.associationName,
  associationMail: config.associationMail,
});

import type { MailContext } from "../../../mails/frame.ts";
import type { Services } from "../../../services.ts";
import type { QueuedMail } from "../mail-kind.ts";

export const mailContext = ({ config }: Services, { recipient }: QueuedMail): MailContext => ({
  language: recipient.language,
  publicUrl: config.publicUrl,
  associationName: config.associationName,
  associationMail: config.associationMail,
});

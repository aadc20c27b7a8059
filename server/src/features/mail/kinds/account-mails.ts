import { z } from "zod";
import { resetUrl } from "../../auth/reset-url.ts";
import { resetMail } from "../../../mails/reset/mail.ts";
import { welcomeMail } from "../../../mails/welcome/mail.ts";
import type { MailKind } from "../mail-kind.ts";
import { mailContext } from "./context.ts";

export const welcome: MailKind = {
  render: async (services, mail) => ({
    kind: "mail",
    parts: welcomeMail(mailContext(services, mail), { firstName: mail.recipient.firstName }),
  }),
};

const ResetPayload = z.object({ token: z.string() });

export const reset: MailKind = {
  render: async (services, mail) => {
    const { token } = ResetPayload.parse(mail.payload);
    const url = resetUrl(services.config.publicUrl, token);
    return { kind: "mail", parts: resetMail(mailContext(services, mail), { url }) };
  },
};

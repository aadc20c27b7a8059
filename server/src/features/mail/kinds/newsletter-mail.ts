import { z } from "zod";
import { newsletterMail } from "#server/mails/newsletter/mail.ts";
import type { MailKind } from "../mail-kind.ts";
import { wantsMail, findNewsletterText } from "./kinds.queries.ts";
import { refusableMail, UNWANTED } from "./refusable-mail.ts";

const Payload = z.object({
  newsletter_id: z.int(),
  /** To the admin who wrote it, whatever their setting. */
  test: z.boolean().optional(),
});

/** Dropped for a reader who unsubscribed before it was sent (rule 29). */
export const newsletter: MailKind = {
  toUnconfirmed: "drop",
  render: async (services, mail) => {
    const { newsletter_id: id, test = false } = Payload.parse(mail.payload);
    if (!test && !(await wantsMail(services.db, mail.recipient.userId, "newsletter"))) return UNWANTED;
    const text = await findNewsletterText(services.db, id);
    if (text === undefined) return { kind: "drop", why: "the draft was thrown away" };
    return refusableMail(services, mail, "newsletter", (context) =>
      newsletterMail(context, { ...text, test }),
    );
  },
};

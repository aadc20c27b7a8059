import type { PreviewNewsletter } from "#server/features/admin/newsletters/routes.ts";
import { readOperator } from "#server/features/setup/association.ts";
import { defineMail, drop } from "../define-mail.ts";
import { mailContext } from "../frame.ts";
import { findNewsletterText } from "./facts.queries.ts";
import { newsletterMail } from "./mail.ts";

/** Dropped for a reader who unsubscribed before it was sent (rule 29). */
export const newsletter = defineMail("newsletter", {
  toUnconfirmed: "drop",
  list: "newsletter",
  despiteSwitch: ({ test }) => test,
  facts: async ({ db }, { payload: { newsletter_id: id, test } }) => {
    const text = await findNewsletterText(db, id);
    return text === undefined ? drop("the draft was thrown away") : { ...text, test };
  },
  write: newsletterMail,
});

export const previewNewsletter: PreviewNewsletter = async ({ config, db }, language, text) =>
  newsletterMail(mailContext(config, await readOperator(config, db), language), { ...text, test: false });

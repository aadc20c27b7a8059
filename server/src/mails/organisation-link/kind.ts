import { findLink } from "#server/features/proofs/entrance/links.queries.ts";
import { organisationToken } from "#server/features/proofs/entrance/links.ts";
import { defineMail, drop } from "../define-mail.ts";
import { organisationLinkMail } from "./mail.ts";

/** The link is derived when the mail is sent; it goes to nobody but the contact it was made for. */
export const organisationLink = defineMail("organisation_link", {
  toUnconfirmed: "send",
  facts: async ({ db, config, secretKeys }, { payload }) => {
    const link = await findLink(db, payload.link_id);
    if (link === null || link.sent_to === null) return drop("the contact has changed");
    if (link.used_at !== null) return drop("the link is used up");
    const url = `${config.publicUrl}/for/${organisationToken(secretKeys, link)}`;
    return { url, organisation: link.organisation };
  },
  write: organisationLinkMail,
});

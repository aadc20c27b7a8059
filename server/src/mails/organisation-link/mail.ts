import { ENTRANCE_HOURS, ORGANISATION_LINK_DAYS } from "@kalivo/domain/limits.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";

export type OrganisationLinkData = { url: string; organisation: string };

export function organisationLinkMail(context: MailContext, { url, organisation }: OrganisationLinkData) {
  const words = mailWords(context.language).organisationLink;
  return frameMail(context, {
    subject: words.subject(organisation, APP_NAME),
    preview: words.preview,
    title: words.title,
    blocks: [
      text(words.intro(organisation, APP_NAME)),
      text(words.what),
      button(words.button, url),
      text(words.validity(ORGANISATION_LINK_DAYS, ENTRANCE_HOURS)),
      text(words.forward),
      text(words.notYou(context.associationMail)),
    ],
    reason: words.reason(organisation),
  });
}

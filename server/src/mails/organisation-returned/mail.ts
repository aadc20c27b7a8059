import { APP_NAME } from "@kalivo/words/app-name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { facts, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";

export type OrganisationReturnedData = { organisation: string; what: "words" | "post"; why: string };

export function organisationReturnedMail(
  context: MailContext,
  { organisation, what, why }: OrganisationReturnedData,
) {
  const words = mailWords(context.language).organisationReturned;
  return frameMail(context, {
    subject: words.subject(APP_NAME),
    preview: words.preview,
    title: words.title,
    blocks: [text(words[what](organisation)), facts([{ label: words.why, value: why }]), text(words.next)],
    reason: words.reason(organisation),
  });
}

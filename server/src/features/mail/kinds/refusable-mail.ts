import type { MailContext, MailParts } from "#server/mails/frame.ts";
import type { Services } from "#server/services.ts";
import type { QueuedMail, Rendered } from "../mail-kind.ts";
import { stopUrls, type RefusableList } from "../unsubscribe.ts";
import { mailContext } from "./context.ts";

/** A mail that may be refused, with both ways to unsubscribe: the mail program's one click and the link on the page. */
export function refusableMail(
  services: Services,
  mail: QueuedMail,
  list: RefusableList,
  write: (context: MailContext) => MailParts,
): Rendered {
  const { pageUrl, oneClickUrl } = stopUrls(services, mail.recipient.userId, list);
  const parts = write({ ...mailContext(services, mail), stopUrl: pageUrl });
  return { kind: "mail", parts, unsubscribeUrl: oneClickUrl };
}

/** Unsubscribed after the mail was put in the outbox. */
export const UNWANTED: Rendered = { kind: "drop", why: "the person does not want it" };

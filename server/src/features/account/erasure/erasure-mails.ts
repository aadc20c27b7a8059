import { formatDate } from "@kalivo/domain/money/display.ts";
import { z } from "zod";
import { confirmErasureMail } from "#server/mails/confirm-erasure/mail.ts";
import { erasureComingMail } from "#server/mails/erasure-coming/mail.ts";
import type { Services } from "#server/services.ts";
import { erasureUrl } from "./erasure-links.ts";
import { findRequest } from "../../people/erasure-requests.queries.ts";
import type { MailKind, QueuedMail } from "../../mail/mail-kind.ts";
import { mailContext } from "../../mail/kinds/context.ts";

const Payload = z.object({ asked_at: z.iso.datetime() });
const TAKEN_BACK = { kind: "drop", why: "it was taken back" } as const;

async function standingRequest({ db }: Services, { payload, recipient: { userId } }: QueuedMail) {
  const request = await findRequest(db, userId);
  return request?.askedAt.toISOString() === Payload.parse(payload).asked_at ? request : null;
}

export const confirmErasure: MailKind = {
  toUnconfirmed: "drop",
  render: async (services, mail) => {
    const request = await standingRequest(services, mail);
    if (request === null || request.confirmedAt !== null) return TAKEN_BACK;
    const { config, secretKeys: keys } = services;
    const url = erasureUrl({ publicUrl: config.publicUrl, keys }, "confirm_erasure", request);
    const data = { firstName: mail.recipient.firstName, url };
    return { kind: "mail", parts: confirmErasureMail(mailContext(services, mail), data) };
  },
};

export const erasureComing: MailKind = {
  toUnconfirmed: "drop",
  render: async (services, mail) => {
    const request = await standingRequest(services, mail);
    if (request?.dueAt == null) return TAKEN_BACK;
    const { userId, askedAt, dueAt: until } = request;
    const { config, secretKeys: keys } = services;
    const where = { publicUrl: config.publicUrl, keys };
    const keepUrl = erasureUrl(where, "keep_account", { userId, askedAt, until });
    const data = { firstName: mail.recipient.firstName, day: formatDate(until), keepUrl };
    return { kind: "mail", parts: erasureComingMail(mailContext(services, mail), data) };
  },
};

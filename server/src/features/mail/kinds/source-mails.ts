import { PROVIDER_NAMES, PROVIDERS } from "@kalivo/domain/health-source.ts";
import { z } from "zod";
import { disconnectedMail } from "#server/mails/disconnected/mail.ts";
import { needsReconnectMail } from "#server/mails/needs-reconnect/mail.ts";
import type { MailKind } from "../mail-kind.ts";
import { mailContext } from "./context.ts";
import { isBroken } from "./kinds.queries.ts";

const Broken = z.object({ provider: z.enum(PROVIDERS) });
const Ended = z.object({ provider: z.enum(PROVIDERS), by: z.enum(["person", "provider"]) });

/** Once each time a connection breaks until its owner signs in at the provider again (rule 29). */
export const needsReconnect: MailKind = {
  toUnconfirmed: "hold",
  render: async (services, mail) => {
    const { provider } = Broken.parse(mail.payload);
    const { userId, firstName } = mail.recipient;
    if (!(await isBroken(services.db, userId, provider)))
      return { kind: "drop", why: "it works again, or is gone" };
    const data = { firstName, provider: PROVIDER_NAMES[provider] };
    return { kind: "mail", parts: needsReconnectMail(mailContext(services, mail), data) };
  },
};

/** The written confirmation that the providers' terms require (workouts §1.5). */
export const disconnected: MailKind = {
  toUnconfirmed: "hold",
  render: (services, mail) => {
    const { provider, by } = Ended.parse(mail.payload);
    const data = { firstName: mail.recipient.firstName, provider: PROVIDER_NAMES[provider], by };
    return Promise.resolve({ kind: "mail", parts: disconnectedMail(mailContext(services, mail), data) });
  },
};

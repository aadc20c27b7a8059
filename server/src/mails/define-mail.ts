import type { z } from "zod";
import type { Queryable } from "../db/client.ts";
import type { MailKind, MailParts, QueuedMail, Rendered, ToUnconfirmed } from "../features/mail/mail-kind.ts";
import { OUTBOX_MAILS, type MailName, type MailPayload } from "../features/mail/outbox-mails.ts";
import type { RefusableList } from "../features/mail/refusable-lists.queries.ts";
import { stopUrls } from "../features/mail/unsubscribe.ts";
import { operatorOf } from "../features/setup/association.ts";
import type { Services } from "../services.ts";
import { mailContext, type MailContext } from "./frame.ts";
import { senderAndWishes } from "./sender.queries.ts";

type Drop = Extract<Rendered, { kind: "drop" }>;
type Wait = Extract<Rendered, { kind: "wait" }>;

/** Nothing to say any more, and why. */
export const drop = (why: string): Drop => ({ kind: "drop", why });

/** Nothing to say yet. */
export const waitUntil = (at: Date): Wait => ({ kind: "wait", at });

type Definition<Payload, Facts extends object> = {
  toUnconfirmed: ToUnconfirmed;
  /** The switch of a mail that may be refused (rule 29): it is dropped for whoever did, and carries both ways to refuse it. */
  list?: RefusableList;
  /** Sent whatever the switch says. */
  despiteSwitch?: (payload: Payload) => boolean;
  /** What the mail tells, as it is now; the reader's first name is added. */
  facts: (
    services: Services,
    mail: Omit<QueuedMail, "payload"> & { payload: Payload },
  ) => Facts | Drop | Wait | Promise<Facts | Drop | Wait>;
  write: (context: MailContext, data: Facts & { firstName: string }) => MailParts;
  /** The recipient, when not the person's present address. */
  to?: (facts: Facts) => string;
  /** As of `MailKind`. */
  accepted?: (tx: Queryable, payload: Payload, at: Date) => Promise<void>;
};

type Schemas = { readonly [Name in MailName]: { payload: z.ZodType<MailPayload<Name>> } };
const SCHEMAS: Schemas = OUTBOX_MAILS;

/** A mail as the outbox sends it, made of its facts and how it is written. */
export function defineMail<Name extends MailName, Facts extends object>(
  name: Name,
  definition: Definition<MailPayload<Name>, Facts>,
): MailKind<Name> {
  const { toUnconfirmed, list, despiteSwitch, facts: factsOf, write, to, accepted } = definition;
  const schema = SCHEMAS[name].payload;
  return {
    name,
    toUnconfirmed,
    render: async (services, mail) => {
      const { userId, firstName, language } = mail.recipient;
      const payload = schema.parse(mail.payload);
      const { association, wants } = await senderAndWishes(services.db, userId);
      const isWanted = list === undefined || despiteSwitch?.(payload) === true || wants[list];
      if (!isWanted) return drop("the person does not want it");
      const facts = await factsOf(services, { ...mail, payload });
      if (isUnsaid(facts)) return facts;
      const context = mailContext(services.config, operatorOf(services.config, association), language);
      const data = { ...facts, firstName };
      const address = to === undefined ? {} : { to: to(facts) };
      if (list === undefined) return { kind: "mail", parts: write(context, data), ...address };
      const { pageUrl, oneClickUrl } = stopUrls(services, userId, list);
      const parts = write({ ...context, stopUrl: pageUrl }, data);
      return { kind: "mail", parts, unsubscribeUrl: oneClickUrl, ...address };
    },
    ...(accepted !== undefined && {
      accepted: (tx, mail, at) => accepted(tx, schema.parse(mail.payload), at),
    }),
  };
}

const isUnsaid = (facts: object): facts is Drop | Wait =>
  "kind" in facts && (facts.kind === "drop" || facts.kind === "wait");

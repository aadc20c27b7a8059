import type { Language } from "@kalivo/domain/language.ts";
import type { Queryable } from "../../db/client.ts";
import type { Services } from "../../services.ts";
import type { MailName } from "./outbox-mails.ts";

export type Recipient = {
  userId: number;
  /** An organisation's contact, without an account: `userId` is then 0. */
  isContact: boolean;
  /** Null: an organisation without a contact. */
  email: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  erased: boolean;
  /** The mailbox is confirmed as theirs (rule 38). */
  confirmed: boolean;
};

/** A claimed mail. `tries` includes this one. */
export type QueuedMail = {
  id: number;
  /** The number of this claim: what became of the mail is noted by the last one only. */
  claim: number;
  key: string;
  kind: MailName;
  payload: unknown;
  tries: number;
  /** When a mail server accepted it, which could not be noted with all that follows; null: none has, as far as we know. */
  acceptedAt: Date | null;
  /** When it was first rejected; null: never. */
  firstFailedAt: Date | null;
  lastError: string | null;
  recipient: Recipient;
};

/** A written mail; the outbox adds recipient and sender. */
export type MailParts = {
  subject: string;
  html: string;
  text: string;
  /** The addresses of the pictures that the HTML part shows by their `contentId`. */
  pictures: readonly string[];
};

export type Rendered =
  | {
      kind: "mail";
      parts: MailParts;
      unsubscribeUrl?: string;
      /** The recipient, when not the person's present address. */
      to?: string;
    }
  /** Nothing to say before that instant. */
  | { kind: "wait"; at: Date }
  /** Nothing to say any more: the mail is given up. */
  | { kind: "drop"; why: string };

/**
 * How it is handled while the recipient's address is unconfirmed (rule 38). Sent: only what the person requested about the
 * account itself. Held: mails about money, until the address is confirmed; they never count as told before. Dropped: mails
 * that others cause, or that are only pleasant.
 */
export type ToUnconfirmed = "send" | "hold" | "drop";

export type MailKind<Name extends MailName = MailName> = {
  name: Name;
  toUnconfirmed: ToUnconfirmed;
  /** Loads the present facts and writes the mail. Throws on an outage: it is retried. */
  render: (services: Services, mail: QueuedMail) => Promise<Rendered>;
  /** Follow-up when a mail server accepted it; runs in the transaction that marks it sent. */
  accepted?: (db: Queryable, mail: QueuedMail, at: Date) => Promise<void>;
};

export type MailKinds = { readonly [Name in MailName]: MailKind<Name> };

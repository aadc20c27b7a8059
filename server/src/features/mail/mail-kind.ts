import type { Language } from "@kalivo/domain/language.ts";
import type { Queryable } from "../../db/client.ts";
import type { MailParts } from "../../mails/frame.ts";
import type { Services } from "../../services.ts";

export const MAIL_NAMES = [
  "welcome",
  "reset",
  "confirm_address",
  "address_changed",
  "address_restored",
  "address_put_back",
  "password_changed",
  "signed_out",
  "confirm_erasure",
  "erasure_coming",
  "new_donor",
  "new_donor_digest",
  "upcoming_charge",
  "receipt",
  "payment_problem",
  "refund",
  "dispute",
  "card_expiring",
  "reminder_sync",
  "month_recap",
  "needs_reconnect",
  "disconnected",
  "newsletter",
  "alarms",
  "admin_news",
  "passkey_changed",
] as const;
export type MailName = (typeof MAIL_NAMES)[number];

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
  key: string;
  kind: MailName;
  payload: unknown;
  tries: number;
  /** When it was first rejected; null: never. */
  firstFailedAt: Date | null;
  lastError: string | null;
  recipient: Recipient;
};

export type Rendered =
  | {
      kind: "mail";
      parts: MailParts;
      unsubscribeUrl?: string;
      /** The recipient, when not the person's present address. */
      to?: string;
    }
  /** Nothing to say any more: the mail is given up. */
  | { kind: "drop"; why: string };

/**
 * How it is handled while the recipient's address is unconfirmed (rule 38). Sent: only what the person requested about the
 * account itself. Held: mails about money, until the address is confirmed; they never count as told before. Dropped: mails
 * that others cause, or that are only pleasant.
 */
export type ToUnconfirmed = "send" | "hold" | "drop";

export type MailKind = {
  toUnconfirmed: ToUnconfirmed;
  /** Loads the present facts and writes the mail. Throws on an outage: it is retried. */
  render: (services: Services, mail: QueuedMail) => Promise<Rendered>;
  /** Follow-up when a mail server accepted it; runs in the transaction that marks it sent. */
  accepted?: (db: Queryable, mail: QueuedMail, at: Date) => Promise<void>;
};

export type MailKinds = Readonly<Record<MailName, MailKind>>;

/** Bulk mails, in a lane of their own: thousands of these do not delay a password reset. */
const TO_MANY: ReadonlySet<string> = new Set<MailName>([
  "upcoming_charge",
  "receipt",
  "month_recap",
  "reminder_sync",
  "card_expiring",
  "newsletter",
  "new_donor_digest",
]);

/** `people`: a person waits for it in front of a screen; `many`: bulk mails. */
export type MailLane = "people" | "many";

export const kindsOf = (lane: MailLane): MailName[] =>
  MAIL_NAMES.filter((name) => TO_MANY.has(name) === (lane === "many"));

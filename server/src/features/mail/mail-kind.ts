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
  /** An organisation's contact, who has no account: `userId` is then 0, nobody's. */
  isContact: boolean;
  /** Null: an organisation without a contact. */
  email: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  erased: boolean;
  /** The mailbox is known to be theirs (rule 38). */
  confirmed: boolean;
};

/** A mail whose turn has come. `tries` counts this one. */
export type QueuedMail = {
  id: number;
  key: string;
  kind: MailName;
  payload: unknown;
  tries: number;
  /** Since when it is refused; null: never yet. */
  firstFailedAt: Date | null;
  lastError: string | null;
  recipient: Recipient;
};

export type Rendered =
  | {
      kind: "mail";
      parts: MailParts;
      unsubscribeUrl?: string;
      /** Where it goes, when not to the person's address of today. */
      to?: string;
    }
  /** There is nothing to say any more: the mail is given up. */
  | { kind: "drop"; why: string };

/**
 * What becomes of it while nobody has shown that the mailbox is theirs (rule 38). Sent: only what the person asked for
 * about the account itself. Held: about money, until the address is confirmed; it never counts as told before. Dropped:
 * everything that others cause or that is no more than pleasant.
 */
export type ToUnconfirmed = "send" | "hold" | "drop";

export type MailKind = {
  toUnconfirmed: ToUnconfirmed;
  /** Loads the present facts and writes the mail. Throws on an outage: it is tried again. */
  render: (services: Services, mail: QueuedMail) => Promise<Rendered>;
  /** What follows from a mail server having accepted it; runs in the transaction that marks it sent. */
  accepted?: (db: Queryable, mail: QueuedMail, at: Date) => Promise<void>;
};

export type MailKinds = Readonly<Record<MailName, MailKind>>;

/** Sent to many at once, in a lane of their own: thousands of these keep nobody from their new password. */
const TO_MANY: ReadonlySet<string> = new Set<MailName>([
  "upcoming_charge",
  "receipt",
  "month_recap",
  "reminder_sync",
  "card_expiring",
  "newsletter",
  "new_donor_digest",
]);

/** By whom it is waited for: somebody in front of a screen, or nobody in particular. */
export type MailLane = "people" | "many";

export const kindsOf = (lane: MailLane): MailName[] =>
  MAIL_NAMES.filter((name) => TO_MANY.has(name) === (lane === "many"));

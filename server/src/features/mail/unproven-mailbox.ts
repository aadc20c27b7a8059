import type { RateLimits } from "../../http/rate-limit.ts";
import type { QueuedMail } from "./mail-kind.ts";
import type { MailName } from "./outbox-mails.ts";

/** Mails to one mailbox that confirmed no address yet, whoever causes them: a welcome and the codes of one person. */
export const MAILBOX_MAILS_AN_HOUR = 6;
const MAILBOX_MAILS_A_DAY = 12;

const AN_HOUR = 3600;
const A_DAY = 86_400;

/** A link to set a password is limited by itself, and is how the owner of the mailbox takes the account; admins are told in any case. */
const NOT_COUNTED: ReadonlySet<MailName> = new Set([
  "reset",
  "first_admin",
  "address_restored",
  "alarms",
  "admin_news",
]);

/** Null: one too many. Else counted, until it is given back because no server took the mail. */
export type MailboxTurn = { giveBack: () => Promise<void> } | null;

const FREE: MailboxTurn = { giveBack: () => Promise.resolve() };

/**
 * Counts a mail to a mailbox that confirmed no address yet, over all accounts (rule 38): whoever has it may have asked for
 * none of them. `to`: where it goes, when not to the person's present address.
 */
export async function takeMailboxTurn(
  limits: RateLimits,
  { kind, recipient }: Pick<QueuedMail, "kind" | "recipient">,
  to: string | undefined,
): Promise<MailboxTurn> {
  const isUnproven =
    kind === "confirm_address" || (to === undefined && !recipient.confirmed && !recipient.isContact);
  if (!isUnproven || NOT_COUNTED.has(kind)) return FREE;
  const mailbox = turnOf(recipient.email ?? "", to);
  const anHour = limits("mailbox-hour", MAILBOX_MAILS_AN_HOUR, AN_HOUR);
  const aDay = limits("mailbox-day", MAILBOX_MAILS_A_DAY, A_DAY);
  if (((await anHour.consume(mailbox)) ?? (await aDay.consume(mailbox))) !== null) return null;
  return {
    giveBack: async () => {
      await anHour.giveBack(mailbox);
      await aDay.giveBack(mailbox);
    },
  };
}

/**
 * One's own present address has turns of its own, which no other account can use up; where a plus makes many addresses of one
 * mailbox, all of them share.
 */
const turnOf = (own: string, to: string | undefined): string =>
  to === undefined && !own.includes("+") ? `own ${own.toLowerCase()}` : mailboxOf(to ?? own);

/** What follows a plus is the same mailbox. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [name = ""] = email.slice(0, at).split("+", 1);
  return `${name}${email.slice(at)}`.toLowerCase();
}

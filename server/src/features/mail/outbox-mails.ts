import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { z } from "zod";
import { AdminNews } from "./admin-news/news.ts";

/** `people`: a person waits for it in front of a screen; `many`: bulk mails, thousands of which delay no password reset. */
export type MailLane = "people" | "many";

const aboutCharge = z.object({ charge_id: z.int() });
const aboutConfirmation = z.object({ confirmation_id: z.int() });
const aboutErasure = z.object({ asked_at: z.iso.datetime() });
const aboutMonth = z.object({ period: z.int() });
/** The link is derived when the mail is sent; a mail queued by an older version carries it. */
const aboutReset = z.union([z.object({ reset_id: z.int() }), z.object({ token: z.string() })]);
const nothing = z.object({});

/**
 * Every mail by its name, with its lane and what the outbox keeps of what it is about: mostly ids, because the facts are
 * looked up when it is written. What each says, and when it is dropped, stands in `server/src/mails`.
 */
export const OUTBOX_MAILS = {
  welcome: { lane: "people", payload: aboutConfirmation.partial() },
  reset: { lane: "people", payload: aboutReset },
  /** Who was named as the first admin, and has no password yet. */
  first_admin: { lane: "people", payload: aboutReset },
  confirm_address: { lane: "people", payload: aboutConfirmation },
  address_change_asked: { lane: "people", payload: aboutConfirmation },
  address_changed: { lane: "people", payload: aboutConfirmation },
  address_restored: { lane: "people", payload: aboutReset },
  address_put_back: { lane: "people", payload: aboutConfirmation },
  password_changed: {
    lane: "people",
    payload: z.object({ by: z.enum(["reset", "settings"]), passkeys_removed: z.boolean().default(false) }),
  },
  signed_out: { lane: "people", payload: nothing },
  confirm_erasure: { lane: "people", payload: aboutErasure },
  erasure_coming: { lane: "people", payload: aboutErasure },
  new_donor: { lane: "people", payload: z.object({ payer_id: z.int(), burner_id: z.int() }) },
  new_donor_digest: { lane: "many", payload: z.object({ day: z.iso.date() }) },
  /** What began and ended for a payer from `since` to `until`. */
  giving_changed: {
    lane: "people",
    payload: z.object({ payer_id: z.int(), since: z.iso.datetime(), until: z.iso.datetime() }),
  },
  /** Without a number in mails of an earlier version: the first notice. */
  upcoming_charge: { lane: "many", payload: aboutCharge.extend({ notice_no: z.int().default(1) }) },
  receipt: { lane: "many", payload: aboutCharge },
  payment_problem: { lane: "people", payload: aboutCharge },
  refund: { lane: "people", payload: z.object({ refund_id: z.int(), said: z.enum(["sent", "failed"]) }) },
  dispute: { lane: "people", payload: z.object({ dispute_id: z.int() }) },
  dispute_ended: {
    lane: "people",
    payload: z.object({ dispute_id: z.int(), outcome: z.enum(["won", "lost"]) }),
  },
  card_expiring: {
    lane: "many",
    payload: z.object({ payer_id: z.int(), method_ref: z.string(), last_month: z.int() }),
  },
  /** Who is no admin any more of a team whose method they may have entered. */
  method_left: { lane: "people", payload: z.object({ payer_id: z.int(), method_ref: z.string() }) },
  reminder_sync: { lane: "many", payload: aboutMonth },
  month_recap: { lane: "many", payload: aboutMonth },
  needs_reconnect: { lane: "people", payload: z.object({ provider: z.enum(PROVIDERS) }) },
  disconnected: {
    lane: "people",
    payload: z.object({ provider: z.enum(PROVIDERS), by: z.enum(["person", "provider"]) }),
  },
  /** `test`: to the admin who wrote it, whatever their setting. */
  newsletter: {
    lane: "many",
    payload: z.object({ newsletter_id: z.int(), test: z.boolean().default(false) }),
  },
  alarms: { lane: "people", payload: z.object({ alarms: z.array(z.int()).min(1) }) },
  admin_news: { lane: "people", payload: AdminNews },
  /** To an organisation's contact. */
  organisation_link: { lane: "people", payload: z.object({ link_id: z.int() }) },
  organisation_returned: {
    lane: "people",
    payload: z.object({ what: z.enum(["words", "post"]), id: z.int() }),
  },
  passkey_changed: {
    lane: "people",
    payload: z.object({ change: z.enum(["added", "removed"]), name: z.string() }),
  },
} as const satisfies Record<string, { lane: MailLane; payload: z.ZodType }>;

export type MailName = keyof typeof OUTBOX_MAILS;

export type MailPayload<Name extends MailName> = z.output<(typeof OUTBOX_MAILS)[Name]["payload"]>;

/** A mail's name with what it is about. */
export type MailAbout = {
  [Name in MailName]: { kind: Name; payload: z.input<(typeof OUTBOX_MAILS)[Name]["payload"]> };
}[MailName];

export const namesIn = (lane: MailLane): string[] =>
  Object.entries(OUTBOX_MAILS).flatMap(([name, mail]) => (mail.lane === lane ? [name] : []));

const lanes: Readonly<Record<string, { lane: MailLane } | undefined>> = OUTBOX_MAILS;

/** The lane of a mail in the outbox; undefined for one of another version of the product. */
export const laneOfMail = (name: string): MailLane | undefined => lanes[name]?.lane;

import { z } from "zod";
import { Named } from "./admin.ts";

/** What the books owe an organisation. */
export const AdminOwed = z.object({
  organisation: Named,
  /** Payable: it cannot be taken back any more. */
  payable_in_euros: z.number(),
  /** Net, and can still be taken back by a payer. */
  held_in_euros: z.number(),
  /** Ordered from the bank, not confirmed yet. */
  in_transit_in_euros: z.number(),
  /** Why it would not be in a run prepared now; null: it would. */
  obstacle: z
    .enum([
      "too_little",
      "under_way",
      "play_money",
      "no_account",
      "unusable_account",
      "outside_eea",
      "own_account",
      "shared_account",
      "left_after_all",
      "came_back",
      "too_much",
    ])
    .nullable(),
});

export const AdminPayoutStand = z.object({
  payable_in_euros: z.number(),
  held_in_euros: z.number(),
  in_transit_in_euros: z.number(),
  /** What a run prepared now would pay. */
  ready: z.object({ count: z.int(), amount_in_euros: z.number() }),
  /** The held sums by the month of their release. */
  held_until: z.array(z.object({ month: z.string(), amount_in_euros: z.number() })),
  /** The run that waits for a second admin. */
  prepared_run: z.int().nullable(),
  /** The association's account payouts leave from; null: not configured, so nothing can be approved. */
  debtor: z.object({ name: z.string(), iban_end: z.string() }).nullable(),
});

const PayoutState = z.enum(["prepared", "ordered", "paid", "rejected", "returned", "cancelled"]);

export const AdminPayoutRun = z.object({
  id: z.int(),
  state: z.enum(["prepared", "approved", "cancelled"]),
  /** The bank's id of the file. */
  message_id: z.string(),
  execute_on: z.iso.date(),
  prepared_by: Named.nullable(),
  prepared_at: z.iso.datetime(),
  decided_by: Named.nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** It was approved, and cancelled before its file was downloaded. */
  recalled_by: Named.nullable(),
  recalled_at: z.iso.datetime().nullable(),
  /** Its file was first downloaded. */
  file_taken_by: Named.nullable(),
  file_taken_at: z.iso.datetime().nullable(),
  /** It was signed at the bank. */
  signed_by: Named.nullable(),
  signed_at: z.iso.datetime().nullable(),
  payouts_count: z.int(),
  amount_in_euros: z.number(),
  /** How many of its payouts are at the bank, came back (at once or later), or left the account. */
  at_the_bank: z.int(),
  rejected: z.int(),
  paid: z.int(),
});

export const AdminPayout = z.object({
  id: z.int(),
  organisation: Named,
  state: PayoutState,
  amount_in_euros: z.number(),
  /** In full, because both admins compare it with the bank's screen. */
  iban: z.string(),
  account_holder: z.string(),
  /** `+++090/9337/55493+++`; null: the months as text. */
  communication: z.string().nullable(),
  end_to_end_id: z.string(),
  settled_on: z.iso.date().nullable(),
  bank_reference: z.string().nullable(),
  reject_reason: z.string().nullable(),
  settled_by: Named.nullable(),
  /** It had left the account, and came back on this day. */
  returned_on: z.iso.date().nullable(),
  /** The bank's reason code (`AC04`), and its text. */
  return_reason: z.string().nullable(),
  returned_by: Named.nullable(),
  /** A statement shows it leaving on this day although it was marked as sent back: an admin has to resolve it. */
  left_after_all: z.object({ on: z.iso.date() }).nullable(),
});

export const AdminPayoutRunDetail = AdminPayoutRun.extend({
  payouts: z.array(AdminPayout),
  /** What is still at the bank. */
  at_the_bank_in_euros: z.number(),
  /** What "all are paid" would book: at the bank, and contradicted by no statement; and whose it leaves out. */
  confirmable: z.object({ count: z.int(), amount_in_euros: z.number(), left_out: z.array(Named) }),
  /** The most likely value date: the day the bank was asked to pay on. It may be in the future. */
  likely_day: z.iso.date(),
  /** There is a file to download: something is to be paid and, once signed, neither its day nor a part of it is over. */
  file_offered: z.boolean(),
});

export type AdminOwed = z.infer<typeof AdminOwed>;
export type AdminPayoutStand = z.infer<typeof AdminPayoutStand>;
export type AdminPayoutRun = z.infer<typeof AdminPayoutRun>;
export type AdminPayout = z.infer<typeof AdminPayout>;
export type AdminPayoutRunDetail = z.infer<typeof AdminPayoutRunDetail>;

import { z } from "zod";
import { Named } from "./admin.ts";

const Statement = z.object({
  format: z.enum(["camt.053", "coda"]),
  /** The bank's reference. */
  reference: z.string(),
  account: z.string(),
  closes_on: z.iso.date(),
  opening_in_euros: z.number(),
  closing_in_euros: z.number(),
  entries: z.int(),
});

/** An entry that matches one of our transfers. */
const Match = z.object({
  kind: z.enum(["payout_paid", "payout_returned", "provider_payout", "provider_withdrawal"]),
  day: z.iso.date(),
  /** Positive: received; negative: paid. */
  amount_in_euros: z.number(),
  /** Null: the payment provider. */
  organisation: Named.nullable(),
  run_id: z.int().nullable(),
  /** Our own for a payout, the provider's for its transfer. */
  reference: z.string(),
  /** For a returned transfer: the bank's reason. */
  reason: z.string().nullable(),
  /** For a returned transfer: the sender, if stated; the last four characters of the account. */
  from: z.object({ name: z.string().nullable(), iban_end: z.string().nullable() }).nullable(),
});

/** An entry of which nothing is booked. */
const LeftOver = z.object({
  day: z.iso.date(),
  amount_in_euros: z.number(),
  name: z.string().nullable(),
  text: z.string(),
  /** Null: not one of our transfers, and nothing to do. */
  why: z.string().nullable(),
  /** It contradicts the books, and is kept until an admin ends it. */
  kept: z.boolean(),
  /** It contradicted the books when it was read before, and this became of it, as an admin wrote. */
  outcome: z.string().nullable(),
});

/** An entry that contradicts the books: kept until an admin wrote down what became of it. */
export const AdminBankDiscrepancy = z.object({
  id: z.int(),
  day: z.iso.date(),
  /** Positive: received; negative: paid. */
  amount_in_euros: z.number(),
  why: z.string(),
  /** The bank's reference of the entry; `#3`: its place in the statement, which gave it none. */
  reference: z.string(),
  /** Null: of a whole run, of the payment provider, or of nothing we know. */
  organisation: Named.nullable(),
  run_id: z.int().nullable(),
  payout_id: z.int().nullable(),
  seen_by: Named.nullable(),
  seen_at: z.iso.datetime(),
  /** How it ended; null: it is open. */
  ended: z.object({ by: Named.nullable(), at: z.iso.datetime(), outcome: z.string() }).nullable(),
});

/** The content of a bank's file, and what booking it would do. */
export const BankFilePreview = z.object({
  statements: z.array(Statement),
  /** Sent back with "Book", so that what was previewed is what is booked. */
  seen: z.string(),
  /** The first matches, and the sums of all by kind. */
  matches: z.array(Match),
  sums: z.array(z.object({ kind: Match.shape.kind, count: z.int(), amount_in_euros: z.number() })),
  /** Entries of our transfers that were booked from an earlier statement, or by hand. */
  already: z.int(),
  /** The first ones: those to look at before those that are not ours. */
  left_over: z.array(LeftOver),
  left_over_count: z.int(),
});

export type AdminBankDiscrepancy = z.infer<typeof AdminBankDiscrepancy>;
export type BankFilePreview = z.infer<typeof BankFilePreview>;

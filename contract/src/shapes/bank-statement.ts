import { z } from "zod";
import { Named } from "./admin.ts";

const Statement = z.object({
  format: z.enum(["camt.053", "coda"]),
  /** What the bank calls it. */
  reference: z.string(),
  account: z.string(),
  closes_on: z.iso.date(),
  opening_in_euros: z.number(),
  closing_in_euros: z.number(),
  entries: z.int(),
});

/** An entry that is one of our transfers. */
const Match = z.object({
  kind: z.enum(["payout_paid", "payout_returned", "provider_payout", "provider_withdrawal"]),
  day: z.iso.date(),
  /** What came in; below zero: what left. */
  amount_in_euros: z.number(),
  /** Null: the payment provider. */
  organisation: Named.nullable(),
  run_id: z.int().nullable(),
  /** Our own for a payout, the provider's for its transfer. */
  reference: z.string(),
  /** Of what came back: why, as the bank says. */
  reason: z.string().nullable(),
  /** Of what came back: who sent it, as far as the bank says; the last four characters of the account. */
  from: z.object({ name: z.string().nullable(), iban_end: z.string().nullable() }).nullable(),
});

/** An entry of which nothing is booked. */
const LeftOver = z.object({
  day: z.iso.date(),
  amount_in_euros: z.number(),
  name: z.string().nullable(),
  text: z.string(),
  /** Null: it is none of our transfers, and needs nobody here. */
  why: z.string().nullable(),
});

/** What a bank's file holds, and what booking it would do. Nothing of it is kept. */
export const BankFilePreview = z.object({
  statements: z.array(Statement),
  /** Sent back with "Book": what was looked at is what is booked. */
  seen: z.string(),
  /** The first of them, and what all of a kind come to. */
  matches: z.array(Match),
  sums: z.array(z.object({ kind: Match.shape.kind, count: z.int(), amount_in_euros: z.number() })),
  /** Entries of our transfers that an earlier statement, or somebody by hand, brought already. */
  already: z.int(),
  /** The first of them: what needs a look before what is none of ours. */
  left_over: z.array(LeftOver),
  left_over_count: z.int(),
});

export type BankFilePreview = z.infer<typeof BankFilePreview>;

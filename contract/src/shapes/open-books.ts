import { z } from "zod";

const euros = z.number();

/**
 * Sums of a month, or of all. `given = gross − returned` is the figure of rule 16; `net = gross − fees − returned + losses`
 * what the organisations get. The association bears `losses`, and beside this sum what was returned twice and the fees of
 * disputes, which are told once they concern 5 donors.
 */
export const BookSums = z.object({
  gross_in_euros: euros,
  fees_in_euros: euros,
  /** Refunded, or reversed by a bank: of each charge at most what was paid. */
  returned_in_euros: euros,
  given_in_euros: euros,
  /** Fees of what was returned, which providers keep, and what was returned after its release to organisations. */
  losses_in_euros: euros,
  /** Refunded, and then reversed by a bank, too: what went out beyond what was paid. */
  returned_twice_in_euros: euros,
  dispute_fees_in_euros: euros,
  net_in_euros: euros,
});
export type BookSums = z.infer<typeof BookSums>;

/**
 * What a month's statements asked for and was not collected; null: fewer than 5 donors, so that no single one can be
 * derived.
 */
const NotCollected = z.object({
  carried_in_euros: euros.nullable(),
  waived_in_euros: euros.nullable(),
  written_off_in_euros: euros.nullable(),
});
export type NotCollected = z.infer<typeof NotCollected>;

/** A month with fewer than 5 donors is added to the next older one, as is one in which those of an organisation could be derived (decision 75). */
export const BookMonth = z.object({
  month: z.string(),
  /** The oldest and the newest month in it: itself, where none was added. */
  from: z.string(),
  until: z.string(),
  ...BookSums.shape,
  ...NotCollected.shape,
});
export type BookMonth = z.infer<typeof BookMonth>;

/** Where an organisation's money is. `organisation` null: those with fewer than 5 donors, and one more, together. */
export const BookOrganisation = z.object({
  organisation: z.object({ id: z.number(), name: z.string() }).nullable(),
  given_in_euros: euros,
  /** Given, and may still be taken back. */
  held_in_euros: euros,
  payable_in_euros: euros,
  /** Of the association itself, for its costs (rule 75). */
  kept_in_euros: euros,
  /** Ordered from the bank. */
  in_transit_in_euros: euros,
  paid_in_euros: euros,
});
export type BookOrganisation = z.infer<typeof BookOrganisation>;

/** `organisation` null: those of the others on that day, whose references are not told. */
export const BookPayout = z.object({
  organisation: z.string().nullable(),
  paid_on: z.string(),
  amount_in_euros: euros,
  end_to_end_id: z.string().nullable(),
  bank_reference: z.string().nullable(),
});
export type BookPayout = z.infer<typeof BookPayout>;

/**
 * Where all the money is now, and who owns it: `at_provider + on_its_way + at_bank + disputed + borne = held + payable +
 * kept + in_transit`. The association's own money is not included, so `at_bank` is negative while it advances some.
 */
export const BookStanding = z.object({
  at_provider_in_euros: euros,
  /** From the provider to our bank. */
  on_its_way_in_euros: euros,
  at_bank_in_euros: euros,
  /** Withdrawn by banks in open disputes. */
  disputed_in_euros: euros,
  /** The association's losses so far: `losses`, what was returned twice, and all fees of disputes. */
  borne_in_euros: euros,
  held_in_euros: euros,
  payable_in_euros: euros,
  /** Given for the association itself, for its costs (rule 75). */
  kept_in_euros: euros,
  in_transit_in_euros: euros,
});
export type BookStanding = z.infer<typeof BookStanding>;

/** The checksum of everything booked until the end of a month; `previous` is the one before. */
export const BookSeal = z.object({
  month: z.string(),
  entries: z.number(),
  previous: z.string(),
  checksum: z.string(),
  sealed_at: z.iso.datetime(),
});
export type BookSeal = z.infer<typeof BookSeal>;

/**
 * Rule 73: of the euros that crossed the association's bank account since `since`, how many were found on a statement of the
 * bank within four days. Transfers of which the four days are not over don't count yet.
 */
export const Clearing = z.object({
  /** 0 to 1 in hundredths, rounded down. */
  share: z.number(),
  euros,
  traced_in_euros: euros,
  since: z.iso.date(),
});
export type Clearing = z.infer<typeof Clearing>;

/** Months, payouts and checksums newest first. */
export const OpenBooks = z.object({
  months: z.array(BookMonth),
  total: BookSums,
  /** Null until there is something to compare, and while no month is public. */
  clearing: Clearing.nullable(),
  standing: BookStanding,
  organisations: z.array(BookOrganisation),
  payouts: z.array(BookPayout),
  seals: z.array(BookSeal),
});
export type OpenBooks = z.infer<typeof OpenBooks>;

/** A month by organisation; null: those with fewer than 5 donors in it together, and those that hide them (decision 75). */
export const OpenMonth = z.object({
  ...BookMonth.shape,
  organisations: z.array(
    z.object({
      organisation: z.object({ id: z.number(), name: z.string() }).nullable(),
      given_in_euros: euros,
      /** Of that month's payments, less what they cost and what was returned: together the month's net sum. */
      received_in_euros: euros,
    }),
  ),
});
export type OpenMonth = z.infer<typeof OpenMonth>;

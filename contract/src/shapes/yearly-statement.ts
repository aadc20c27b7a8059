import { z } from "zod";

const euros = z.number();

/** A payment of the year. `net = gross − returned − fee`, and never below 0: a provider keeps its fee. */
export const YearlyPayment = z.object({
  statement_id: z.number(),
  month: z.string(),
  paid_on: z.string(),
  reference: z.string(),
  gross_in_euros: euros,
  /** Refunded, or disputed and not won. */
  returned_in_euros: euros,
  fee_in_euros: euros,
  net_in_euros: euros,
});
export type YearlyPayment = z.infer<typeof YearlyPayment>;

/** What one payer gave in a calendar year, by the day of payment. Not a tax certificate. */
export const YearlyStatement = z.object({
  year: z.number(),
  payer: z.string(),
  payments: z.array(YearlyPayment),
  /** Gross, less what was returned. */
  organisations: z.array(z.object({ id: z.number(), name: z.string(), given_in_euros: euros })),
  given_in_euros: euros,
  fee_in_euros: euros,
  net_in_euros: euros,
});
export type YearlyStatement = z.infer<typeof YearlyStatement>;

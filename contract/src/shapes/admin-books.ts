import { z } from "zod";
import { parsePeriod, periodEnd, periodStart } from "@kalivo/domain/billing/month.ts";
import { problem } from "../field-problem.ts";

/** The tables of the accountant's export. */
export const BOOK_TABLES = [
  "journal",
  "accounts",
  "months",
  "charges",
  "fees",
  "refunds",
  "payouts",
] as const;

const yearOf = (text: string): number | null => (/^20[2-9]\d$/.test(text) ? Number(text) : null);

/** `2026` or `2026-11` on the wire; inside, its name, its months and its half-open range of instants. */
export const wireBookPeriod = z
  .string({ error: problem("month") })
  .transform((text, context) => {
    const year = yearOf(text);
    const month = parsePeriod(text);
    const first = year === null ? month : year * 100 + 1;
    const last = year === null ? month : year * 100 + 12;
    if (first !== null && last !== null)
      return { label: text, first, last, from: periodStart(first), until: periodEnd(last) };
    context.addIssue({ code: "custom", message: problem("monthForm") });
    return z.NEVER;
  })
  .meta({ type: "string" });

/** A line of the chart of accounts. Balances are debits less credits: below zero is a credit balance. */
const Account = z.object({
  code: z.string(),
  name: z.string(),
  opening_in_euros: z.number(),
  debit_in_euros: z.number(),
  credit_in_euros: z.number(),
  closing_in_euros: z.number(),
});

export const AdminBooks = z.object({
  period: z.string(),
  /** Journals booked in it. */
  journals: z.int(),
  accounts: z.array(Account),
  /** Over all accounts: debits equal credits, and balances sum to 0. */
  total: Account.omit({ code: true, name: true }),
});

/** The result of the last `ledger check`, whoever ran it (rule 48). */
export const AdminLedgerCheck = z.object({
  /** Null: it never ran. */
  checked_at: z.iso.datetime().nullable(),
  /** Requested since: it runs in the background. */
  asked: z.boolean(),
  /** Each check, with its title in the books; at most fifty differences are listed in all. */
  checks: z.array(
    z.object({
      title: z.string(),
      differences: z.array(z.object({ subject: z.string(), expected: z.string(), found: z.string() })),
    }),
  ),
  differences_count: z.int(),
  /** Whether the books differ from themselves: until they agree no payout run is approved. */
  stops_payouts: z.boolean(),
  /** When this check last compared the books with the payment provider; `failure`: why it could not. */
  provider: z.object({ compared_at: z.iso.datetime().nullable(), failure: z.string().nullable() }),
});

export type AdminLedgerCheck = z.infer<typeof AdminLedgerCheck>;
export type BookPeriod = z.output<typeof wireBookPeriod>;
export type AdminBooks = z.infer<typeof AdminBooks>;
export type BookTable = (typeof BOOK_TABLES)[number];

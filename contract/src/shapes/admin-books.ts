import { z } from "zod";
import { parsePeriod, periodEnd, periodStart } from "@kalivo/domain/billing/month.ts";
import { problem } from "../field-problem.ts";

/** The tables an accountant takes along. */
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

/** `2026` or `2026-11` on the wire; inside, its name and months, and its instants: from the first on, before the other. */
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
  /** Of all accounts: debits are credits, and balances come to nothing. */
  total: Account.omit({ code: true, name: true }),
});

/** What `ledger check` came to the last time, by whoever ran it (rule 48). */
export const AdminLedgerCheck = z.object({
  /** Null: it never ran. */
  checked_at: z.iso.datetime().nullable(),
  /** Somebody asked for it since: it runs beside everything else. */
  asked: z.boolean(),
  /** Each thing that must hold, by the words the books state it in; differences are named up to fifty in all. */
  checks: z.array(
    z.object({
      title: z.string(),
      differences: z.array(z.object({ subject: z.string(), expected: z.string(), found: z.string() })),
    }),
  ),
  /** How many there are in all. */
  differences_count: z.int(),
  /** When the books were last compared with the payment provider in this check; `failure`: why they were not. */
  provider: z.object({ compared_at: z.iso.datetime().nullable(), failure: z.string().nullable() }),
});

export type AdminLedgerCheck = z.infer<typeof AdminLedgerCheck>;
export type BookPeriod = z.output<typeof wireBookPeriod>;
export type AdminBooks = z.infer<typeof AdminBooks>;
export type BookTable = (typeof BOOK_TABLES)[number];

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

export type BookPeriod = z.output<typeof wireBookPeriod>;
export type AdminBooks = z.infer<typeof AdminBooks>;
export type BookTable = (typeof BOOK_TABLES)[number];

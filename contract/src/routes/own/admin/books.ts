import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { AdminBooks, AdminLedgerCheck, BOOK_TABLES, wireBookPeriod } from "../../../shapes/admin-books.ts";

export const readBooks = defineRoute({
  method: "GET",
  path: api.readBooks,
  summary: "A year's or a month's accounts: opening balance, what was booked, closing balance.",
  access: "admin",
  limit: { calls: 60, seconds: 60 },
  params: z.object({ period: wireBookPeriod }),
  ok: { 200: AdminBooks },
  refusals: [404],
});

/** The tables name payers and organisations, so a download is recorded in the audit log. */
export const downloadBooks = defineRoute({
  method: "GET",
  path: api.downloadBooks,
  summary:
    "One table of a year or a month: the journal, accounts, months, charges, fees, refunds or payouts.",
  access: "admin",
  limit: { calls: 30, seconds: 60 },
  params: z.object({ period: wireBookPeriod, table: z.enum(BOOK_TABLES) }),
  ok: { 200: "csv" },
  refusals: [404],
});

export const readLedgerCheck = defineRoute({
  method: "GET",
  path: api.readLedgerCheck,
  summary:
    "What the last check of the books came to, check by check, and the comparison with the payment provider.",
  access: "admin",
  ok: { 200: AdminLedgerCheck },
});

/** Reads the books of all years from end to end, so it runs as a job. */
export const runLedgerCheck = defineRoute({
  method: "POST",
  path: api.runLedgerCheck,
  summary: "Has the books checked now. The answer is the last result, until the new one is there.",
  access: "admin",
  limit: { calls: 10, seconds: 60 },
  ok: { 200: AdminLedgerCheck },
});

import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { MAX_OUTCOME_LENGTH } from "@kalivo/domain/money/payout.ts";
import { defineRoute } from "../../../route.ts";
import { AdminBankDiscrepancy, BankFilePreview } from "../../../shapes/bank-statement.ts";
import { IdParams, wireRequiredText } from "../../../wire.ts";

/** Per admin: reading a file of 5 MB costs the server a second. */
const LIMIT = { calls: 60, seconds: 600 };
const CHECKSUM_LENGTH = 64;

export const previewBankStatement = defineRoute({
  method: "POST",
  path: api.previewBankStatement,
  summary:
    "Reads statements of the association's account (camt.053 or CODA, the form's file named \"file\") and says what booking them would do. Books nothing; keeps what contradicts the books. 409 where the file cannot be used, with the reason.",
  access: "admin",
  files: ["file"],
  limit: LIMIT,
  ok: { 200: BankFilePreview },
  refusals: [409],
});

export const bookBankStatement = defineRoute({
  method: "POST",
  path: api.bookBankStatement,
  summary:
    "Books the same file as it was looked at (`seen` of the preview). 409 once it is booked, or when the books changed since.",
  access: "admin",
  files: ["file"],
  body: z.object({ seen: wireRequiredText(CHECKSUM_LENGTH) }),
  limit: LIMIT,
  ok: { 200: BankFilePreview },
  refusals: [409],
});

export const listBankDiscrepancies = defineRoute({
  method: "GET",
  path: api.listBankDiscrepancies,
  summary:
    "What statements say that the books do not (another amount or account, twice, a run nobody knows), until an admin ended it: the open ones, the oldest first, then those that ended, the last first.",
  access: "admin",
  ok: { 200: z.array(AdminBankDiscrepancy) },
});

export const endBankDiscrepancy = defineRoute({
  method: "POST",
  path: api.endBankDiscrepancy,
  summary:
    "Ends one, with what became of it; answers the list as it then is. 409 for one that was ended already.",
  access: "admin",
  params: IdParams,
  body: z.object({ outcome: wireRequiredText(MAX_OUTCOME_LENGTH) }),
  ok: { 200: z.array(AdminBankDiscrepancy) },
  refusals: [404, 409],
});

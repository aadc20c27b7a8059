import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { BankFilePreview } from "../../../shapes/bank-statement.ts";
import { wireRequiredText } from "../../../wire.ts";

/** Per admin: reading a file of 5 MB costs the server a second. */
const LIMIT = { calls: 60, seconds: 600 };
const CHECKSUM_LENGTH = 64;

export const previewBankStatement = defineRoute({
  method: "POST",
  path: api.previewBankStatement,
  summary:
    "Reads statements of the association's account (camt.053 or CODA, the form's file named \"file\") and says what booking them would do. Keeps nothing. 409 where the file cannot be used, with the reason.",
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

import {
  bookBankStatement,
  previewBankStatement,
} from "@kalivo/contract/routes/own/admin/bank-statements.ts";
import type { Api } from "#server/http/route-handler.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { reply, type Refused } from "#server/http/refusal.ts";
import type { Upload } from "#server/http/uploads.ts";
import type { Services } from "#server/services.ts";
import { noteLeftAfterAll } from "#server/features/billing/payouts/left-after-all.ts";
import { readForUs } from "#server/features/billing/payouts/bank/read-for-us.ts";
import { bookStatement } from "./book-statement.ts";
import { fileOnWire } from "./statement-on-wire.ts";
import { bankRefusal, NO_FILE, ONE_FILE } from "./statement-refusals.ts";

/** The bank's statements: previewed first, and booked as previewed. */
export function mountBankStatements(api: Api, { db, config }: Pick<Services, "db" | "config">) {
  const ownIban = () => config.associationIban;

  api.on(previewBankStatement, async ({ person, files, say, now }) => {
    const sent = sentFile(files);
    if (!sent.ok) return sent.refusal;
    const bytes = sent.value;
    const read = await readForUs(db, { bytes, ownIban: ownIban() }, now);
    if (!read.ok) return bankRefusal(read.refusal);
    const { seen } = read.value;
    await db.transaction().execute((tx) => noteLeftAfterAll(tx, seen, person.id, now));
    return reply(200, fileOnWire(read.value, say));
  });

  api.on(bookBankStatement, async ({ person, files, body, say, now }) => {
    const sent = sentFile(files);
    if (!sent.ok) return sent.refusal;
    const bytes = sent.value;
    const booking = { bytes, ownIban: ownIban(), seen: body.seen, by: person.id };
    const booked = await bookStatement(db, booking, now);
    return booked.ok ? reply(200, fileOnWire(booked.value, say)) : booked.refusal;
  });
}

/** Exactly one file: what is previewed is what is booked. */
function sentFile(files: readonly Upload[]): Result<Buffer, Refused> {
  const [file, ...more] = files;
  if (file === undefined) return refuse(NO_FILE);
  return more.length > 0 ? refuse(ONE_FILE) : accept(file.bytes);
}

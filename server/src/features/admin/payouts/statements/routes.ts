import {
  bookBankStatement,
  endBankDiscrepancy,
  listBankDiscrepancies,
  previewBankStatement,
} from "@kalivo/contract/routes/own/admin/bank-statements.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Db } from "#server/db/client.ts";
import type { Api } from "#server/http/route-handler.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { reply, type Refused } from "#server/http/refusal.ts";
import type { Upload } from "#server/http/uploads.ts";
import type { Services } from "#server/services.ts";
import { endDiscrepancy } from "#server/features/billing/payouts/bank/discrepancies.queries.ts";
import { noteSeen } from "#server/features/billing/payouts/bank/note-seen.ts";
import { readForUs } from "#server/features/billing/payouts/bank/read-for-us.ts";
import { holdPayouts } from "#server/features/billing/payouts/payouts.queries.ts";
import { logAction } from "#server/features/audit/audit.queries.ts";
import { bookStatement } from "./book-statement.ts";
import { selectDiscrepancies } from "./discrepancies.queries.ts";
import { discrepancyOnWire, fileOnWire } from "./statement-on-wire.ts";
import { bankRefusal, ENDED_ALREADY, NO_FILE, ONE_FILE, UNKNOWN_DISCREPANCY } from "./statement-refusals.ts";

/** The bank's statements: previewed first, and booked as previewed. */
export function mountBankStatements(api: Api, { db, config }: Pick<Services, "db" | "config">) {
  const ownIban = () => config.associationIban;

  api.on(previewBankStatement, async ({ person, files, say, now }) => {
    const sent = sentFile(files);
    if (!sent.ok) return sent.refusal;
    const bytes = sent.value;
    const read = await readForUs(db, { bytes, ownIban: ownIban() }, now);
    if (!read.ok) return bankRefusal(read.refusal);
    await db.transaction().execute(async (tx) => {
      await holdPayouts(tx);
      await noteSeen(tx, read.value, person.id, now);
    });
    return reply(200, await fileOnWire(db, read.value, say));
  });

  api.on(bookBankStatement, async ({ person, files, body, say, now }) => {
    const sent = sentFile(files);
    if (!sent.ok) return sent.refusal;
    const bytes = sent.value;
    const booking = { bytes, ownIban: ownIban(), seen: body.seen, by: person.id };
    const booked = await bookStatement(db, booking, now);
    return booked.ok ? reply(200, await fileOnWire(db, booked.value, say)) : booked.refusal;
  });

  mountDiscrepancies(api, db);
}

/** What statements say that the books do not, until an admin wrote down what became of it. */
function mountDiscrepancies(api: Api, db: Db) {
  const list = async (say: ServerWords) =>
    reply(
      200,
      (await selectDiscrepancies(db)).map((one) => discrepancyOnWire(one, say)),
    );

  api.on(listBankDiscrepancies, ({ say }) => list(say));

  api.on(endBankDiscrepancy, async ({ person, params: { id }, body: { outcome }, say, now }) => {
    const ended = await db.transaction().execute(async (tx) => {
      const isEnded = await endDiscrepancy(tx, id, { by: person.id, outcome }, now);
      const target = { kind: "bank_discrepancy", id } as const;
      if (isEnded === true)
        await logAction(tx, { actorId: person.id, action: "bank_discrepancy.end", target }, now);
      return isEnded;
    });
    if (ended === null) return UNKNOWN_DISCREPANCY;
    return ended ? list(say) : ENDED_ALREADY;
  });
}

/** Exactly one file: what is previewed is what is booked. */
function sentFile(files: readonly Upload[]): Result<Buffer, Refused> {
  const [file, ...more] = files;
  if (file === undefined) return refuse(NO_FILE);
  return more.length > 0 ? refuse(ONE_FILE) : accept(file.bytes);
}
